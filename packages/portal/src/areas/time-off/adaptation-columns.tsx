import type { AdaptationState, WorkdayAdaptation } from '@portal/sdk'
import { Status, type Tone } from '@portal/ui-kit'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import type { WordOf } from '#patterns/resource-screen/words.ts'

type Spec = ColumnSpec<WorkdayAdaptation, WordOf<'adaptations:list'>>

/** The colours of the states; the label states them, too. */
export const adaptationTones: Record<AdaptationState, Tone> = {
  asked: 'warning',
  granted: 'success',
  granted_by_silence: 'success',
  proposed: 'info',
  accepted: 'success',
  declined: 'neutral',
  refused: 'danger',
  withdrawn: 'neutral',
}

const person: Spec = column.custom(
  'person',
  { text: ({ person: { displayName } }: WorkdayAdaptation) => displayName },
  { rowHeader: true, sortable: true, priority: 1 },
)

/** The columns of adaptations; the person only in lists of several people. */
export const adaptationColumns = (hasPeople: boolean): readonly Spec[] => [
  ...(hasPeople ? [person] : []),
  column.text('wanted', { rowHeader: !hasPeople, priority: 1, long: true }),
  column.text('startsOn', { priority: 2 }),
  column.text('endsOn', { priority: 3 }),
  column.custom(
    'state',
    {
      text: ({ state }: WorkdayAdaptation, { translate }) => translate(`states.${state}`),
      cell: ({ state }, { translate }) => (
        <Status tone={adaptationTones[state]}>{translate(`states.${state}`)}</Status>
      ),
    },
    { priority: 1 },
  ),
  column.custom('dueOn', { text: ({ dueOn }: WorkdayAdaptation) => dueOn }, { sortable: true, priority: 1 }),
  column.text('reason', { hidden: true }),
  column.text('alternative', { priority: 3, long: true }),
  column.text('comment', { hidden: true }),
  column.custom(
    'answeredBy',
    { text: ({ answeredBy }: WorkdayAdaptation) => answeredBy?.displayName ?? '' },
    { hidden: true },
  ),
  column.dateTime('createdAt', { hidden: true }),
]
