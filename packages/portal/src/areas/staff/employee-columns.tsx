import type { Employee } from '@portal/sdk'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import type { WordOf } from '#patterns/resource-screen/words.ts'

/** A day as it is shown: a day has no time zone. */
const dayText = (day: string | null): string => day ?? ''

/** The columns of employees; an export has the same. */
export const employeeColumns: readonly ColumnSpec<Employee, WordOf<'staff:employees'>>[] = [
  column.text('displayName', { rowHeader: true, sortable: true }),
  column.custom(
    'coordinator',
    { text: ({ coordinator }: Employee) => coordinator?.displayName ?? '' },
    { sortable: true, priority: 1 },
  ),
  column.custom('nextCoordinator', {
    text: ({ nextCoordinator: next }: Employee, { translate }) =>
      next === null ? '' : translate('nextValue', { name: next.displayName, date: dayText(next.startsOn) }),
  }),
  column.code('code', { sortable: true, priority: 2 }),
  column.text('jobTitle', { priority: 2 }),
  column.department({ sortable: true, priority: 3 }),
  column.text('workCenter', { sortable: true, priority: 3 }),
  column.number('weeklyHours', { sortable: true, priority: 3 }),
  column.text('contractKind', { hidden: true }),
  column.text('jobLevel', { hidden: true }),
  column.text('dni', { hidden: true }),
  column.text('email', { hidden: true }),
  column.text('hiredOn', { hidden: true, sortable: true }),
]
