import type { FilterNode } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import type { FormatName } from './load-formats.ts'
import { demoId } from './random.ts'

const day = 24 * 60 * 60_000

type DemoFilter = {
  name: string
  description: string
  format: FormatName
  shared: boolean
  conditions: readonly FilterNode[]
}

/** Filters of campaigns: one for each kind of condition. */
const demoFilters: readonly DemoFilter[] = [
  {
    name: 'Impago temprano y alto',
    description: 'Recibos recientes de más de 1.000 €, para llamar primero.',
    format: 'Recobro estándar',
    shared: true,
    conditions: [
      { parent: 0, kind: 'choice', field: 'stage', operator: 'one_of', values: ['Temprano'] },
      { parent: 0, kind: 'number', field: 'debt', operator: 'at_least', value: 1000 },
    ],
  },
  {
    name: 'Tardío o muy antiguo',
    description: 'Lo que pasa a la agencia externa si no paga.',
    format: 'Recobro estándar',
    shared: true,
    conditions: [
      { parent: 0, kind: 'group', match: 'any' },
      { parent: 1, kind: 'choice', field: 'stage', operator: 'one_of', values: ['Tardío'] },
      { parent: 1, kind: 'relative_date', field: 'dueDate', operator: 'before', days: -180 },
      { parent: 0, kind: 'group', match: 'none' },
      { parent: 4, kind: 'number', field: 'debt', operator: 'less', value: 50 },
    ],
  },
  {
    name: 'Prioritarios sin localizar',
    description: 'Los que nadie ha localizado tras un par de intentos, para otra franja horaria.',
    format: 'Recobro estándar',
    shared: true,
    conditions: [
      {
        parent: 0,
        kind: 'segment',
        operator: 'one_of',
        segments: [demoId('segment', 'Recobro prioritario')],
      },
      { parent: 0, kind: 'attempts', operator: 'less', value: 3 },
      { parent: 0, kind: 'last_outcome', operator: 'one_of', outcomes: ['NO_CONTESTA', 'COMUNICA'] },
      { parent: 0, kind: 'relative_last_attempt', operator: 'from', days: -7 },
    ],
  },
  {
    name: 'Renovaciones de hogar y auto',
    description: 'Pólizas que vencen en los próximos dos meses.',
    format: 'Renovaciones de seguros',
    shared: true,
    conditions: [
      { parent: 0, kind: 'choice', field: 'line', operator: 'one_of', values: ['Hogar', 'Auto'] },
      { parent: 0, kind: 'relative_date', field: 'renewalDate', operator: 'from', days: 0 },
      { parent: 0, kind: 'relative_date', field: 'renewalDate', operator: 'until', days: 60 },
    ],
  },
  {
    name: 'Fibra con penalización',
    description: '',
    format: 'Bajas de telefonía',
    shared: false,
    conditions: [
      { parent: 0, kind: 'choice', field: 'product', operator: 'one_of', values: ['Fibra', 'Fibra y móvil'] },
      { parent: 0, kind: 'number', field: 'penalty', operator: 'more', value: 0 },
    ],
  },
]

/** Filters as a campaign has them, owned by the administrator. */
export async function seedFilters({ db, now, createdBy }: { db: Db; now: Date; createdBy: string }) {
  const rows = demoFilters.map(({ name, description, format, shared, conditions }, index) => {
    const changedAt = new Date(now.getTime() - (index + 1) * day)
    const nodes = JSON.stringify([{ parent: null, kind: 'group', match: 'all' }, ...conditions])
    return { id: demoId('filter', name), name, description, format, shared, nodes, changedAt }
  })
  await db
    .insertInto('filters')
    .values(
      rows.map(({ format, changedAt, ...row }) => ({
        ...{ ...row, templateId: demoId('template', format), version: 1, createdBy },
        ...{ createdAt: changedAt, updatedAt: changedAt },
      })),
    )
    .execute()
  await db
    .insertInto('filterVersions')
    .values(
      rows.map(({ id, name, nodes, changedAt }) => ({
        ...{ filterId: id, version: 1, name, nodes, changedBy: createdBy, changedAt },
      })),
    )
    .execute()
}
