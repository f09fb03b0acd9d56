import { type RawBuilder, sql } from 'kysely'
import type { Limit } from '#time-record/day-limits.ts'

/** How far a shift may be missed, by the day from which on. */
export type ShiftLimits = { late: readonly Limit[]; outside: readonly Limit[] }

type Judged = { worked: RawBuilder<unknown>; limits: ShiftLimits; isRunning: RawBuilder<unknown> }

/** What there is to look at of a recorded day `w` and the row `c` of `contractDays` beside it, with an exit that never came. */
export const incidentsOf = (judged: Judged): RawBuilder<unknown> => sql`coalesce(w.incidents, '{}')
  || case when ${lacksExit(judged)} then '{missing_out}'::text[] else '{}'::text[] end
  || case when ${isLate(judged)} then '{late}'::text[] else '{}'::text[] end
  || case when ${isOutside(judged)} then '{outside_shift}'::text[] else '{}'::text[] end`

/** Whether there is any of it, which is told sooner. */
export const hasIncidents = (judged: Judged): RawBuilder<boolean> =>
  sql<boolean>`coalesce(w.incidents <> '{}' or ${lacksExit(judged)} or ${isLate(judged)} or ${isOutside(judged)}, false)`

const lacksExit = ({ isRunning }: Judged) => sql`(w.open_since is not null and not ${isRunning})`

/*
 * Where a recorded day does not keep to the shift that is planned of it. It is read and not stored, so that a shift that
 * is changed afterwards judges the day anew. Where only the minutes of the contract are known nothing is outside of them.
 */
const isLate = ({ limits }: Judged) => sql`(c.times is not null
  and w.started_at > ${begins} + ${limitAt(limits.late)} * interval '1 minute' and w.started_at < ${ends})`
const isOutside = ({ worked, limits }: Judged) => sql`case
  when c.times is null or w.started_at is null or not ${mayBeOutside(limits)} then false
  else length_minutes(${worked} - ${planned}) > ${limitAt(limits.outside)} end`

const segments = sql`(c.times -> 'segments')`
const instant = (minutes: RawBuilder<unknown>) => sql`case
  when c.is_even then c.midnight + ${minutes} * interval '1 minute'
  else wall_instant(c.date + ${minutes} * interval '1 minute', c.time_zone) end`
/** When the shift of a row `c` of `contractDays` begins; null where no times are planned. */
export const begins = instant(sql`c.first_minute`)
const ends = instant(sql`c.last_minute`)

/**
 * Times of the day of a row `c` of `contractDays` as instants: by adding where no clock changes, which takes a tenth of
 * the time.
 */
export const instantsOf = (times: RawBuilder<unknown>): RawBuilder<unknown> => sql`case when c.is_even then (
    select coalesce(range_agg(tstzrange(c.midnight + (t ->> 'start')::int * interval '1 minute',
      c.midnight + (t ->> 'end')::int * interval '1 minute')), '{}') from jsonb_array_elements(${times}) t)
  else planned_time(${times}, c.date, c.time_zone) end`
const planned = instantsOf(segments)

/** Who came and went about as planned in one segment worked nothing outside of it: nothing needs to be cut. */
const mayBeOutside = ({ outside }: ShiftLimits) => sql`coalesce(c.segment_count <> 1 or w.ended_at is null
  or greatest(${begins} - w.started_at, interval '0') + greatest(w.ended_at - ${ends}, interval '0')
    > ${limitAt(outside)} * interval '1 minute', true)`

/** The minutes of a limit on the day of a row: as `limitOf` of one day. */
function limitAt(limits: readonly Limit[]): RawBuilder<number> {
  const [first, ...later] = limits
  if (first === undefined) throw new Error('a limit that never held')
  const whens = later
    .toReversed()
    .map(({ validFrom, minutes }) => sql`when w.date >= ${validFrom}::date then ${sql.lit(minutes)}`)
  if (whens.length === 0) return sql<number>`${sql.lit(first.minutes)}`
  return sql<number>`case ${sql.join(whens, sql` `)} else ${sql.lit(first.minutes)} end`
}
