import { type RawBuilder, sql } from 'kysely'

/**
 * What the contracts in force ask for: a row for each employee and day of a period, as a query with `employee_id`,
 * `date`, `theoretical_minutes`, `holiday`, `work_center` and `time_zone`. `of` narrows the contracts, which it names `c`.
 */
export const contractDays = (
  from: string,
  until: string,
  of: RawBuilder<boolean>,
): RawBuilder<unknown> => sql`
  select c.employee_id, d.day::date as date, w.id as work_center_id, w.name as work_center, w.time_zone, h.name as holiday,
    case when h.name is null then (c.week_days ->> (extract(isodow from d.day)::int - 1))::int else 0 end
      as theoretical_minutes
  from contracts c
  join work_centers w on w.id = c.work_center_id
  join generate_series(${from}::date, ${until}::date, interval '1 day') d(day)
    on d.day >= c.starts_on and d.day <= coalesce(c.ends_on, d.day)
  left join lateral (
    select h.name from holidays h where h.date = d.day and ${isOfCenter} order by h.id limit 1
  ) h on true
  where ${of}`

/** Whether a holiday `h` is one of the work center `w`: of its country, its region, its municipality, or its own. */
export const isOfCenter = sql<boolean>`(h.country = w.country
  and coalesce(h.region = w.region, h.region is null)
  and coalesce(plain(h.locality) = plain(w.locality), h.locality is null)
  and coalesce(h.work_center_id = w.id, true))`
