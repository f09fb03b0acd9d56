import { type RawBuilder, sql } from 'kysely'
import { contractDays } from './contract-days.ts'

/**
 * What each day asks for: the row of `contractDays` with the `absence` that stands in the place of work. Approved vacation
 * takes its part of what is planned, and of a day that it takes a part of nothing is outside of the shift, since nobody
 * says which. Who counts vacation or plans shifts reads `contractDays` itself.
 */
export const askedDays = (from: string, until: string, of: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select d.employee_id, d.agreement, d.date, d.work_center_id, d.work_center, d.time_zone, d.holiday, d.part_time, d.midnight,
    d.is_even, d.clock_since, case when v.date is null then d.times end as times,
    case when v.date is null then d.first_minute end as first_minute,
    case when v.date is null then d.last_minute end as last_minute,
    case when v.date is null then d.segment_count end as segment_count,
    d.theoretical_minutes - ${taken} as theoretical_minutes,
    case when v.date is not null and d.theoretical_minutes > 0 then 'vacation' end as absence
  from (${contractDays(from, until, of)}) d
  left join (
    select l.employee_id, l.date, bool_or(l.part = 'day') as whole,
      count(*) filter (where l.part in ('morning', 'afternoon'))::int as halves,
      coalesce(sum(l.minutes) filter (where l.part = 'hours'), 0)::int as minutes
    from vacation_lines l join vacation_requests r on r.id = l.request_id
    where l.held and l.date between ${from}::date and ${until}::date and r.state in ('approved', 'cancellation_requested')
      and l.employee_id in (select c.employee_id from contracts c where ${of})
    group by l.employee_id, l.date
  ) v on v.employee_id = d.employee_id and v.date = d.date`

/** A half is rounded up, as vacation in hours counts it. */
const taken = sql`case when v.date is null then 0 when v.whole or v.halves = 2 then d.theoretical_minutes
  when v.halves = 1 then (d.theoretical_minutes + 1) / 2 else least(v.minutes, d.theoretical_minutes) end`
