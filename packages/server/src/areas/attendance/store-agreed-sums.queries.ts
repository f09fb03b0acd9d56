import { type RawBuilder, sql } from 'kysely'
import { agreedDays } from '#db/agreed-days.ts'
import { agreedColumns } from '#db/agreed-sums.ts'
import type { Db } from '#db/database.ts'
import { lastOf, monthOf } from '#db/day.ts'

const columns = agreedColumns.map((name) => sql.ref(name))
const upToDay = columns.map((column) => sql`(coalesce(sum(d.${column}) over up_to, 0))::int as ${column}`)
const month = (date: RawBuilder<unknown>) => sql`date_trunc('month', ${date}::timestamp)::date`
const arrays = columns.map((column) => sql`array_agg(${column} order by n) as ${column}`)

/** Replaces the sums of agreed work for stored days of months, of everybody or of some people. */
export async function addUpAgreed(
  db: Db,
  months: readonly string[],
  people?: readonly string[],
): Promise<void> {
  const sorted = months.toSorted()
  const [from, last] = [sorted[0], sorted.at(-1)]
  if (from === undefined || last === undefined) return
  const days = { from, until: lastOf(monthOf(last)) }
  const isTheirs = (id: RawBuilder<unknown>) =>
    people === undefined ? sql<boolean>`true` : sql<boolean>`${id} = any(${people}::uuid[])`
  await sql`delete from agreed_sums s where s.month = any(${months}::date[]) and ${isTheirs(sql`s.employee_id`)}`.execute(
    db,
  )
  await sql`
    with d as materialized (
      select ${month(sql`a.date`)} as month, a.employee_id, extract(day from a.date)::int as day, ${sql.join(columns)}
      from (${agreedDays(
        days,
        isTheirs,
        (date) => sql<boolean>`(${date} in (select t.date from stored_dates t)
          and ${month(date)} = any(${months}::date[]))`,
      )}) a
    ), p as (
      select month, employee_id, bit_or(1 << (day - 1)) as days from d group by 1, 2
    ), up_to as (
      select p.month, p.employee_id, p.days, n, ${sql.join(upToDay)}
      from p cross join generate_series(0, 31) n
      left join d on d.month = p.month and d.employee_id = p.employee_id and d.day = n
      window up_to as (partition by p.month, p.employee_id order by n)
    )
    insert into agreed_sums (month, employee_id, days, ${sql.join(columns)})
    select month, employee_id, days, ${sql.join(arrays)} from up_to group by 1, 2, 3`.execute(db)
}
