import type { TeamMember } from '@portal/sdk'
import { Badge, Inline, Link, Status } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { formatDateTime } from '#format/date-time.ts'
import { DayIncidents } from '#patterns/day-incidents.tsx'
import { hoursColumn } from '#patterns/hours-column.ts'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import type { TranslateWord, WordOf } from '#patterns/resource-screen/words.ts'

type Word = WordOf<'team:today'>
type Spec = ColumnSpec<TeamMember, Word>

const tones = {
  missing: 'danger',
  working: 'success',
  break: 'warning',
  left: 'neutral',
  expected: 'neutral',
  free: 'neutral',
  no_plan: 'neutral',
} as const

const accesses = '/admin/accesos/accesosEmpleados'
/** The URL of a person's day with its entries. */
const dayOf = ({ id, date }: TeamMember) => `${accesses}?day=${id}:${date}`

const pendingText = (
  { pending: { corrections, incidents, accesses: asked, mine } }: TeamMember,
  translate: TranslateWord,
): string => {
  const others = corrections + incidents + asked - mine
  const parts = [
    ...(mine === 0 ? [] : [translate('pendingMine', { number: String(mine) })]),
    ...(others === 0 ? [] : [translate('pendingOther', { number: String(others) })]),
  ]
  return parts.join(', ')
}

/** The hours of today, which lead to the day. */
const effectiveHours = column.custom(
  'effective',
  {
    text: ({ effectiveSeconds }: TeamMember) => hoursFace(effectiveSeconds / 60),
    cell: (row, { translate }) => {
      const worked = hoursFace(row.effectiveSeconds / 60)
      return (
        <Link
          href={dayOf(row)}
          aria-label={`${worked}. ${translate('day', { name: row.person.displayName })}`}
        >
          {worked}
        </Link>
      )
    },
    sheet: { kind: 'number', value: ({ effectiveSeconds }) => Math.round(effectiveSeconds / 36) / 100 },
  },
  { align: 'end', priority: 2 },
)

/** The columns of one's team; incidents use the phrases of working days. */
export const teamColumns = (dayText: TranslateWord): readonly Spec[] => [
  column.custom(
    'person',
    { text: ({ person: { displayName } }: TeamMember) => displayName },
    { rowHeader: true, sortable: true, priority: 1 },
  ),
  column.custom(
    'state',
    {
      text: ({ state }: TeamMember, { translate }) => translate(`states.${state}`),
      cell: ({ state }, { translate }) => <Status tone={tones[state]}>{translate(`states.${state}`)}</Status>,
    },
    { priority: 1 },
  ),
  column.custom(
    'since',
    {
      text: ({ since, timeZone }: TeamMember) =>
        since === null ? '' : formatDateTime(since, timeZone).slice(11, 16),
    },
    { priority: 1 },
  ),
  effectiveHours,
  column.custom(
    'incidents',
    {
      text: ({ incidents }: TeamMember) => incidents.map((one) => dayText(`incidentKinds.${one}`)).join(', '),
      cell: ({ incidents }) => (
        <DayIncidents words={incidents.map((one) => dayText(`incidentKinds.${one}`))} />
      ),
    },
    { priority: 2 },
  ),
  hoursColumn<TeamMember, Word>('monthBalance', ({ monthBalanceMinutes }) => monthBalanceMinutes),
  hoursColumn<TeamMember, Word>('bank', ({ bankMinutes }) => bankMinutes, { sortable: true }),
  column.custom(
    'pending',
    {
      text: (row: TeamMember, { translate }) => pendingText(row, translate),
      cell: (row, { translate }) => <Pending row={row} text={pendingText(row, translate)} />,
    },
    { priority: 2 },
  ),
  column.code('code', { hidden: true }),
]

/** Pending items link to the screen where they are decided. */
function Pending({ row: { pending, person }, text }: { row: TeamMember; text: string }) {
  if (text === '') return null
  const href =
    pending.corrections > 0
      ? `${accesses}?tab=corrections&search=${encodeURIComponent(person.displayName)}`
      : `/admin/solicitudes?search=${encodeURIComponent(person.displayName)}`
  return (
    <Inline space="xs" noWrap>
      {pending.mine > 0 ? (
        <Badge tone="warning" icon="warning">
          {String(pending.mine)}
        </Badge>
      ) : null}
      <Link href={href}>{text}</Link>
    </Inline>
  )
}
