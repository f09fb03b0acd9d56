import type { PrioritiesTable } from '#db/schema/tags.ts'
import type { CatalogueRow } from '../catalogue-row.ts'

export const priorities: readonly CatalogueRow<PrioritiesTable>[] = [
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
]
