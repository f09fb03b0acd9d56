import { type RawBuilder, sql } from 'kysely'
import { absenceDays, partsTaken, takenOf } from '#db/absence-days.ts'
import { vacationDays } from '#db/asked-days.ts'
import { contractDays } from '#db/contract-days.ts'
import type { Days } from '#db/runs-of-days.ts'

/** The people, by id. */
export type Of = (id: RawBuilder<unknown>) => RawBuilder<boolean>

/** Absent days: approved ones, and those without proof. */
export const absentDays = ({ from, until }: Days, of: Of): RawBuilder<unknown> =>
  absenceDays(
    from,
    until,
    sql`a.employee_id in (select c.employee_id from contracts c where ${of(sql`c.employee_id`)})`,
    sql`(a.is_in_force or a.state = 'not_justified')`,
  )

const worked = sql`round(coalesce(w.effective_seconds, 0) / 60.0)::int`

/** What was worked of a day `w` beyond what is planned and not taken by the vacation `x`. */
export const overtimeOf = (planned: RawBuilder<unknown>) =>
  sql`greatest(0, case when w.started_at is null then 0 else ${worked} - ${planned} + x.vacation end)`

/**
 * The agreed minutes of each contract day: `planned`, taken by `vacation`, and worked beyond that as `overtime`.
 * Vacation takes nothing on an absent day, which counts as absence. `on` narrows the dates.
 */
export const agreedDays = (
  days: Days,
  of: Of,
  on: (date: RawBuilder<unknown>) => RawBuilder<boolean>,
): RawBuilder<unknown> => sql`
  select d.employee_id, d.date, d.theoretical_minutes as planned, x.vacation,
    ${overtimeOf(sql`d.theoretical_minutes`)} as overtime
  from (${contractDays(days.from, days.until, of(sql`c.employee_id`), on)}) d
  left join (
    select l.employee_id, l.date, ${partsTaken}
    from (${vacationDays(days.from, days.until, of(sql`c.employee_id`))}) l group by 1, 2
  ) v on v.employee_id = d.employee_id and v.date = d.date
  left join workdays w on w.employee_id = d.employee_id and w.date = d.date
    and w.date between ${days.from}::date and ${days.until}::date
  left join (select distinct employee_id, date from (${absentDays(days, of)}) b) a
    on a.employee_id = d.employee_id and a.date = d.date
  cross join lateral (
    select case when a.date is null then ${takenOf('v', sql`d.theoretical_minutes`)} else 0 end as vacation
  ) x`
