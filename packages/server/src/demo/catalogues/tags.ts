import type { TagsTable } from '#db/schema/tags.ts'
import type { CatalogueRow } from '../catalogue-row.ts'

export const tags: readonly CatalogueRow<TagsTable>[] = [
  {
    name: 'Queja',
    colour: '#9b2c2c',
    scope: 'tickets',
    translations: { en: 'Complaint', de: 'Beschwerde', fr: 'Plainte', pt: 'Queixa' },
  },
  {
    name: 'Reclamación',
    colour: '#b7410e',
    scope: 'tickets',
    translations: { en: 'Claim', de: 'Reklamation', fr: 'Réclamation', pt: 'Reclamação' },
  },
  {
    name: 'Baja de servicio',
    colour: '#6b21a8',
    scope: 'cases',
    translations: { en: 'Cancellation', de: 'Kündigung', fr: 'Résiliation', pt: 'Cancelamento' },
  },
  {
    name: 'Portabilidad',
    colour: '#1d4ed8',
    scope: 'cases',
    translations: {
      en: 'Number porting',
      de: 'Rufnummernmitnahme',
      fr: 'Portabilité',
      pt: 'Portabilidade',
    },
  },
  {
    name: 'Cliente preferente',
    colour: '#166534',
    scope: 'contacts',
    translations: {
      en: 'Preferred customer',
      de: 'Vorzugskunde',
      fr: 'Client privilégié',
      pt: 'Cliente preferencial',
    },
  },
  {
    name: 'Datos incompletos',
    colour: '#854d0e',
    scope: 'contacts',
    translations: {
      en: 'Incomplete data',
      de: 'Unvollständige Daten',
      fr: 'Données incomplètes',
      pt: 'Dados incompletos',
    },
  },
]
