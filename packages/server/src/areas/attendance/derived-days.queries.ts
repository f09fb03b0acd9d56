import { type RawBuilder, sql } from 'kysely'
import { begins, hasIncidents, incidentsOf, limitAt, type ShiftLimits } from '#db/against-shift.ts'
import { askedDays } from '#db/asked-days.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import { type FoundIncidentState, hasIncidentIn, hasOpenIncidents } from '#db/open-incidents.ts'
import type { Reach } from '#db/reach.ts'
import type { DayIncident } from '#time-record/workday.ts'
import { type AskedPeople, isAsked } from './asked-people.queries.ts'

export type WorkdayState = 'open' | 'closed' | 'expected' | 'missing' | 'free'
export type AskedDays = AskedPeople & {
  state?: WorkdayState
  incident?: DayIncident
  /** The state of an incident, or any. */
  incidentState?: FoundIncidentState
  workCenterId?: string
  /** Only these days of the matching ones: one chunk of a list. */
  balances?: Balances
}
/** A range of balances in minutes, or days without one. */
export type Balances = { from?: number | undefined; until?: number | undefined } | 'none'
/** The time span, if filtered by it, and since when running segments count. */
export type Period = { from: string; until: string; now: Date; runningAfter: Date; limits: ShiftLimits }

/** Restricts the days to some dates, or to some people. */
export type DayPart = { dates?: Narrowed; people?: Narrowed }
type Narrowed = (column: RawBuilder<unknown>) => RawBuilder<boolean>
const all: Narrowed = () => sql<boolean>`true`

/** The duration of the running segment, if it has this category; zero after the maximum duration of a day. */
export const running = ({ now, runningAfter }: Period, counts?: string) => {
  const isThis = counts === undefined ? sql`true` : sql`w.running_counts = ${counts}`
  return sql`case when ${isRunning(runningAfter)} and ${isThis}
    then greatest(0, extract(epoch from ${now}::timestamptz - w.running_since))::int else 0 end`
}
/** The worked ranges of the day of a row `w`; what is running is added. */
export const effectiveTime = ({
  now,
  runningAfter,
}: Pick<Period, 'now' | 'runningAfter'>): RawBuilder<unknown> => sql`(coalesce(w.effective_time, '{}')
  + case when ${isRunning(runningAfter)} and w.running_counts = 'effective'
    then tstzmultirange(tstzrange(w.running_since, greatest(w.running_since, ${now}::timestamptz))) else '{}' end)`
const isRunning = (after: Date) => sql<boolean>`coalesce(w.open_since > ${after}, false)`

/** The planned work, optionally of one work center. */
function askedFor(
  reach: Reach,
  { from, until }: Period,
  asked: AskedDays,
  { dates = all, people = all }: DayPart,
) {
  const id = sql`c.employee_id`
  const { workCenterId } = asked
  const isThere = workCenterId === undefined ? sql`true` : sql`c.work_center_id = ${workCenterId}::uuid`
  return askedDays(from, until, sql`${isAsked(reach, asked, id)} and ${people(id)} and ${isThere}`, dates)
}

/** The recorded work, of people who ever worked at the given work center. */
function recorded(
  reach: Reach,
  { from, until }: Period,
  asked: AskedDays,
  { dates = all, people = all }: DayPart,
) {
  const id = sql`d.employee_id`
  const { workCenterId } = asked
  const isThere =
    workCenterId === undefined
      ? sql`true`
      : sql`d.employee_id in (select k.employee_id from contracts k where k.work_center_id = ${workCenterId}::uuid)`
  // Listed columns: a test compares them with those whose changes are recorded (decision 092).
  return sql`select d.employee_id, d.date, d.started_at, d.ended_at, d.time_zone, d.incidents, d.by_night, d.presence_seconds,
      d.effective_seconds, d.effective_time, d.non_effective_seconds, d.unallocated_seconds, d.running_since,
      d.running_counts, d.open_since
    from workdays d where d.date between ${from}::date and ${until}::date
    and ${dates(sql`d.date`)} and ${isAsked(reach, asked, id)} and ${people(id)} and ${isThere}`
}

/** People who have left are never missing, nor is anybody before their work center clocks in. */
const state = sql`case when started_at is not null then case when is_running then 'open' else 'closed' end
  when theoretical_minutes = 0 or not is_active then 'free'
  when not is_over then 'expected'
  when date >= clock_since then 'missing' else 'free' end`

/** Whole minutes for display; sums use seconds, so that no fraction is lost. */
export const minutes = (seconds: RawBuilder<unknown>) => sql<number>`round(${seconds} / 60.0)::int`

const there = sql`coalesce(w.time_zone, c.time_zone)`
const todayThere = ({ now }: Period) => sql`(${now}::timestamptz at time zone ${there})::date`

/** Whether the row's day is before today, or is today, by comparison. Far from today the zone does not matter. */
function isBefore(period: Period, sign: RawBuilder<unknown>): RawBuilder<boolean> {
  const today = dayOf(period.now)
  const date = sql`coalesce(c.date, w.date)`
  return sql<boolean>`case when ${date} < ${daysAfter(today, -1)}::date then true
    when ${date} > ${daysAfter(today, 1)}::date then false else ${date} ${sign} ${todayThere(period)} end`
}

/** Every relevant day of the visible people. A balance exists once a day is over. */
export function days(
  reach: Reach,
  period: Period,
  asked: AskedDays,
  part: DayPart = {},
): RawBuilder<unknown> {
  const isOpen = isRunning(period.runningAfter)
  const seconds = sql`(coalesce(w.effective_seconds, 0) + ${running(period, 'effective')})`
  const judged = { worked: effectiveTime(period), seconds, limits: period.limits, isRunning: isOpen }
  return sql`
    select x.*, s.state, b.balance_seconds, ${minutes(sql`b.balance_seconds`)} as balance,
      ${hasOpenIncidents('x', sql`x.has_found`)} as has_incidents
    from (
      select u.id as employee_id, u.display_name, u.plain_name, u.active as is_active, coalesce(c.date, w.date) as date,
        ${todayThere(period)} as today, ${isBefore(period, sql`<`)} as is_over, ${isBefore(period, sql`<=`)} as is_begun,
        w.started_at, case when ${isOpen} then null else coalesce(w.ended_at, w.running_since) end as ended_at,
        ${isOpen} as is_running, coalesce(w.time_zone, c.time_zone) as time_zone,
        coalesce(w.presence_seconds, 0) + ${running(period)} as presence_seconds,
        ${seconds} as effective_seconds,
        coalesce(w.non_effective_seconds, 0) + ${running(period, 'non_effective')} as non_effective_seconds,
        coalesce(w.unallocated_seconds, 0) + ${running(period, 'unallocated')} as unallocated_seconds,
        coalesce(c.theoretical_minutes, 0) as theoretical_minutes,
        coalesce(c.part_time, false) as is_part_time, ${begins} as shift_starts_at,
        ${limitAt(period.limits, 'late')} as late_minutes, c.holiday, c.absence, c.clock_since,
        c.work_center, c.work_center_id,
        ${incidentsOf(judged)} as incidents, ${hasIncidents(judged)} as has_found
      from (${askedFor(reach, period, asked, part)}) c
      full join (${recorded(reach, period, asked, part)}) w on w.employee_id = c.employee_id and w.date = c.date
      join users u on u.id = coalesce(c.employee_id, w.employee_id)
    ) x cross join lateral (select ${state} as state) s
    cross join lateral (
      select case when is_over and s.state in ('closed', 'missing')
        then effective_seconds - theoretical_minutes * 60 end as balance_seconds
    ) b`
}

/** Irrelevant are days off without entries, future days, and days of people who have left. */
const hasContent = sql<boolean>`(started_at is not null or is_active
  and (holiday is not null or absence is not null or (state in ('expected', 'missing') and is_begun)))`

/** The filters on a day `y` itself, independent of its person. */
export function askedOfDay({ state, incident, incidentState, workCenterId, balances }: AskedDays) {
  const found: RawBuilder<boolean>[] = balances === undefined ? [] : [isAmong(balances)]
  if (state !== undefined) found.push(sql<boolean>`state = ${state}`)
  if (incident !== undefined) found.push(sql<boolean>`${incident} = any(incidents)`)
  if (incidentState !== undefined) found.push(hasIncidentIn('y', incidentState, incident))
  if (workCenterId !== undefined) found.push(sql<boolean>`work_center_id = ${workCenterId}::uuid`)
  return found
}

/** Whether there are filters on days themselves: then the sums of a period cannot be used. */
export const isOfSomeDays = ({ state, incident, incidentState }: AskedDays): boolean =>
  state !== undefined || incident !== undefined || incidentState !== undefined

function isAmong(balances: Balances): RawBuilder<boolean> {
  if (balances === 'none') return sql<boolean>`balance is null`
  const { from, until } = balances
  const found = [sql`balance is not null`]
  if (from !== undefined) found.push(sql`balance >= ${from}::int`)
  if (until !== undefined) found.push(sql`balance <= ${until}::int`)
  return sql<boolean>`${sql.join(found, sql` and `)}`
}

/** The days of today, or a running night of yesterday: one per person with a contract or an entry. */
export const todays = (reach: Reach, period: Period, asked: AskedPeople): RawBuilder<unknown> => sql`
  select distinct on (employee_id) * from (${days(reach, period, asked)}) y
  where is_running or date = today order by employee_id, is_running desc, date desc`

/** The matching days, derived from scratch, as a subquery. */
export const matching = (
  reach: Reach,
  period: Period,
  asked: AskedDays,
  part: DayPart = {},
): RawBuilder<unknown> => sql`select * from (${days(reach, period, asked, part)}) y
  where ${sql.join([hasContent, ...askedOfDay(asked)], sql` and `)}`
