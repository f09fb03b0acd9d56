import { type RawBuilder, sql } from 'kysely'
import { absentDays, type Of } from '#db/agreed-days.ts'
import { plannedOf, singleAgreed } from '#db/agreed-sums.ts'
import type { Db } from '#db/database.ts'
import type { KnownDays } from '#db/stored-period.ts'
import { isWithin, type Reach } from '#db/reach.ts'
import type { Days } from '#db/runs-of-days.ts'
import type { AbsenceFamily } from '#db/schema/absence-types.ts'
import type { LeaveUnit, VacationKind } from '#db/schema/vacations.ts'

/** The rows of a page. */
export type AskedRow = Days & { employeeId: string }
/** Whose absences the reader may see, and whether they may know private causes (AUS-3). */
type AbsenceReader = { reach: Reach; knowsCauses: boolean }

/** The rows as a table `a`, by their place. */
const asked = (rows: readonly AskedRow[]): RawBuilder<unknown> => sql`
  unnest(${rows.map(({ employeeId }) => employeeId)}::uuid[], ${rows.map(({ from }) => from)}::date[],
    ${rows.map(({ until }) => until)}::date[]) with ordinality a(employee_id, first_day, last_day, place)`

type TakenVacation = { kind: VacationKind; unit: LeaveUnit; taken: number }
/** The balance of the hour bank at the end of a row, and its approved vacation up to today. */
export type Ledger = AskedRow & {
  hourBankSeconds: number
  taken: TakenVacation[]
  /** Whether the person is in reach. */
  isSeen: boolean
  /** Whether the person has an absence in any of the rows. */
  isAbsent: boolean
}

/** The ledgers of each row, in their order. */
export async function ledgersOf(db: Db, reach: Reach, rows: readonly AskedRow[]): Promise<Ledger[]> {
  const { rows: found } = await sql<Ledger>`
    with absentees as materialized (${absenteesOf(rows)})
    select a.employee_id, to_char(a.first_day, 'YYYY-MM-DD') as from, to_char(a.last_day, 'YYYY-MM-DD') as until,
      coalesce((
        select sum(m.seconds) from hour_bank_movements m where m.employee_id = a.employee_id and m.date <= a.last_day
      ), 0)::float8 as hour_bank_seconds,
      coalesce((select json_agg(t) from (${takenIn(reach.today)}) t), '[]') as taken,
      ${isWithin(reach, sql`a.employee_id`)} as is_seen,
      a.employee_id in (select employee_id from absentees) as is_absent
    from ${asked(rows)} order by a.place`.execute(db)
  return found
}

/** The approved vacation of a row `a` up to today, by kind and unit. */
const takenIn = (today: string): RawBuilder<unknown> => sql`
  select r.kind, r.unit, sum(p.units)::int as taken
  from vacation_requests r join vacation_spendings p on p.request_id = r.id
    and p.date between a.first_day and least(a.last_day, ${today}::date)
  where r.employee_id = a.employee_id and r.starts_on <= a.last_day and r.ends_on >= a.first_day
    and r.state in ('approved', 'cancellation_requested')
  group by 1, 2`

/** The people of the rows with an absence: most have none, so that no day is derived for them. */
const absenteesOf = (rows: readonly AskedRow[]): RawBuilder<unknown> => sql`
  select distinct b.employee_id from (${absentDays(spanOf(rows), among(peopleOf(rows)))}) b`

const peopleOf = (rows: readonly AskedRow[]): string[] => [
  ...new Set(rows.map(({ employeeId }) => employeeId)),
]
const among =
  (people: readonly string[]): Of =>
  (id) =>
    sql<boolean>`${id} = any(${people}::uuid[])`

type Cause = AbsenceFamily | null
type LostTime = { place: number; cause: Cause; days: number; minutes: number }

/**
 * The time that absences take of the planned work, by row and cause. Absences without proof are unjustified, for
 * readers who may see more than that somebody is away.
 */
function absent({ reach, knowsCauses }: AbsenceReader, period: Days, of: Of): RawBuilder<unknown> {
  const isSeen = isWithin(reach, sql`b.employee_id`)
  const isKnown = knowsCauses
    ? sql<boolean>`true`
    : sql<boolean>`(not t.private or b.employee_id = ${reach.userId}::uuid)`
  return sql`
    select b.*, case when not (${isSeen} and ${isKnown}) then null
      when b.state = 'not_justified' then 'unjustified' else t.family end as cause
    from (${absentDays(period, of)}) b join absence_types t on t.id = b.absence_type_id
    where b.state <> 'not_justified' or ${isSeen}`
}

/** The time lost in each row, by cause as the reader may know it; the period includes all rows. */
export async function lostTime(
  db: Db,
  reader: AbsenceReader,
  rows: readonly AskedRow[],
  { unknown }: KnownDays,
): Promise<LostTime[]> {
  if (rows.length === 0) return []
  const period: KnownDays = { ...spanOf(rows), unknown }
  const of = among(peopleOf(rows))
  const taken = sql`case part when 'day' then planned when 'hours' then minutes else (planned + 1) / 2 end`
  const { rows: found } = await sql<LostTime>`
    with absent as materialized (${absent(reader, period, of)}), single as materialized (${singleAgreed(period, of)}),
      lost as (
        select employee_id, date, cause, planned, least(planned, sum(${taken}))::int as minutes
        from (${plannedOf(period, of, sql`absent`, sql`single`)}) l where planned > 0 group by 1, 2, 3, 4
      )
    select a.place::int, l.cause, round(sum(l.minutes::numeric / l.planned), 1)::float8 as days,
      sum(l.minutes)::int as minutes
    from ${asked(rows)} join lost l on l.employee_id = a.employee_id and l.date between a.first_day and a.last_day
    group by 1, 2 order by 1, 3 desc, 2`.execute(db)
  return found
}

/** The days of all rows together. */
function spanOf(rows: readonly AskedRow[]): Days {
  const [from = '', until = ''] = [
    rows
      .map((row) => row.from)
      .toSorted()
      .at(0),
    rows
      .map((row) => row.until)
      .toSorted()
      .at(-1),
  ]
  return { from, until }
}
