import { type RawBuilder, sql } from 'kysely'

/**
 * What is planned of each day of the contracts in force: a row for each employee and day of a period, as a query with
 * `employee_id`, `date`, `theoretical_minutes`, `part_time`, `holiday`, `work_center` and `time_zone`, with `planned`,
 * the shift as instants, what it is made of, and `is_free`, whether there is no work without a dated shift. `of` narrows the contracts, which it names `c`.
 *
 * A dated shift wins over the pattern assigned, and that over the plain week of the contract, of which only the minutes
 * are known. A holiday is free unless a dated shift says otherwise. It is the one place that says what a day asks for;
 * `time-record/shift-plan.rules.ts` says the same of one day without a database.
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
    off.name as holiday, c.part_time, s.kind as shift_kind, s.times as dated_times, s.note as shift_note,
    v.pattern_id, p.pattern_times, t.times, t.planned,
    case when s.employee_id is not null then 'shift' when v.pattern_id is not null then 'pattern'
      else 'contract' end as plan_source,
    case when t.times is null then q.plain_minutes
      else length_minutes(t.planned - planned_time(t.times -> 'breaks', d.day::date, w.time_zone))
      end as theoretical_minutes,
    coalesce(jsonb_array_length(p.pattern_times -> 'segments'), q.plain_minutes) = 0 as is_free
  from contracts c
  join work_centers w on w.id = c.work_center_id
  join generate_series(${from}::timestamp, ${until}::timestamp, interval '1 day') d(day)
    on d.day >= c.starts_on and d.day <= coalesce(c.ends_on, d.day)
  left join off on off.work_center_id = w.id and off.date = d.day::date
  left join shifts s on s.employee_id = c.employee_id and s.date = d.day::date
  left join shift_assignments a on a.employee_id = c.employee_id
    and d.day >= a.starts_on and d.day <= coalesce(a.ends_on, d.day)
  left join shift_pattern_versions v on v.pattern_id = a.pattern_id
    and d.day >= v.valid_from and d.day < v.valid_until
  cross join lateral (
    select case when v.pattern_id is null then null
      when off.name is not null then ${free} else ${ofPattern} end as pattern_times
  ) p
  cross join lateral (
    select case when off.name is null then (c.week_days ->> (extract(isodow from d.day)::int - 1))::int
      else 0 end as plain_minutes
  ) q
  cross join lateral (
    select x.times, case when x.times is not null
      then planned_time(x.times -> 'segments', d.day::date, w.time_zone) end as planned
    from (select coalesce(s.times, p.pattern_times) as times) x
  ) t
  where ${of}`

const free = sql`'{"segments":[]}'::jsonb`

/** Weeks are counted from the Monday of the anchor on; before it they are counted back. */
const weeksSince = sql`((d.day::date - date_trunc('week', v.anchor_on::timestamp)::date)::numeric / 7)`
const weekOf = sql`mod(mod(floor(${weeksSince})::int + a.first_week - 1, jsonb_array_length(v.weeks))
  + jsonb_array_length(v.weeks), jsonb_array_length(v.weeks))`
const ofPattern = sql`v.weeks -> ${weekOf} -> (extract(isodow from d.day)::int - 1)`

/** Whether a holiday `h` is one of the work center `w`: of its country, its region, its municipality, or its own. */
export const isOfCenter = sql<boolean>`(h.country = w.country
  and coalesce(plain(h.region) = plain(w.region), h.region is null)
  and coalesce(plain(h.locality) = plain(w.locality), h.locality is null)
  and coalesce(h.work_center_id = w.id, true))`
