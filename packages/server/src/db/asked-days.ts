import { type RawBuilder, sql } from 'kysely'
import { absenceDays, partsTaken, takenOf } from './absence-days.ts'
import { contractDays } from './contract-days.ts'

/**
 * The required work of each day: the row of `contractDays` with the `absence` that replaces it. Approved vacation and
 * reported or approved absences take their share of the planned time. On a partially taken day nothing counts as
 * outside of the shift, because it is not known which part is free; where the hours are known, the shift begins after
 * those at its start. An absence takes precedence over overlapping vacation. The kind of absence is not read: it may
 * be private. `on` narrows the dates. Code that counts vacation or plans shifts reads `contractDays` itself.
 */
export const askedDays = (
  from: string,
  until: string,
  of: RawBuilder<boolean>,
  on?: (date: RawBuilder<unknown>) => RawBuilder<boolean>,
): RawBuilder<unknown> => sql`
  select d.employee_id, d.agreement, d.date, d.work_center_id, d.work_center, d.time_zone, d.holiday, d.part_time, d.by_night, d.midnight,
    d.is_even, d.clock_since, case when ${isKnown} then d.times end as times,
    case when v.date is null then d.first_minute
      when v.says_when then case when v.first_start <= d.first_minute then greatest(d.first_minute, v.first_end)
        else d.first_minute end end as first_minute,
    case when ${isKnown} then d.last_minute end as last_minute,
    case when ${isKnown} then d.segment_count end as segment_count,
    d.theoretical_minutes - ${takenOf('v', sql`d.theoretical_minutes`)} as theoretical_minutes,
    case when v.date is not null and d.theoretical_minutes > 0
      then case when v.is_absent then 'absence' else 'vacation' end end as absence
  from (${contractDays(from, until, of, on)}) d
  left join (
    select l.employee_id, l.date, bool_or(l.is_absent) as is_absent, ${partsTaken},
      bool_and(l.start_minute is not null) as says_when, min(l.start_minute) as first_start,
      (array_agg(l.start_minute + l.minutes order by l.start_minute))[1] as first_end
    from (
      select employee_id, date, part, minutes, null::smallint as start_minute, false as is_absent from (${vacationDays(from, until, of)}) v
      union all
      select employee_id, date, part, minutes, start_minute, true from (${absenceDays(from, until, among(sql`a.employee_id`, of))}) b
    ) l group by l.employee_id, l.date
  ) v on v.employee_id = d.employee_id and v.date = d.date`

/** Whether deviations from the shift are checked: nothing is taken, or the hours of everything taken are known. */
const isKnown = sql<boolean>`(v.date is null or v.says_when)`

/** The people of contracts. */
const among = (id: RawBuilder<unknown>, of: RawBuilder<boolean>) =>
  sql<boolean>`${id} in (select c.employee_id from contracts c where ${of})`

/** The days of approved vacation in a period. */
export const vacationDays = (
  from: string,
  until: string,
  of: RawBuilder<boolean>,
): RawBuilder<unknown> => sql`
  select l.employee_id, l.date, l.part, l.minutes from vacation_lines l join vacation_requests r on r.id = l.request_id
  where l.held and l.date between ${from}::date and ${until}::date and r.state in ('approved', 'cancellation_requested')
    and ${among(sql`l.employee_id`, of)}`
