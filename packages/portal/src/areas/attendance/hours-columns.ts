import { useMemo } from 'react'
import type { PeriodUnit, WorkingHours } from '@portal/sdk'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import type { WordOf } from '#patterns/resource-screen/words.ts'
import { hoursColumn } from '#patterns/hours-column.ts'
import { timeOffColumns, type TimeOffHrefs } from './time-off-columns.tsx'
import { useTimeOffHrefs } from './time-off-hrefs.ts'

type Word = WordOf<'hours:periods'>

/** The columns of working time by period, with hour bank and time off. */
export function useHoursColumns(unit: PeriodUnit): readonly ColumnSpec<WorkingHours, Word>[] {
  const hrefs = useTimeOffHrefs()
  return useMemo(() => hoursColumns(unit, hrefs), [unit, hrefs])
}

const hoursColumns = (unit: PeriodUnit, hrefs: TimeOffHrefs): readonly ColumnSpec<WorkingHours, Word>[] => [
  column.custom(
    'person',
    { text: ({ person }: WorkingHours) => person.displayName },
    { rowHeader: true, sortable: true, priority: 1 },
  ),
  column.custom(
    'period',
    { text: (row: WorkingHours) => periodText(row, unit) },
    { sortable: true, priority: 1 },
  ),
  column.number('workedDays', { priority: 3 }),
  seconds('effective', ({ effectiveSeconds }) => effectiveSeconds, { sortable: true, priority: 1 }),
  hoursColumn<WorkingHours, Word>('theoretical', ({ theoreticalMinutes }) => theoreticalMinutes),
  hoursColumn<WorkingHours, Word>('balance', ({ balanceMinutes }) => balanceMinutes, {
    ...{ sortable: true, priority: 1 },
  }),
  seconds('ordinary', ({ ordinarySeconds }) => ordinarySeconds),
  seconds('complementary', ({ complementarySeconds }) => complementarySeconds),
  seconds('extra', ({ extraSeconds }) => extraSeconds, { sortable: true }),
  seconds('nonEffective', ({ nonEffectiveSeconds }) => nonEffectiveSeconds),
  ...timeOffColumns(unit, hrefs),
  column.number('incidentDays', { priority: 3 }),
  seconds('presence', ({ presenceSeconds }) => presenceSeconds, { hidden: true }),
  seconds('unallocated', ({ unallocatedSeconds }) => unallocatedSeconds, { hidden: true }),
]

const seconds = (id: Word, of: (row: WorkingHours) => number, shape = {}) =>
  hoursColumn<WorkingHours, Word>(id, (row) => of(row) / 60, shape)

/** A day, a month, or the part of a week within the period. */
export function periodText({ from, until }: Pick<WorkingHours, 'from' | 'until'>, unit: PeriodUnit): string {
  if (unit === 'month') return from.slice(0, 7)
  return from === until ? from : `${from} – ${until}`
}
