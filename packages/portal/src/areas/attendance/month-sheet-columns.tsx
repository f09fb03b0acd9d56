import type { MonthSheet } from '@portal/sdk'
import { Badge, Inline, Status } from '@portal/ui-kit'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import type { WordOf } from '#patterns/resource-screen/words.ts'
import { hoursColumn } from '#patterns/hours-column.ts'

type Word = WordOf<'monthSheets:list'>

/** The colours of the states of a sheet; the label states them, too. */
export const sheetTones = {
  open: 'neutral',
  confirmed: 'info',
  locked: 'success',
  reopened: 'warning',
} as const

const seconds = (id: Word, of: (row: MonthSheet) => number, shape = {}) =>
  hoursColumn<MonthSheet, Word>(id, (row) => of(row) / 60, shape)

/** The columns of month sheets: whose, status, and totals. */
export const sheetColumns: readonly ColumnSpec<MonthSheet, Word>[] = [
  column.custom(
    'person',
    { text: ({ person }: MonthSheet) => person.displayName },
    { rowHeader: true, sortable: true, priority: 1 },
  ),
  column.custom('month', { text: ({ month }: MonthSheet) => month }, { hidden: true }),
  column.custom(
    'state',
    {
      text: ({ state, isDifferent }: MonthSheet, { translate }) =>
        translate(`states.${state}`) + (isDifferent ? ` (${translate('isDifferent')})` : ''),
      cell: ({ state, isDifferent }, { translate }) => (
        <Inline space="xs">
          <Status tone={sheetTones[state]}>{translate(`states.${state}`)}</Status>
          {isDifferent ? <Badge tone="warning">{translate('isDifferent')}</Badge> : null}
        </Inline>
      ),
    },
    { priority: 1 },
  ),
  column.boolean('partTime', { priority: 3 }),
  seconds('effective', ({ effectiveSeconds }) => effectiveSeconds, { priority: 1 }),
  hoursColumn<MonthSheet, Word>('theoretical', ({ theoreticalMinutes }) => theoreticalMinutes),
  seconds('balance', ({ balanceSeconds }) => balanceSeconds, { sortable: true, priority: 1 }),
  seconds('ordinary', ({ ordinarySeconds }) => ordinarySeconds),
  seconds('complementary', ({ complementarySeconds }) => complementarySeconds),
  seconds('extra', ({ extraSeconds }) => extraSeconds, { sortable: true }),
  column.number('missingDays', { priority: 3 }),
  column.number('pendingCorrections', { priority: 3 }),
  column.number('incidentDays', { hidden: true }),
  column.dateTime('confirmedAt', { priority: 3 }),
  column.dateTime('lockedAt', { hidden: true }),
  column.dateTime('remindedAt', { hidden: true }),
]
