import type { Load, LoadCause, RecordsFile, Template } from '@portal/sdk'
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
const outcomes: Partial<Record<Load['state'], Load['outcome']>> = {
  completed: 'loaded',
  completed_with_errors: 'partial',
  failed: 'failed',
}
/** These loads created no record: all rows were rejected or duplicates. */
const without: Partial<Record<number, 'rejected' | 'nothing_new'>> = { 7: 'rejected', 9: 'nothing_new' }
const day = (index: number) => String(20 - (index % 20)).padStart(2, '0')

/** 30 loads of November 2026; none is running, so that a story is deterministic. */
export const demoLoads = Array.from({ length: 30 }, (_, index): Load => {
  const state = states[index % states.length] ?? 'completed'
  const total = 4000 + index * 731
  const done = Math.floor(total * (shares[state] ?? 1))
  const outcome = without[index] ?? outcomes[state] ?? null
  return {
    ...exampleOf('loads.show'),
    id: `load-${index + 1}`,
    name: `${names[index % names.length] ?? ''}-2026-11-${day(index)}.csv`,
    fileName: `${names[index % names.length] ?? ''}-2026-11-${day(index)}.csv`,
    templateId: 'template-1',
    state,
    outcome,
    total,
    processed: done,
    ...countsOf(outcome, done, 239 + index),
    updated: 0,
    duplicated: 0,
    rowsPerSecond: null,
    secondsLeft: null,
    failure: state === 'failed' ? { code: 'format', row: 150 } : null,
    createdAt: `2026-11-${day(index)}T08:15:00.000Z`,
  }
})

/** The results of the rows. */
function countsOf(outcome: Load['outcome'], done: number, some: number) {
  const none = { created: 0, unchanged: 0, errors: 0 }
  if (outcome === 'rejected') return { ...none, errors: done }
  if (outcome === 'nothing_new') return { ...none, unchanged: done }
  return outcome === 'partial' ? { ...none, created: done - some, errors: some } : { ...none, created: done }
}

/** The templates of the loads. */
export const demoTemplates = ['Recobro estándar', 'Portabilidad móvil', 'Encuesta de satisfacción'].map(
  (name, index): Template => ({
    ...exampleOf('templates.show'),
    id: `template-${index + 1}`,
    name,
    columns: ['document', 'full_name', 'phone', 'stage'].map((column, at) => ({
      name: column,
      label: ['Documento', 'Nombre completo', 'Teléfono', 'Tramo'][at] ?? column,
      aliases: at === 0 ? ['DNI', 'NIF'] : [],
      type: (['nif', 'text', 'phone', 'list'] as const)[at] ?? 'text',
      required: at === 0,
      key: at === 0,
      maxLength: 80,
      minLength: null,
      minimum: null,
      maximum: null,
      options: column === 'stage' ? ['Temprano', 'Medio', 'Tardío'] : [],
      meanings: [],
      default: null,
      transform: 'none',
    })),
    version: index + 1,
    loadCount: 12 - index * 6,
    updatedAt: `2026-11-${String(18 - index)}T11:00:00.000Z`,
  }),
)

/** Why a template rejects rows: two causes, one of which can be fixed. */
export function demoCauses(template: Template | undefined): LoadCause[] {
  const column = template?.columns.find(({ name }) => name === 'stage')
  const { options = [], meanings = [] } = column ?? {}
  const becomes = (value: string) =>
    options.find((option) => option === value) ?? meanings.find((one) => one.value === value)?.means ?? null
  const strange = [
    { value: '0-30', rows: 110 },
    { value: '31-60', rows: 80 },
    { value: '61-90', rows: 50 },
  ]
  return [
    {
      ...{ field: 'stage', header: 'TRAMO', code: 'inclusion', rows: 240, distinct: 3, limit: null },
      values: strange.map((one) => ({ ...one, becomes: becomes(one.value) })),
      allowed: [...options],
    },
    {
      ...{ field: 'document', header: 'DNI', code: 'invalid', rows: 12, distinct: 7, limit: null },
      values: [{ value: '99999901A', rows: 6, becomes: null }],
      allowed: [],
    },
  ]
}

const contents = {
  recordCount: 20_000,
  columns: [
    { index: 0, header: 'DNI', samples: ['99999901H', '99999902L'] },
    { index: 1, header: 'NOMBRE', samples: ['Lucía Núñez Peña', 'Íñigo Ruiz'] },
    { index: 2, header: 'TELÉFONO', samples: ['+34 600 000 001'] },
    { index: 3, header: 'TRAMO', samples: ['0-30', '31-60'] },
  ],
  preview: [
    ['99999901H', 'Lucía Núñez Peña', '+34 600 000 001', '0-30'],
    ['99999902L', 'Íñigo Ruiz', '+34 600 000 002', '31-60'],
  ],
}

/** The uploaded files. */
export const demoFiles = Array.from({ length: 4 }, (_, index): RecordsFile => {
  const file = exampleOf('recordsFile.show')
  return {
    ...file,
    id: `file-${index + 1}`,
    name: `${names[index] ?? ''}.csv`,
    size: 1_048_576 * (index + 1),
    analysis: { ...file.analysis, ...contents },
    ...(index === 1 ? { state: 'imported', load: demoLoads[1] ?? null } : {}),
    createdAt: `2026-11-${day(index)}T08:10:00.000Z`,
  }
})
