import { type RawBuilder, sql } from 'kysely'

/**
 * The planned work of each day of the contracts in force: a row per employee and day of a period, with `employee_id`,
 * `date`, `agreement`, `theoretical_minutes`, `part_time`, `by_night`, `holiday`, `work_center` and `time_zone`; the
 * planned `times`, their first and last minute, and their source; `is_free`, whether there is no work without a dated
 * shift; the `midnight` of the day, `is_even`, whether there is no clock change, and `clock_since`, from when people
 * clock in there. `of` narrows the contracts, aliased `c`, and `on` the dates. A dated shift overrides the assigned
 * pattern, which overrides the contract's plain week, of which only minutes are known. A holiday is free unless there
 * is a dated shift. A pattern is evaluated once for all people who use it. This is the only place that defines the
 * work of a day in SQL; `time-record/shift-plan.rules.ts` does the same for one day without a database.
 *
 * A dated shift wins over the pattern assigned, and that over the plain week of the contract, of which only the minutes
 * are known. A holiday is free unless a dated shift says otherwise. What a pattern asks for is worked out once for all
 * who work by it. It is the one place that says what a day asks for;
 * `time-record/shift-plan.rules.ts` says the same of one day without a database.
 */
export const contractDays = (
  from: string,
  until: string,
  of: RawBuilder<boolean>,
  on: (date: RawBuilder<unknown>) => RawBuilder<boolean> = () => sql<boolean>`true`,
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
    where ${on(sql`d.day::date`)}
  ), kept as materialized (
    select distinct a.pattern_id, a.first_week, c.work_center_id
    from contracts c join shift_assignments a on a.employee_id = c.employee_id where ${of}
  ), patterned as materialized (
    select a.pattern_id, a.first_week, a.work_center_id, d.day, ${firstAndLast(sql`t.times`)}, t.times,
      case when d.is_even or off.name is not null then t.minutes else ${minutesOnUnevenDay(sql`t.times`)} end as minutes,
      t.minutes = 0 as is_free, v.by_night
    from kept a
    join days d on d.work_center_id = a.work_center_id
    join work_centers w on w.id = a.work_center_id
    join shift_pattern_versions v on v.pattern_id = a.pattern_id and d.day >= v.valid_from and d.day < v.valid_until
    left join off on off.work_center_id = w.id and off.date = d.date
    cross join lateral (select ${weekOf} as week) n
    cross join lateral (
      select case when off.name is not null then ${free} else v.weeks -> n.week -> d.weekday end as times,
        case when off.name is not null then 0 else (v.minutes -> n.week ->> d.weekday)::int end as minutes
    ) t
  )
  select c.employee_id, c.agreement, d.date as date, w.id as work_center_id, w.name as work_center, w.time_zone,
    coalesce(w.clock_since, (select min(f.clock_since) from work_centers f)) as clock_since,
    off.name as holiday, c.part_time, coalesce(v.by_night, false) as by_night, s.kind as shift_kind, s.times as dated_times, s.note as shift_note,
    v.pattern_id, v.times as pattern_times, coalesce(s.times, v.times) as times, d.midnight, d.is_even,
    ${ofPlan('first_minute')}, ${ofPlan('last_minute')}, ${ofPlan('segment_count')},
    case when s.employee_id is not null then 'shift' when v.pattern_id is not null then 'pattern'
      else 'contract' end as plan_source,
    case when s.employee_id is null then coalesce(v.minutes, p.minutes) when d.is_even then s.minutes
      else ${minutesOnUnevenDay(sql`s.times`)} end as theoretical_minutes,
    coalesce(v.is_free, p.minutes = 0) as is_free
  from contracts c
  join work_centers w on w.id = c.work_center_id
  join days d on d.work_center_id = w.id and d.day >= c.starts_on and d.day <= coalesce(c.ends_on, d.day)
  left join off on off.work_center_id = w.id and off.date = d.date
  left join shifts s on s.employee_id = c.employee_id and s.date = d.date
  left join shift_assignments a on a.employee_id = c.employee_id
    and d.day >= a.starts_on and d.day <= coalesce(a.ends_on, d.day)
  left join patterned v on v.pattern_id = a.pattern_id and v.first_week = a.first_week
    and v.work_center_id = c.work_center_id and v.day = d.day
  cross join lateral (
    select case when off.name is not null then 0
      else (c.week_days ->> d.weekday)::int end as minutes
  ) p
  where ${of}`

/** The start of the first segment and the end of the last, in minutes of the local day, and the number of segments. */
const firstAndLast = (
  times: RawBuilder<unknown>,
) => sql`(${times} -> 'segments' -> 0 ->> 'start')::int as first_minute,
  (${times} -> 'segments' -> -1 ->> 'end')::int as last_minute,
  jsonb_array_length(${times} -> 'segments') as segment_count`

/** From the dated shift, or else from the pattern. */
const ofPlan = (name: 'first_minute' | 'last_minute' | 'segment_count') =>
  sql`case when s.employee_id is null then ${sql.ref(`v.${name}`)} else ${sql.ref(`s.${name}`)} end as ${sql.ref(name)}`

const free = sql`'{"segments":[]}'::jsonb`

/** Weeks are counted from the Monday of the anchor; backwards for earlier days. */
const weeksSince = sql`floor((d.date - date_trunc('week', v.anchor_on::timestamp)::date)::numeric / 7)::int`
const count = sql`jsonb_array_length(v.weeks)`
const weekOf = sql`mod(mod(${weeksSince} + a.first_week - 1, ${count}) + ${count}, ${count})`

/** On days with a clock change minutes are differences of instants. */
const minutesOnUnevenDay = (times: RawBuilder<unknown>) => sql`length_minutes(
  planned_time(${times} -> 'segments', d.date, w.time_zone)
  - planned_time(${times} -> 'breaks', d.date, w.time_zone))`

/** Whether a holiday `h` applies to the work center `w`: by country, region, municipality, or to itself. */
export const isOfCenter = sql<boolean>`(h.country = w.country
  and coalesce(plain(h.region) = plain(w.region), h.region is null)
  and coalesce(plain(h.locality) = plain(w.locality), h.locality is null)
  and coalesce(h.work_center_id = w.id, true))`
