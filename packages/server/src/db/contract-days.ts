import { type RawBuilder, sql } from 'kysely'

/**
 * What is planned of each day of the contracts in force: a row for each employee and day of a period, as a query with
 * `employee_id`, `date`, `theoretical_minutes`, `part_time`, `holiday`, `work_center` and `time_zone`; with the `times` that
 * are planned and what they come from, `is_free`, whether there is no work without a dated shift, the `midnight` of the
 * day, `is_even`, whether no clock changes in it, and `clock_since`, from when on people clock in there. `of` narrows the contracts, which it names `c`.
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
  ), days as materialized (
    select w.id as work_center_id, d.day, d.day::date as date, extract(isodow from d.day)::int - 1 as weekday,
      d.day at time zone w.time_zone as midnight,
      (d.day + interval '2 days') at time zone w.time_zone - d.day at time zone w.time_zone
        = interval '2 days' as is_even
    from work_centers w cross join generate_series(${from}::timestamp, ${until}::timestamp, interval '1 day') d(day)
  ), versions as materialized (
    -- What follows from a version alone is worked out once and not for each day of each person.
    select v.pattern_id, v.valid_from, v.valid_until, v.weeks, v.minutes,
      date_trunc('week', v.anchor_on::timestamp)::date as monday, jsonb_array_length(v.weeks) as week_count
    from shift_pattern_versions v
  )
  select c.employee_id, d.date, w.id as work_center_id, w.name as work_center, w.time_zone,
    coalesce(w.clock_since, (select min(f.clock_since) from work_centers f)) as clock_since,
    off.name as holiday, c.part_time, s.kind as shift_kind, s.times as dated_times, s.note as shift_note,
    v.pattern_id, p.pattern_times, coalesce(s.times, p.pattern_times) as times, d.midnight, d.is_even,
    case when s.employee_id is not null then 'shift' when v.pattern_id is not null then 'pattern'
      else 'contract' end as plan_source,
    case when s.employee_id is null and v.pattern_id is null then p.minutes
      when d.is_even then coalesce(s.minutes, p.minutes)
      else ${minutesOnUnevenDay} end as theoretical_minutes,
    p.minutes = 0 as is_free
  from contracts c
  join work_centers w on w.id = c.work_center_id
  join days d on d.work_center_id = w.id and d.date >= c.starts_on and d.date <= coalesce(c.ends_on, d.date)
  left join off on off.work_center_id = w.id and off.date = d.date
  left join shifts s on s.employee_id = c.employee_id and s.date = d.date
  left join shift_assignments a on a.employee_id = c.employee_id
    and d.date >= a.starts_on and d.date <= coalesce(a.ends_on, d.date)
  left join versions v on v.pattern_id = a.pattern_id and d.date >= v.valid_from and d.date < v.valid_until
  cross join lateral (
    select ${weekOf} as week
  ) n
  cross join lateral (
    select case when v.pattern_id is null then null when off.name is not null then ${free}
        else v.weeks -> n.week -> d.weekday end as pattern_times,
      case when off.name is not null then 0 when v.pattern_id is null then (c.week_days ->> d.weekday)::int
        else (v.minutes -> n.week ->> d.weekday)::int end as minutes
  ) p
  where ${of}`

const free = sql`'{"segments":[]}'::jsonb`

/** Weeks are counted from the Monday of the anchor on; before it they are counted back. */
const weeksSince = sql`(d.date - d.weekday - v.monday) / 7`
const weekOf = sql`mod(mod(${weeksSince} + a.first_week - 1, v.week_count) + v.week_count, v.week_count)`

/** Where the clocks change the minutes are differences of instants. */
const minutesOnUnevenDay = sql`length_minutes(
  planned_time(coalesce(s.times, p.pattern_times) -> 'segments', d.date, w.time_zone)
  - planned_time(coalesce(s.times, p.pattern_times) -> 'breaks', d.date, w.time_zone))`

/** Whether a holiday `h` is one of the work center `w`: of its country, its region, its municipality, or its own. */
export const isOfCenter = sql<boolean>`(h.country = w.country
  and coalesce(plain(h.region) = plain(w.region), h.region is null)
  and coalesce(plain(h.locality) = plain(w.locality), h.locality is null)
  and coalesce(h.work_center_id = w.id, true))`
