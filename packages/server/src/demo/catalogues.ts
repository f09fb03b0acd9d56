import type { LinksTable } from '#db/schema/links.ts'
import type { TagsTable, PrioritiesTable } from '#db/schema/tags.ts'
import type { CatalogueTable, Translations } from '#db/schema/catalogue.ts'

/** What is a catalogue's own, as the company wrote it; the rest follows from its name and its place. */
type Row<Table> = { name: string; translations?: Translations } & {
  [Column in Exclude<keyof Table, keyof CatalogueTable>]: Table[Column] extends { __select__: infer Value }
    ? Value
    : Table[Column]
}

/** The catalogues of the company, each in its order. */
export const catalogues: {
  tags: readonly Row<TagsTable>[]
  priorities: readonly Row<PrioritiesTable>[]
  links: readonly Row<LinksTable>[]
} = {
  tags: [
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
  ],
  priorities: [
    {
      name: 'Crítica',
      colour: '#9b2c2c',
      weight: 100,
      firstResponseMinutes: 15,
      resolutionMinutes: 120,
      translations: { en: 'Critical', de: 'Kritisch', fr: 'Critique', pt: 'Crítica' },
    },
    {
      name: 'Alta',
      colour: '#b7410e',
      weight: 75,
      firstResponseMinutes: 60,
      resolutionMinutes: 480,
      translations: { en: 'High', de: 'Hoch', fr: 'Haute', pt: 'Alta' },
    },
    {
      name: 'Normal',
      colour: '#1d4ed8',
      weight: 50,
      firstResponseMinutes: 240,
      resolutionMinutes: 1440,
      translations: { en: 'Normal', de: 'Normal', fr: 'Normale', pt: 'Normal' },
    },
    {
      name: 'Baja',
      colour: '#5f6b7a',
      weight: 25,
      firstResponseMinutes: 480,
      resolutionMinutes: 2880,
      translations: { en: 'Low', de: 'Niedrig', fr: 'Basse', pt: 'Baixa' },
    },
  ],
  links: [
    {
      name: 'Sede AEAT',
      url: 'https://sede.agenciatributaria.gob.es/',
      category: 'law',
      description: 'Certificados y datos fiscales',
      translations: {
        en: 'Tax agency online',
        de: 'Online-Finanzamt (AEAT)',
        fr: 'Services fiscaux en ligne (AEAT)',
        pt: 'Finanças em linha (AEAT)',
      },
    },
    {
      name: 'Import@ss (Seguridad Social)',
      url: 'https://portal.seg-social.gob.es/',
      category: 'law',
      description: 'Vida laboral, bases de cotización y prestaciones',
      translations: {
        en: 'Import@ss (social security)',
        de: 'Import@ss (Sozialversicherung)',
        fr: 'Import@ss (sécurité sociale)',
        pt: 'Import@ss (segurança social)',
      },
    },
    {
      name: 'SEPE',
      url: 'https://www.sepe.es/',
      category: 'law',
      description: 'Prestaciones por desempleo y formación',
    },
    {
      name: 'Intranet del cliente',
      url: 'https://intranet.cliente.example/',
      category: 'tools',
      description: 'Procedimientos y argumentarios de cada campaña',
      translations: {
        en: 'Client’s intranet',
        de: 'Intranet des Kunden',
        fr: 'Intranet du client',
        pt: 'Intranet do cliente',
      },
    },
  ],
}
