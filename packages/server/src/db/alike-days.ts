import { type RawBuilder, sql } from 'kysely'
import { partsTaken, takenOf } from '#db/absence-days.ts'
import { absentDays, agreedDays, type Of, overtimeOf } from '#db/agreed-days.ts'
import { vacationDays } from '#db/asked-days.ts'
import { contractDays } from '#db/contract-days.ts'
import type { Days, PeriodUnit } from '#db/runs-of-days.ts'

type On = (date: RawBuilder<unknown>) => RawBuilder<boolean>

/**
 * `agreedDays` summed by person and period, as rows to add up: planned time per period, vacation and overtime per day that has
 * any. Most people have one contract and one pattern for months, and people with the same of both have the same days: these are
 * derived once, instead of a row per person and day. People with a dated shift, an absence or a change within the period are
 * derived day by day.
 */
export const alikeAgreed = (days: Days, of: Of, on: On, unit: PeriodUnit): RawBuilder<unknown> => sql`
  with alike as materialized (${alikePeople(days, of)}),
    people as materialized (select example, unnest(people) as employee_id from alike),
    asked as materialized (
      select d.employee_id as example, d.date, d.theoretical_minutes as planned
      from (${contractDays(days.from, days.until, sql`c.employee_id in (select example from alike)`, on)}) d
    ),
    touched as materialized (${touchedDays(days, of)})
  select p.employee_id, s.date, s.planned, 0 as vacation, 0 as overtime
  from people p join (
    select example, min(date) as date, sum(planned)::int as planned from asked
    group by example, date_trunc(${sql.lit(unit)}, date::timestamp)
  ) s on s.example = p.example
  union all ${beside}
  union all
  select employee_id, date, planned, vacation, overtime
  from (${agreedDays(days, (id) => sql<boolean>`${of(id)} and ${id} not in (select employee_id from people)`, on)}) d`

/** Who has one contract, and one pattern or none, over all of a period, no dated shift and no absence: an example and all of each kind. */
const alikePeople = ({ from, until }: Days, of: Of) => {
  const whole = (name: string) => sql`${sql.ref(`${name}.starts_on`)} <= ${from}::date
    and coalesce(${sql.ref(`${name}.ends_on`)}, ${until}::date) >= ${until}::date`
  return sql`
    select (array_agg(c.employee_id))[1] as example, array_agg(c.employee_id) as people
    from contracts c
    left join shift_assignments a on a.employee_id = c.employee_id and ${whole('a')}
    where ${of(sql`c.employee_id`)} and ${whole('c')}
      and c.employee_id not in (select employee_id from (${absentDays({ from, until }, of)}) b)
      and not exists (select from shifts s where s.employee_id = c.employee_id
        and s.date between ${from}::date and ${until}::date)
      and not exists (select from shift_assignments b where b.employee_id = c.employee_id
        and b.starts_on <= ${until}::date and coalesce(b.ends_on, ${until}::date) >= ${from}::date and not (${whole('b')}))
    group by a.pattern_id, a.first_week, c.work_center_id, c.week_days`
}

/** The days of the people who are alike of which vacation takes something, or on which somebody has worked. */
const touchedDays = (days: Days, of: Of) => sql`
  select p.example, p.employee_id, coalesce(v.date, w.date) as date, v.date as taken, v.whole, v.halves, v.minutes,
    w.started_at, w.effective_seconds
  from (
    select l.employee_id, l.date, ${partsTaken} from (${vacationDays(days.from, days.until, of(sql`c.employee_id`))}) l group by 1, 2
  ) v
  full join (
    select employee_id, date, started_at, effective_seconds from workdays
    where date between ${days.from}::date and ${days.until}::date
  ) w on w.employee_id = v.employee_id and w.date = v.date
  join people p on p.employee_id = coalesce(v.employee_id, w.employee_id)`

/** What vacation takes of them, and what was worked beyond it. */
const beside = sql`
  select w.employee_id, w.date, 0 as planned, x.vacation, ${overtimeOf(sql`d.planned`)} as overtime
  from touched w
  join asked d on d.example = w.example and d.date = w.date
  cross join lateral (
    select ${takenOf('t', sql`d.planned`)} as vacation from (select w.taken as date, w.whole, w.halves, w.minutes) t
  ) x`
