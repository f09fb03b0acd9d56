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
  /** What became of it, or of any where none is asked for. */
  incidentState?: FoundIncidentState
  workCenterId?: string
  /** Of the days that are asked for otherwise only these: a part of a list. */
  balances?: Balances
}
/** Balances in minutes, from one to another, or none at all. */
export type Balances = { from?: number | undefined; until?: number | undefined } | 'none'
/** From when to when, when that is asked, and since when what has no end still runs. */
export type Period = { from: string; until: string; now: Date; runningAfter: Date; limits: ShiftLimits }

/** Of the days that are asked for only those of some dates, or of some people. */
export type DayPart = { dates?: Narrowed; people?: Narrowed }
type Narrowed = (column: RawBuilder<unknown>) => RawBuilder<boolean>
const all: Narrowed = () => sql<boolean>`true`

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

/** What was recorded, of the people who ever worked at this work center when one is asked for. */
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
  // Not all columns: a test compares those that are read here with those whose change is noted (decision 092).
  return sql`select d.employee_id, d.date, d.started_at, d.ended_at, d.time_zone, d.incidents, d.by_night, d.presence_seconds,
      d.effective_seconds, d.effective_time, d.non_effective_seconds, d.unallocated_seconds, d.running_since,
      d.running_counts, d.open_since
    from workdays d where d.date between ${from}::date and ${until}::date
    and ${dates(sql`d.date`)} and ${isAsked(reach, asked, id)} and ${people(id)} and ${isThere}`
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

/** Days without work on which nobody came, and days to come, have nothing to say; those of who has left neither. */
const saysAnything = sql<boolean>`(started_at is not null or is_active
  and (holiday is not null or absence is not null or (state in ('expected', 'missing') and is_begun)))`

/** What is asked for of a day `y` itself, whoever's it is. */
export function askedOfDay({ state, incident, incidentState, workCenterId, balances }: AskedDays) {
  const found: RawBuilder<boolean>[] = balances === undefined ? [] : [isAmong(balances)]
  if (state !== undefined) found.push(sql<boolean>`state = ${state}`)
  if (incident !== undefined) found.push(sql<boolean>`${incident} = any(incidents)`)
  if (incidentState !== undefined) found.push(hasIncidentIn('y', incidentState, incident))
  if (workCenterId !== undefined) found.push(sql<boolean>`work_center_id = ${workCenterId}::uuid`)
  return found
}

/** Whether days are asked for by what they are themselves: what all of a period add up to is no answer then. */
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

/** The days of today, or of a night of yesterday that still runs: one of each person, of those with a contract or an entry. */
export const todays = (reach: Reach, period: Period, asked: AskedPeople): RawBuilder<unknown> => sql`
  select distinct on (employee_id) * from (${days(reach, period, asked)}) y
  where is_running or date = today order by employee_id, is_running desc, date desc`

/** The days that match, derived from all that they follow from, as a query of its own. */
export const matching = (
  reach: Reach,
  period: Period,
  asked: AskedDays,
  part: DayPart = {},
): RawBuilder<unknown> => sql`select * from (${days(reach, period, asked, part)}) y
  where ${sql.join([saysAnything, ...askedOfDay(asked)], sql` and `)}`
