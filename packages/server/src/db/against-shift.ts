import { type RawBuilder, sql } from 'kysely'

type ShiftLimit = 'late' | 'outside' | 'nightOvertime'
/** The tolerated deviation from a shift, in minutes, between two days; null where it is not checked. */
export type LimitsOfDays = { from: string; until: string } & Record<ShiftLimit, number | null>
/** The same for all agreements (the empty one is the law), and whether a locked month may have stored others. */
export type ShiftLimits = { rules: readonly (LimitsOfDays & { agreement: string })[]; areKept: boolean }

/** `worked` is the multirange of work on the day, and `seconds` its duration. */
type Judged = {
  worked: RawBuilder<unknown>
  seconds: RawBuilder<unknown>
  limits: ShiftLimits
  isRunning: RawBuilder<unknown>
}

/** The deviations of a recorded day `w` with its row `c` of `contractDays`, given an exit that is missing. */
export const incidentsOf = (judged: Judged): RawBuilder<unknown> => sql`coalesce(w.incidents, '{}')
  || case when ${lacksExit(judged)} then '{missing_out}'::text[] else '{}'::text[] end
  || case when ${isNightOvertime(judged)} then '{night_overtime}'::text[] else '{}'::text[] end
  || case when ${isLate(judged)} then '{late}'::text[] else '{}'::text[] end
  || case when ${isOutside(judged)} then '{outside_shift}'::text[] else '{}'::text[] end`

/** Whether there is any, which is cheaper. */
export const hasIncidents = (judged: Judged): RawBuilder<boolean> =>
  sql<boolean>`coalesce(w.incidents <> '{}' or ${lacksExit(judged)} or ${isNightOvertime(judged)} or ${isLate(judged)}
    or ${isOutside(judged)}, false)`

const lacksExit = ({ isRunning }: Judged) => sql`(w.open_since is not null and not ${isRunning})`

/* Where a recorded day deviates from its planned shift. Computed on read instead of stored, so that a later change
   of the shift re-evaluates the day. Where only the contract's minutes are known, nothing deviates. */
const isLate = ({ limits }: Judged) => sql`(c.times is not null
  and w.started_at > ${begins} + ${limitAt(limits, 'late')} * interval '1 minute' and w.started_at < ${ends})`
const isOutside = ({ worked, limits }: Judged) => sql`case
  when c.times is null or w.started_at is null or not ${mayBeOutside(limits)} then false
  else length_minutes(${worked} - ${planned}) > ${limitAt(limits, 'outside')} end`

/* Overtime of night workers (ET art. 36.1): according to earlier days, or because a third of the pattern is at
   night. It is the `extra` of `hourKinds` in whole minutes; part-time contracts have none. */
const isNightOvertime = ({ seconds, limits }: Judged) => sql`case
  when w.started_at is null or not (w.by_night or coalesce(c.by_night, false)) or coalesce(c.part_time, false) then false
  else floor((${seconds} - coalesce(c.theoretical_minutes, 0) * 60) / 60.0) > ${limitAt(limits, 'nightOvertime')} end`

const segments = sql`(c.times -> 'segments')`
const instant = (minutes: RawBuilder<unknown>) => sql`case
  when c.is_even then c.midnight + ${minutes} * interval '1 minute'
  else wall_instant(c.date + ${minutes} * interval '1 minute', c.time_zone) end`
/** The start of the shift of a row `c` of `contractDays`; null without planned times. */
export const begins = instant(sql`c.first_minute`)
const ends = instant(sql`c.last_minute`)

/**
 * The local times of a row `c` of `contractDays` as instants: by addition on days without a clock change, which takes
 * a tenth of the time.
 */
export const instantsOf = (times: RawBuilder<unknown>): RawBuilder<unknown> => sql`case when c.is_even then (
    select coalesce(range_agg(tstzrange(c.midnight + (t ->> 'start')::int * interval '1 minute',
      c.midnight + (t ->> 'end')::int * interval '1 minute')), '{}') from jsonb_array_elements(${times}) t)
  else planned_time(${times}, c.date, c.time_zone) end`
const planned = instantsOf(segments)

/** One segment that roughly matches the shift has no work outside of it: nothing to intersect. */
const mayBeOutside = (limits: ShiftLimits) => sql`coalesce(c.segment_count <> 1 or w.ended_at is null
  or greatest(${begins} - w.started_at, interval '0') + greatest(w.ended_at - ${ends}, interval '0')
    > ${limitAt(limits, 'outside')} * interval '1 minute', true)`

/**
 * The minutes of a limit for the contract of a row `c`, or of the law, on the row's day; in a locked month those
 * stored when it was locked.
 */
export function limitAt({ rules, areKept }: ShiftLimits, rule: ShiftLimit): RawBuilder<number | null> {
  const now = limitNow(rules, rule)
  if (!areKept) return now
  return sql`case when ${keptLimit(rule)} is null then ${now} else (${keptLimit(rule)} #>> '{}')::int end`
}

const date = sql`coalesce(c.date, w.date)`
/** Nothing on a day in no locked month, or in one that stored none; a disabled limit is a JSON null. */
const keptLimit = (rule: ShiftLimit) => sql`(
  select l -> ${sql.lit(rule)} from month_sheets k cross join jsonb_array_elements(k.shift_limits) l
  where k.employee_id = coalesce(c.employee_id, w.employee_id) and k.state = 'locked'
    and k.month = date_trunc('month', ${date}::timestamp)::date
    and ${date} between (l ->> 'from')::date and (l ->> 'until')::date)`

function limitNow(limits: ShiftLimits['rules'], rule: ShiftLimit): RawBuilder<number | null> {
  const [first, ...others] = new Set(limits.map((one) => one[rule]))
  if (first === undefined) throw new Error('a limit that never held')
  // When all rules agree no lookup is needed: most companies have one tolerance.
  if (others.length === 0) return minutes(first)
  const whens = limits
    .toSorted((one, other) => Number(one.agreement === '') - Number(other.agreement === ''))
    .map(({ agreement, from, until, [rule]: limit }) => {
      const isOf = agreement === '' ? sql`true` : sql`plain(c.agreement) = ${agreement}`
      return sql`when ${isOf} and ${date} between ${from}::date and ${until}::date then ${minutes(limit)}`
    })
  return sql`case ${sql.join(whens, sql` `)} end`
}

const minutes = (limit: number | null) => sql<number | null>`${sql.lit(limit)}::int`
