import { type RawBuilder, sql } from 'kysely'

/**
 * What the contracts in force ask for: a row for each employee and day of a period, as a query with `employee_id`,
 * `date`, `theoretical_minutes`, `part_time`, `holiday`, `work_center` and `time_zone`. `of` narrows the contracts, which it names `c`.
 */
export const contractDays = (
  from: string,
  until: string,
  of: RawBuilder<boolean>,
): RawBuilder<unknown> => sql`
  with off as materialized (
    select distinct on (w.id, h.date) w.id as work_center_id, h.date, h.name
    from holidays h join work_centers w on ${isOfCenter}
    where h.date between ${from}::date and ${until}::date
    order by w.id, h.date, h.id
  )
  select c.employee_id, d.day::date as date, w.id as work_center_id, w.name as work_center, w.time_zone,
    off.name as holiday, c.part_time,
    case when off.name is null then (c.week_days ->> (extract(isodow from d.day)::int - 1))::int else 0 end
      as theoretical_minutes
  from contracts c
  join work_centers w on w.id = c.work_center_id
  join generate_series(${from}::timestamp, ${until}::timestamp, interval '1 day') d(day)
    on d.day >= c.starts_on and d.day <= coalesce(c.ends_on, d.day)
  left join off on off.work_center_id = w.id and off.date = d.day::date
  where ${of}`

/** Whether a holiday `h` is one of the work center `w`: of its country, its region, its municipality, or its own. */
export const isOfCenter = sql<boolean>`(h.country = w.country
  and coalesce(plain(h.region) = plain(w.region), h.region is null)
  and coalesce(plain(h.locality) = plain(w.locality), h.locality is null)
  and coalesce(h.work_center_id = w.id, true))`
