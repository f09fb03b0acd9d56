import { type RawBuilder, sql } from 'kysely'
import { askedDays } from '#db/asked-days.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import type { Db } from '#db/database.ts'
import { ordering, type Paging } from '#db/page.ts'
import { type By, by, type Place } from '#db/place.ts'
import { summedPage } from '#db/summed-page.ts'
import { type AskedPeople, isAsked } from './asked-people.queries.ts'
import { daysInOrder, isLong, peopleInOrder } from './list-parts.queries.ts'
import { begins, hasIncidents, incidentsOf, limitAt, type ShiftLimits } from '#db/against-shift.ts'
import { isWithin, type Reach } from '#db/reach.ts'
import type { DayIncident } from '#time-record/workday.ts'

export type WorkdayState = 'open' | 'closed' | 'expected' | 'missing' | 'free'
type Column = 'date' | 'person' | 'balance'
export type AskedDays = AskedPeople & { state?: WorkdayState; incident?: DayIncident; workCenterId?: string }
type Asked = Paging & AskedDays & { sort?: Column | `-${Column}`; totals?: 'always' | 'soon' }
/** From when to when, when that is asked, and since when what has no end still runs. */
export type Period = { from: string; until: string; now: Date; runningAfter: Date; limits: ShiftLimits }

export type DayRow = {
  employeeId: string
  displayName: string
  date: string
  state: WorkdayState
  startedAt: Date | null
  endedAt: Date | null
  timeZone: string
  presenceSeconds: number
  effectiveSeconds: number
  nonEffectiveSeconds: number
  unallocatedSeconds: number
  theoreticalMinutes: number
  balanceMinutes: number | null
  incidents: DayIncident[]
  holiday: string | null
  /** What stands in the place of work. */
  absence: 'vacation' | 'absence' | null
  workCenter: string | null
}

/** How long the segment that runs has lasted, where it counts as this; nothing after the longest that a day may last. */
export const running = ({ now, runningAfter }: Period, counts?: string) => {
  const isThis = counts === undefined ? sql`true` : sql`w.running_counts = ${counts}`
  return sql`case when ${isRunning(runningAfter)} and ${isThis}
    then greatest(0, extract(epoch from ${now}::timestamptz - w.running_since))::int else 0 end`
}
/** When somebody worked on the day of a row `w` of the table: what runs now is added. */
export const effectiveTime = ({
  now,
  runningAfter,
}: Pick<Period, 'now' | 'runningAfter'>): RawBuilder<unknown> => sql`(coalesce(w.effective_time, '{}')
  + case when ${isRunning(runningAfter)} and w.running_counts = 'effective'
    then tstzmultirange(tstzrange(w.running_since, greatest(w.running_since, ${now}::timestamptz))) else '{}' end)`
const isRunning = (after: Date) => sql<boolean>`coalesce(w.open_since > ${after}, false)`

/** What the contracts ask for, of this work center only when one is asked for. */
function askedFor(reach: Reach, { from, until }: Period, asked: AskedDays) {
  const isOf = isAsked(reach, asked, sql`c.employee_id`)
  const { workCenterId } = asked
  const isThere = workCenterId === undefined ? sql`true` : sql`c.work_center_id = ${workCenterId}::uuid`
  return askedDays(from, until, sql`${isOf} and ${isThere}`)
}

/** What was recorded, of the people who ever worked at this work center when one is asked for. */
function recorded(reach: Reach, { from, until }: Period, asked: AskedDays) {
  const { workCenterId } = asked
  const isThere =
    workCenterId === undefined
      ? sql`true`
      : sql`d.employee_id in (select k.employee_id from contracts k where k.work_center_id = ${workCenterId}::uuid)`
  return sql`select * from workdays d where d.date between ${from}::date and ${until}::date
    and ${isAsked(reach, asked, sql`d.employee_id`)} and ${isThere}`
}

/** Nobody who has left is missing, and nobody before people clocked in where they work. */
const state = sql`case when started_at is not null then case when is_running then 'open' else 'closed' end
  when theoretical_minutes = 0 or not is_active then 'free'
  when not is_over then 'expected'
  when date >= clock_since then 'missing' else 'free' end`

/** Whole minutes, as they are shown: what is added up is seconds, so that no day loses its part of a minute. */
export const minutes = (seconds: RawBuilder<unknown>) => sql<number>`round(${seconds} / 60.0)::int`

const there = sql`coalesce(w.time_zone, c.time_zone)`
const todayThere = ({ now }: Period) => sql`(${now}::timestamptz at time zone ${there})::date`

/** Whether the day of a row is before today, or it is today, as the sign says. Far from today no zone matters. */
function isBefore(period: Period, sign: RawBuilder<unknown>): RawBuilder<boolean> {
  const today = dayOf(period.now)
  const date = sql`coalesce(c.date, w.date)`
  return sql<boolean>`case when ${date} < ${daysAfter(today, -1)}::date then true
    when ${date} > ${daysAfter(today, 1)}::date then false else ${date} ${sign} ${todayThere(period)} end`
}

/** Every day of the people who may be seen on which there is anything to say. There is a balance when a day is over. */
function days(reach: Reach, period: Period, asked: AskedDays): RawBuilder<unknown> {
  const isOpen = isRunning(period.runningAfter)
  const judged = { worked: effectiveTime(period), limits: period.limits, isRunning: isOpen }
  return sql`
    select x.*, s.state, b.balance_seconds, ${minutes(sql`b.balance_seconds`)} as balance
    from (
      select u.id as employee_id, u.display_name, u.plain_name, u.active as is_active, coalesce(c.date, w.date) as date,
        ${todayThere(period)} as today, ${isBefore(period, sql`<`)} as is_over, ${isBefore(period, sql`<=`)} as is_begun,
        w.started_at, case when ${isOpen} then null else coalesce(w.ended_at, w.running_since) end as ended_at,
        ${isOpen} as is_running, coalesce(w.time_zone, c.time_zone) as time_zone,
        coalesce(w.presence_seconds, 0) + ${running(period)} as presence_seconds,
        coalesce(w.effective_seconds, 0) + ${running(period, 'effective')} as effective_seconds,
        coalesce(w.non_effective_seconds, 0) + ${running(period, 'non_effective')} as non_effective_seconds,
        coalesce(w.unallocated_seconds, 0) + ${running(period, 'unallocated')} as unallocated_seconds,
        coalesce(c.theoretical_minutes, 0) as theoretical_minutes,
        coalesce(c.part_time, false) as is_part_time, ${begins} as shift_starts_at,
        ${limitAt(period.limits, 'late')} as late_minutes, c.holiday, c.absence, c.clock_since,
        c.work_center, c.work_center_id,
        ${incidentsOf(judged)} as incidents, ${hasIncidents(judged)} as has_incidents
      from (${askedFor(reach, period, asked)}) c
      full join (${recorded(reach, period, asked)}) w on w.employee_id = c.employee_id and w.date = c.date
      join users u on u.id = coalesce(c.employee_id, w.employee_id)
    ) x cross join lateral (select ${state} as state) s
    cross join lateral (
      select case when is_over and s.state in ('closed', 'missing')
        then effective_seconds - theoretical_minutes * 60 end as balance_seconds
    ) b`
}

/** Days without work on which nobody came, and days to come, have nothing to say; those of who has left neither. */
function filters(asked: AskedDays): RawBuilder<boolean> {
  const found = [
    sql<boolean>`(started_at is not null or is_active
      and (holiday is not null or absence is not null or (state in ('expected', 'missing') and is_begun)))`,
  ]
  if (asked.state !== undefined) found.push(sql`state = ${asked.state}`)
  if (asked.incident !== undefined) found.push(sql`${asked.incident} = any(incidents)`)
  if (asked.workCenterId !== undefined) found.push(sql`work_center_id = ${asked.workCenterId}::uuid`)
  return sql<boolean>`${sql.join(found, sql` and `)}`
}

/** The days of today, or of a night of yesterday that still runs: one of each person, of those with a contract or an entry. */
export const todays = (reach: Reach, period: Period, asked: AskedPeople): RawBuilder<unknown> => sql`
  select distinct on (employee_id) * from (${days(reach, period, asked)}) y
  where is_running or date = today order by employee_id, is_running desc, date desc`

/** The days that match, as a query of its own. */
export const matching = (reach: Reach, period: Period, asked: AskedDays): RawBuilder<unknown> =>
  sql`select * from (${days(reach, period, asked)}) y where ${filters(asked)}`

const orders: Record<Column, (isDown: boolean) => By[]> = {
  date: (isDown) => [by(sql`date`, isDown), by(sql`plain_name`)],
  person: (isDown) => [by(sql`plain_name`, isDown), by(sql`date`, true)],
  balance: (isDown) => [{ ...by(sql`balance`, isDown), isNullLast: true }, by(sql`plain_name`)],
}

const answered = sql<DayRow>`employee_id, display_name, to_char(date, 'YYYY-MM-DD') as date, state, started_at, ended_at, time_zone,
  presence_seconds, effective_seconds, non_effective_seconds, unallocated_seconds, theoretical_minutes,
  balance as balance_minutes, incidents, holiday, absence, work_center`

type Totals = {
  effectiveSeconds: number
  theoreticalMinutes: number
  balanceMinutes: number
  incidents: number
}
const totals = sql<Totals>`json_build_object(
  'effectiveSeconds', coalesce(sum(effective_seconds), 0), 'theoreticalMinutes', coalesce(sum(theoretical_minutes), 0),
  'balanceMinutes', ${minutes(sql`coalesce(sum(balance_seconds), 0)`)}, 'incidents', count(*) filter (where has_incidents))`
const noTotals: Totals = { effectiveSeconds: 0, theoreticalMinutes: 0, balanceMinutes: 0, incidents: 0 }

/** A page of days, with what all that match add up to. */
export function list(db: Db, reach: Reach, period: Period, asked: Asked) {
  const sort = asked.sort ?? '-date'
  const { column, direction } = ordering(sort)
  return summedPage(
    db,
    {
      of: matching(reach, period, asked),
      shown: answered,
      totals,
      order: [...orders[column](direction === 'desc'), by(sql`employee_id`), by(sql`date`)],
      parts: hasParts(asked, sort)
        ? {
            of: (one, place) => partsOf(one, reach, period, asked, { sort, place }),
            isLong: (one) => isLong(one, reach, period, asked),
            unknown: noTotals,
          }
        : undefined,
    },
    { ...asked, sort },
  )
}

/** Of one person there is too little for parts, and what is ordered by its balance has none. */
const hasParts = ({ employeeId }: AskedDays, sort: string): boolean =>
  employeeId === undefined && !sort.endsWith('balance')

type Ordered = { sort: string; place: Place | undefined }

/** The days that match, in parts that follow each other in the order of the list. */
async function* partsOf(db: Db, reach: Reach, period: Period, asked: AskedDays, { sort, place }: Ordered) {
  const isDown = sort.startsWith('-')
  if (sort.endsWith('date'))
    for (const days of daysInOrder(period, isDown, place))
      yield matching(reach, { ...period, ...days }, asked)
  else
    for await (const people of peopleInOrder(db, reach, asked, { isDown, place }))
      yield matching(reach, period, { ...asked, people })
}

/** All days of a person, in order. */
export async function ofPerson(db: Db, reach: Reach, period: Period, employeeId: string): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select ${answered} from (${matching(reach, period, { employeeId })}) z order by date`.execute(db)
  return rows
}

/** A day of an employee who may be seen, without a contract and without an entry. */
export async function findFree(
  db: Db,
  reach: Reach,
  { employeeId, date, now }: { employeeId: string; date: string; now: Date },
): Promise<DayRow | undefined> {
  const person = await db
    .selectFrom('employees')
    .innerJoin('users', 'users.id', 'employees.userId')
    .where('users.id', '=', employeeId)
    .where(isWithin(reach, sql`users.id`))
    .select(['users.id', 'users.displayName', 'users.timeZone'])
    .executeTakeFirst()
  if (person === undefined) return undefined
  const { id, displayName } = person
  return {
    ...{ employeeId: id, displayName, date, state: 'free', timeZone: await zoneOf(db, person, now) },
    ...{
      startedAt: null,
      endedAt: null,
      balanceMinutes: null,
      holiday: null,
      absence: null,
      workCenter: null,
    },
    ...{ presenceSeconds: 0, effectiveSeconds: 0, nonEffectiveSeconds: 0, unallocatedSeconds: 0 },
    ...{ theoreticalMinutes: 0, incidents: [] },
  }
}

/** The zone in which the days of somebody begin: where they work, or else that of their own choice. */
export const zoneOf = async (
  db: Db,
  { id, timeZone }: { id: string; timeZone: string | null },
  at: Date,
): Promise<string> => (await zoneAt(db, id, at)) ?? timeZone ?? 'UTC'

/** One day of a person who may be seen, whether there is anything to say of it or not. */
export async function find(db: Db, reach: Reach, { employeeId, ...period }: Period & { employeeId: string }) {
  const { rows } = await sql<DayRow>`
    select ${answered} from (${days(reach, period, { employeeId })}) y`.execute(db)
  return rows[0]
}

/**
 * The zone in which somebody works at an instant; undefined without a contract in force there. Who moves west works in
 * the zone that they leave until the day begins in the other.
 */
export async function zoneAt(db: Db, employeeId: string, at: Date): Promise<string | undefined> {
  const day = sql`(${at}::timestamptz at time zone work_centers.time_zone)::date`
  const isThen = sql<boolean>`${day} between contracts.starts_on and coalesce(contracts.ends_on, 'infinity'::date)`
  const row = await db
    .selectFrom('contracts')
    .innerJoin('workCenters', 'workCenters.id', 'contracts.workCenterId')
    .where('contracts.employeeId', '=', employeeId)
    .where(sql<boolean>`(${isThen} or contracts.ends_on = ${day} - 1 and exists (select from contracts n
      where n.employee_id = contracts.employee_id and n.starts_on = contracts.ends_on + 1))`)
    .select('workCenters.timeZone')
    .orderBy(isThen, 'desc')
    .orderBy('contracts.startsOn', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.timeZone
}
