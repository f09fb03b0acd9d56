import type { Workday } from '@portal/sdk'
import { Badge, Inline, Status } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { formatDateTime } from '#format/date-time.ts'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import type { WordOf } from '#patterns/resource-screen/words.ts'

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

/** Hours and minutes, as a number of hours in a workbook. */
const hours = (id: Word, minutesOf: (row: Workday) => number | null, hidden = false): Spec =>
  column.custom(
    id,
    {
      text: (row: Workday) => {
        const minutes = minutesOf(row)
        return minutes === null ? '' : hoursFace(minutes)
      },
      sheet: { kind: 'number', value: (row) => perHour(minutesOf(row)) },
    },
    { align: 'end', hidden, priority: 2, sortable: id === 'balance' },
  )

const perHour = (minutes: number | null): number | null =>
  minutes === null ? null : Math.round((minutes / 60) * 100) / 100

const person: Spec = column.custom(
  'person',
  { text: ({ person: { displayName } }: Workday) => displayName },
  { rowHeader: true, sortable: true, priority: 1 },
)

/** The columns of working days; whose they are only where there are several people's. */
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
      text: ({ state }: Workday, { say }) => say(`states.${state}`),
      cell: ({ state, holiday }, { say }) => (
        <Status tone={tones[state]}>{holiday ?? say(`states.${state}`)}</Status>
      ),
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
  hours('effective', ({ startedAt, effectiveSeconds }) =>
    startedAt === null ? null : effectiveSeconds / 60,
  ),
  hours('nonEffective', ({ startedAt, nonEffectiveSeconds }) =>
    startedAt === null ? null : nonEffectiveSeconds / 60,
  ),
  hours(
    'presence',
    ({ startedAt, presenceSeconds }) => (startedAt === null ? null : presenceSeconds / 60),
    true,
  ),
  hours('theoretical', ({ theoreticalMinutes }) => theoreticalMinutes),
  hours('balance', ({ balanceMinutes }) => balanceMinutes),
  column.custom(
    'incidents',
    {
      text: ({ incidents }: Workday, { say }) =>
        incidents.map((one) => say(`incidentKinds.${one}`)).join(', '),
      cell: ({ incidents }, { say }) => (
        <Inline space="xs">
          {incidents.map((one) => (
            <Badge key={one} tone="warning" icon="warning">
              {say(`incidentKinds.${one}`)}
            </Badge>
          ))}
        </Inline>
      ),
    },
    { priority: 2 },
  ),
  column.custom('workCenter', { text: ({ workCenter }: Workday) => workCenter ?? '' }, { hidden: true }),
  column.custom('timeZone', { text: ({ timeZone }: Workday) => timeZone }, { hidden: true }),
]
