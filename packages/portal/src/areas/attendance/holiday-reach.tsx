import type { Holiday } from '@portal/sdk'
import { Status } from '@portal/ui-kit'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'

/**
 * How many work centers have a holiday. If none matches its place, the code may be wrong, or the center does
 * not exist yet.
 */
export const reachColumn: ColumnSpec<Holiday, 'centers'> = column.custom(
  'centers',
  {
    text: ({ centers }: Holiday) => String(centers),
    cell: ({ centers }, { translate }) =>
      centers === 0 ? <Status tone="warning">{translate('noCenter')}</Status> : centers,
    sheet: { kind: 'number', value: ({ centers }) => centers },
  },
  { align: 'end', priority: 1 },
)
