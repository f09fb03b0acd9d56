import type { TeleworkPerson } from '@portal/sdk'
import { Badge, Inline, Status } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import type { WordOf } from '#patterns/resource-screen/words.ts'
import { teleworkTones } from './telework-words.ts'

type Word = WordOf<'telework:people'>
type Spec = ColumnSpec<TeleworkPerson, Word>
type StateWord = (state: TeleworkPerson['state']) => string

const hours = (id: Word, of: (row: TeleworkPerson) => number, priority: 1 | 3): Spec =>
  column.custom(
    id,
    {
      text: (row: TeleworkPerson) => hoursFace(of(row) / 60),
      sheet: { kind: 'number', value: (row: TeleworkPerson) => of(row) / 3600 },
    },
    { align: 'end', priority, hidden: priority === 3 },
  )

const person: Spec = column.custom(
  'person',
  { text: ({ person: { displayName } }: TeleworkPerson) => displayName },
  { rowHeader: true, sortable: true, priority: 1 },
)

const stateColumn = (stateWord: StateWord): Spec =>
  column.custom(
    'state',
    {
      text: ({ state }: TeleworkPerson) => stateWord(state),
      cell: ({ state, next }) => (
        <Inline space="xs">
          <Status tone={state === null ? 'neutral' : teleworkTones[state]}>{stateWord(state)}</Status>
          {next === null ? null : <Badge tone={teleworkTones[next]}>{stateWord(next)}</Badge>}
        </Inline>
      ),
    },
    { priority: 1 },
  )

/** The columns of people with their agreement and the recorded remote days. */
export const peopleColumns = (
  pattern: (row: TeleworkPerson) => string,
  stateWord: StateWord,
): readonly Spec[] => [
  person,
  stateColumn(stateWord),
  column.custom('pattern', { text: (row: TeleworkPerson) => pattern(row) }, { priority: 2 }),
  column.number('share', { sortable: true, priority: 1 }),
  column.number('contradictions', { sortable: true, priority: 1 }),
  column.number('remoteDays', { priority: 3 }),
  column.number('plannedDays', { priority: 3 }),
  column.text('lastsUntil', { priority: 3 }),
  column.text('startsOn', { hidden: true }),
  column.custom(
    'next',
    { text: ({ next }: TeleworkPerson) => (next === null ? '' : stateWord(next)) },
    { hidden: true },
  ),
  column.number('workedDays', { hidden: true }),
  column.number('uncoveredShare', { hidden: true }),
  hours('remoteHours', ({ remoteSeconds }) => remoteSeconds, 3),
  hours('workedHours', ({ workedSeconds }) => workedSeconds, 3),
]

/** The columns of people at 30 % or more without an agreement: both numbers first. */
export const lackingColumns = (stateWord: StateWord): readonly Spec[] => [
  person,
  column.number('uncoveredShare', { priority: 1 }),
  hours('uncoveredHours', ({ uncoveredSeconds }) => uncoveredSeconds, 1),
  hours('workedHours', ({ workedSeconds }) => workedSeconds, 1),
  column.number('share', { sortable: true, priority: 2 }),
  stateColumn(stateWord),
  column.number('remoteDays', { priority: 3 }),
  column.number('workedDays', { priority: 3 }),
]
