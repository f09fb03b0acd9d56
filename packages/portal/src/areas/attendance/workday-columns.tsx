import type { Workday } from '@portal/sdk'
import { Status } from '@portal/ui-kit'
import { formatDateTime } from '#format/date-time.ts'
import { DayIncidents } from '#patterns/day-incidents.tsx'
import { type CellTools, column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import type { WordOf } from '#patterns/resource-screen/words.ts'
import { hoursColumn } from '#patterns/hours-column.ts'

type Word = WordOf<'workdays:days'>
type Spec = ColumnSpec<Workday, Word>

const tones = {
  open: 'info',
  closed: 'neutral',
  expected: 'neutral',
  missing: 'danger',
  free: 'neutral',
} as const

const hour = (at: string | null, zone: string): string =>
  at === null ? '' : formatDateTime(at, zone).slice(11, 16)

/** The text for a day without work, or the status of the work. */
const stateOf = ({ state, holiday, absence }: Workday, { translate }: CellTools): string => {
  if (holiday !== null) return holiday
  return state === 'free' && absence !== null
    ? translate(`absences.${absence}`)
    : translate(`states.${state}`)
}

/** The incidents of a day in words, with the outcome of reviewed ones. */
const incidentsOf = ({ incidents, incidentStates }: Workday, { translate }: CellTools) =>
  incidents.map((kind) => {
    const state = incidentStates.find((one) => one.kind === kind)?.state
    return {
      word: translate(`incidentKinds.${kind}`),
      state: state && translate(`incidentStates.${state}`),
      isOpen: state === undefined || state === 'rejected',
    }
  })

const wordsOf = ({ word, state }: { word: string; state: string | undefined }): string =>
  state === undefined ? word : `${word} (${state})`

const person: Spec = column.custom(
  'person',
  { text: ({ person: { displayName } }: Workday) => displayName },
  { rowHeader: true, sortable: true, priority: 1 },
)

/** The columns of working days; the person only in lists of several people. */
export const workdayColumns = (hasPeople: boolean): readonly Spec[] => [
  ...(hasPeople ? [person] : []),
  column.custom(
    'date',
    { text: ({ date }: Workday) => date },
    { rowHeader: !hasPeople, sortable: true, priority: 1 },
  ),
  column.custom(
    'state',
    {
      text: stateOf,
      cell: (row, words) => <Status tone={tones[row.state]}>{stateOf(row, words)}</Status>,
    },
    { priority: 1 },
  ),
  column.custom(
    'startedAt',
    { text: ({ startedAt, timeZone }: Workday) => hour(startedAt, timeZone) },
    { priority: 2 },
  ),
  column.custom(
    'endedAt',
    { text: ({ endedAt, timeZone }: Workday) => hour(endedAt, timeZone) },
    { priority: 2 },
  ),
  hoursColumn<Workday, Word>('effective', ({ startedAt, effectiveSeconds }) =>
    startedAt === null ? null : effectiveSeconds / 60,
  ),
  hoursColumn<Workday, Word>('nonEffective', ({ startedAt, nonEffectiveSeconds }) =>
    startedAt === null ? null : nonEffectiveSeconds / 60,
  ),
  hoursColumn<Workday, Word>(
    'presence',
    ({ startedAt, presenceSeconds }) => (startedAt === null ? null : presenceSeconds / 60),
    { hidden: true },
  ),
  hoursColumn<Workday, Word>('theoretical', ({ theoreticalMinutes }) => theoreticalMinutes),
  hoursColumn<Workday, Word>('balance', ({ balanceMinutes }) => balanceMinutes, { sortable: true }),
  hoursColumn<Workday, Word>('justified', ({ justifiedMinutes }) => justifiedMinutes || null, {
    hidden: true,
  }),
  column.custom(
    'incidents',
    {
      text: (row: Workday, tools) => incidentsOf(row, tools).map(wordsOf).join(', '),
      cell: (row, tools) => {
        const found = incidentsOf(row, tools)
        const open = found.filter(({ isOpen }) => isOpen)
        const settled = found.filter(({ isOpen }) => !isOpen)
        return <DayIncidents words={open.map(wordsOf)} settled={settled.map(wordsOf)} />
      },
    },
    { priority: 2 },
  ),
  column.custom('workCenter', { text: ({ workCenter }: Workday) => workCenter ?? '' }, { hidden: true }),
  column.custom('timeZone', { text: ({ timeZone }: Workday) => timeZone }, { hidden: true }),
]
