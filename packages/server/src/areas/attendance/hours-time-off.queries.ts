import { type RawBuilder, sql } from 'kysely'
import { absentDays, type Of } from '#db/agreed-days.ts'
import { plannedOf, singleAgreed } from '#db/agreed-sums.ts'
import type { Db } from '#db/database.ts'
import { type KnownDays, known } from '#db/kept-period.ts'
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

/** The balance of the hour bank at the end of each row, by its place. */
export async function banksOf(db: Db, rows: readonly AskedRow[]): Promise<Map<number, number>> {
  const { rows: found } = await sql<{ place: number; seconds: number }>`
    select a.place::int, sum(m.seconds)::float8 as seconds
    from ${asked(rows)} join hour_bank_movements m on m.employee_id = a.employee_id and m.date <= a.last_day
    group by 1`.execute(db)
  return new Map(found.map(({ place, seconds }) => [place, seconds]))
}

type TakenVacation = { place: number; kind: VacationKind; unit: LeaveUnit; taken: number }

/** The approved vacation of each row up to today. */
export async function takenOf(db: Db, rows: readonly AskedRow[], today: string): Promise<TakenVacation[]> {
  const { rows: found } = await sql<TakenVacation>`
    select a.place::int, r.kind, r.unit, sum(p.units)::int as taken
    from ${asked(rows)} join vacation_requests r on r.employee_id = a.employee_id
      and r.starts_on <= a.last_day and r.ends_on >= a.first_day
    join vacation_spendings p on p.request_id = r.id and p.date between a.first_day and least(a.last_day, ${today}::date)
    where r.state in ('approved', 'cancellation_requested') group by 1, 2, 3`.execute(db)
  return found
}

/** The people of the rows who are in reach. */
export async function within(db: Db, reach: Reach, rows: readonly AskedRow[]): Promise<Set<string>> {
  const { rows: found } = await sql<{ id: string }>`
    select e.user_id as id from employees e
    where ${among(peopleOf(rows))(sql`e.user_id`)} and ${isWithin(reach, sql`e.user_id`)}`.execute(db)
  return new Set(found.map(({ id }) => id))
}

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

/** The people among these with an absence in a period: most have none, so that no day is derived for them. */
async function absentAmong(db: Db, people: readonly string[], period: Days): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct b.employee_id as id from (${absentDays(period, among(people))}) b`.execute(db)
  return rows.map(({ id }) => id)
}

/** The time lost in each row, by cause as the reader may know it. */
export async function lostTime(
  db: Db,
  reader: AbsenceReader,
  rows: readonly AskedRow[],
  now: Date,
): Promise<LostTime[]> {
  const days = spanOf(rows)
  const people = await absentAmong(db, peopleOf(rows), days)
  const period: KnownDays = await known(db, { ...days, now })
  const of = among(people)
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
