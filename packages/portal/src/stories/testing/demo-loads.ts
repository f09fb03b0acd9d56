import type { Load, RecordsFile, Template } from '@portal/sdk'
import { exampleOf } from '@portal/sdk/testing/msw'

const states = [
  'completed',
  'completed_with_errors',
  'paused',
  'completed',
  'failed',
  'created',
] as const satisfies readonly Load['state'][]
const shares: Partial<Record<Load['state'], number>> = { created: 0, paused: 0.5, failed: 0.2 }
const names = ['clientes', 'recobro', 'portabilidad', 'fidelización', 'encuesta', 'bajas']
const day = (index: number) => String(20 - (index % 20)).padStart(2, '0')

/** 30 loads of November 2026; none of them is running, so that a story stands still. */
export const demoLoads = Array.from({ length: 30 }, (_, index): Load => {
  const state = states[index % states.length] ?? 'completed'
  const total = 4000 + index * 731
  const errors = state === 'completed_with_errors' ? 37 + index : 0
  const done = Math.floor(total * (shares[state] ?? 1))
  return {
    ...exampleOf('loads.show'),
    id: `load-${index + 1}`,
    name: `${names[index % names.length] ?? ''}-2026-11-${day(index)}.csv`,
    fileName: `${names[index % names.length] ?? ''}-2026-11-${day(index)}.csv`,
    state,
    total,
    processed: done,
    created: done - errors,
    updated: 0,
    unchanged: 0,
    duplicated: 0,
    errors,
    rowsPerSecond: null,
    secondsLeft: null,
    failure: state === 'failed' ? { code: 'format', row: 150 } : null,
    createdAt: `2026-11-${day(index)}T08:15:00.000Z`,
  }
})

/** The formats that loads are read by. */
export const demoTemplates = ['Recobro estándar', 'Portabilidad móvil', 'Encuesta de satisfacción'].map(
  (name, index): Template => ({
    ...exampleOf('templates.show'),
    id: `template-${index + 1}`,
    name,
    columns: ['document', 'full_name', 'phone'].map((column, at) => ({
      name: column,
      label: ['Documento', 'Nombre completo', 'Teléfono'][at] ?? column,
      aliases: at === 0 ? ['DNI', 'NIF'] : [],
      type: (['nif', 'text', 'phone'] as const)[at] ?? 'text',
      required: at === 0,
      key: at === 0,
      maxLength: 80,
      minLength: null,
      minimum: null,
      maximum: null,
      options: [],
      default: null,
      transform: 'none',
    })),
    version: index + 1,
    loadCount: 12 - index * 6,
    updatedAt: `2026-11-${String(18 - index)}T11:00:00.000Z`,
  }),
)

const contents = {
  recordCount: 20_000,
  columns: [
    { index: 0, header: 'DNI', samples: ['99999901H', '99999902L'] },
    { index: 1, header: 'NOMBRE', samples: ['Lucía Núñez Peña', 'Íñigo Ruiz'] },
    { index: 2, header: 'TELÉFONO', samples: ['+34 600 000 001'] },
  ],
  preview: [
    ['99999901H', 'Lucía Núñez Peña', '+34 600 000 001'],
    ['99999902L', 'Íñigo Ruiz', '+34 600 000 002'],
  ],
}

/** Files that were uploaded. */
export const demoFiles = Array.from({ length: 4 }, (_, index): RecordsFile => {
  const file = exampleOf('recordsFile.show')
  return {
    ...file,
    id: `file-${index + 1}`,
    name: `${names[index] ?? ''}.csv`,
    size: 1_048_576 * (index + 1),
    analysis: { ...file.analysis, ...contents },
    createdAt: `2026-11-${day(index)}T08:10:00.000Z`,
  }
})
