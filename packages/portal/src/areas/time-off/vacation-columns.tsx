import type { VacationRequest } from '@portal/sdk'
import { Status } from '@portal/ui-kit'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import type { WordOf } from '#patterns/resource-screen/words.ts'
import type { useStatusText } from './use-status-text.ts'
import { stateWord, type useAmount, vacationTones } from './vacation-words.ts'

type Word = WordOf<'vacations:list'>
type Spec = ColumnSpec<VacationRequest, Word>

const person: Spec = column.custom(
  'person',
  { text: ({ person: { displayName } }: VacationRequest) => displayName },
  { rowHeader: true, sortable: true, priority: 1 },
)

/** The columns of requests; the person only in lists of several people. */
export const vacationColumns = (
  hasPeople: boolean,
  amount: ReturnType<typeof useAmount>,
  statusText: ReturnType<typeof useStatusText>,
): readonly Spec[] => [
  ...(hasPeople ? [person] : []),
  column.custom(
    'startsOn',
    { text: ({ startsOn }: VacationRequest) => startsOn },
    { rowHeader: !hasPeople, sortable: true, priority: 1 },
  ),
  column.text('endsOn', { priority: 1 }),
  column.custom(
    'units',
    {
      text: ({ units, unit }: VacationRequest) => amount(units, unit),
      sheet: { kind: 'number', value: ({ units, unit }) => units / (unit === 'hours' ? 60 : 2) },
    },
    { align: 'end', sortable: true, priority: 1 },
  ),
  column.choice('kind', 'kinds', { priority: 3 }),
  column.custom(
    'state',
    {
      text: (request: VacationRequest, { translate }) => translate(`states.${stateWord(request)}`),
      cell: (request, { translate }) => (
        <Status tone={vacationTones[request.state]}>{translate(`states.${stateWord(request)}`)}</Status>
      ),
    },
    { priority: 1 },
  ),
  column.custom(
    'stage',
    {
      text: ({ stage }: VacationRequest, { translate }) =>
        stage === null ? '' : translate(`stages.${stage}`),
    },
    { priority: 2 },
  ),
  column.custom('status', { text: statusText }, { priority: 2 }),
  column.boolean('shortNotice', { priority: 3, hidden: !hasPeople }),
  column.text('comment', { priority: 3, long: true }),
  column.dateTime('createdAt', { sortable: true, hidden: true }),
  column.number('dayCount', { hidden: true }),
  column.custom('askedBy', { text: ({ askedBy }: VacationRequest) => askedBy.displayName }, { hidden: true }),
  column.dateTime('escalatesAt', { hidden: true }),
  column.dateTime('updatedAt', { hidden: true }),
]
