import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { hourKinds } from '#db/hour-kinds.ts'
import { addedMonths } from '#db/stored-period.ts'
import { addUpAgreed } from './store-agreed-sums.queries.ts'
import { dayBits, summedAlways, summedSeldom } from './month-sums.queries.ts'

/** The latest months with stored days but without sums. */
export async function nextMonth(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ month: string }>`
    select to_char(m.month, 'YYYY-MM-DD') as month from (
      select distinct date_trunc('month', date::timestamp)::date as month from stored_dates
    ) m where m.month not in (${addedMonths}) order by m.month desc limit 1`.execute(db)
  return rows[0]?.month
}

/** Sums up the days of everybody in a month. */
export async function storeMonth(db: Db, month: string): Promise<void> {
  await sql`delete from month_sums where month = ${month}::date`.execute(db)
  await addUp(db, [month])
  await addUpAgreed(db, [month])
  await sql`insert into added_months (month) values (${month}::date) on conflict do nothing`.execute(db)
}

/** Invalidates the sums of a day's month, until they are computed again. */
export async function forgetMonth(db: Db, date: string): Promise<void> {
  await sql`delete from added_months where month = date_trunc('month', ${date}::timestamp)::date`.execute(db)
}

/** Computes the sums of people again, in months of a period that have sums. */
export async function storeSumsOf(
  db: Db,
  { from, until }: { from: string; until: string },
  people: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ month: string }>`
    select to_char(month, 'YYYY-MM-DD') as month from (${addedMonths}) a
    where month between date_trunc('month', ${from}::timestamp)::date and ${until}::date`.execute(db)
  const months = rows.map(({ month }) => month)
  if (months.length === 0) return
  await sql`delete from month_sums where employee_id = any(${people}::uuid[]) and month = any(${months}::date[])`.execute(
    db,
  )
  await addUp(db, months, people)
  await addUpAgreed(db, months, people)
}

const columns = [...summedAlways, ...summedSeldom].map((name) => sql.ref(name))
const upToDay = columns.map((column) => sql`(coalesce(sum(d.${column}) over up_to, 0))::int as ${column}`)
const each = (of: (column: RawBuilder<unknown>) => RawBuilder<unknown>) => sql.join(columns.map(of))
const inOrder = (column: RawBuilder<unknown>) => sql`array_agg(${column} order by n)`
const upToEach = [
  ...summedAlways.map((name) => sql`${inOrder(sql.ref(name))} as ${sql.ref(name)}`),
  ...summedSeldom.map((name) => {
    const column = sql.ref(name)
    return sql`case when bool_or(${column} <> 0) then ${inOrder(column)} end as ${column}`
  }),
]

/**
 * One cumulative sum per day of a month, and for zero days; a shorter month repeats its last. All-zero values are
 * null.
 */
async function addUp(db: Db, months: readonly string[], people?: readonly string[]): Promise<void> {
  const isTheirs = people === undefined ? sql`true` : sql`k.employee_id = any(${people}::uuid[])`
  const bits = dayBits.map(
    ({ name, counts }) =>
      sql`coalesce(bit_or(1 << (day - 1)) filter (where ${counts}), 0) as ${sql.ref(name)}`,
  )
  const names = sql.join(dayBits.map(({ name }) => sql.ref(name)))
  await sql`
    with d as materialized (
      select m.month, k.employee_id, k.work_center_id, extract(day from k.date)::int as day, k.started_at,
        k.has_incidents, k.effective_seconds, k.non_effective_seconds, k.unallocated_seconds, k.theoretical_minutes,
        k.presence_seconds - k.effective_seconds - k.non_effective_seconds - k.unallocated_seconds as other_seconds,
        k.balance_seconds, k.is_part_time, k.state, k.time_zone, ${hourKinds}
      from unnest(${months}::date[]) m(month)
      join stored_days k on k.date >= m.month and k.date < (m.month + interval '1 month')::date and ${isTheirs}
    ), p as materialized (
      select month, employee_id, work_center_id, array_agg(distinct time_zone) as time_zones, ${sql.join(bits)} from d group by 1, 2, 3
    ), up_to as (
      select p.month, p.employee_id, p.work_center_id, n, ${sql.join(upToDay)}
      from p cross join generate_series(0, 31) n
      left join d on d.month = p.month and d.employee_id = p.employee_id and d.day = n
        and d.work_center_id is not distinct from p.work_center_id
      window up_to as (partition by p.month, p.employee_id, p.work_center_id order by n)
    ), summed as (
      select month, employee_id, work_center_id, ${sql.join(upToEach)}
      from up_to group by 1, 2, 3
    )
    insert into month_sums (month, employee_id, work_center_id, time_zones, ${names}, ${each((column) => column)})
    select p.month, p.employee_id, p.work_center_id, p.time_zones, ${names}, ${each((column) => sql`s.${column}`)}
    from p join summed s on s.month = p.month and s.employee_id = p.employee_id
      and s.work_center_id is not distinct from p.work_center_id`.execute(db)
}
