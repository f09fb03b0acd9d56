import type { ShiftAssignment } from '@portal/sdk'
import { Status } from '@portal/ui-kit'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import type { WordOf } from '#patterns/resource-screen/words.ts'

type Word = WordOf<'shifts:assignments'>

export const assignmentStates = ['current', 'planned', 'past'] as const
const tones = { past: 'neutral', current: 'success', planned: 'info' } as const

/** The columns of the list of assignments; a file with their words can be imported. */
export const assignmentColumns: readonly ColumnSpec<ShiftAssignment, Word>[] = [
  column.custom(
    'person',
    { text: ({ person }: ShiftAssignment) => person.displayName },
    { rowHeader: true, sortable: true, priority: 1 },
  ),
  column.text('username', { hidden: true }),
  column.custom('pattern', { text: ({ pattern }: ShiftAssignment) => pattern.name }, { priority: 1 }),
  column.text('startsOn', { sortable: true, priority: 1 }),
  column.text('endsOn', { priority: 2 }),
  column.custom(
    'state',
    {
      text: ({ state }: ShiftAssignment, { say }) => say(`states.${state}`),
      cell: ({ state }, { say }) => <Status tone={tones[state]}>{say(`states.${state}`)}</Status>,
    },
    { priority: 1 },
  ),
  column.number('firstWeek', { priority: 3 }),
  column.custom(
    'createdBy',
    { text: ({ createdBy }: ShiftAssignment) => createdBy?.displayName ?? '' },
    { hidden: true },
  ),
  column.dateTime('createdAt', { hidden: true }),
]
