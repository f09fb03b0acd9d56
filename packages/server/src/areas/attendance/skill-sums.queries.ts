import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { firstOf, monthOf } from '#db/day.ts'
import { datesOf, runsOf } from '#db/runs-of-days.ts'

type Days = { from: string; until: string }

/** One process sums up months at a time; writers of days are not blocked. */
export async function lockSums(db: Db): Promise<void> {
  await sql`select set_config('statement_timeout', '60s', true), set_config('lock_timeout', '60s', true),
    set_config('work_mem', '64MB', true)`.execute(db)
  await sql`select pg_advisory_xact_lock(hashtext('skill_sums'))`.execute(db)
}

/** Sums up the latest month without sums; returns whether there was one. */
export async function storeNextMonth(db: Db): Promise<boolean> {
  const { rows } = await sql<{ month: string }>`
    select to_char(m.month, 'YYYY-MM-DD') as month from (select min(date) as first, max(date) as last from skill_days) d
    cross join generate_series(date_trunc('month', d.first::timestamp), d.last::timestamp, interval '1 month') m(month)
    where m.month::date not in (select month from summed_skill_months) order by m.month desc limit 1`.execute(
    db,
  )
  const [found] = rows
  if (found === undefined) return false
  const { month } = found
  // Marks so far are covered by the next summing.
  await sql`delete from stale_skill_sums where month = ${month}::date`.execute(db)
  await addUp(
    db,
    sql`select k.*, ${month}::date as month from skill_days k
    where k.date >= ${month}::date and k.date < (${month}::date + interval '1 month')::date`,
  )
  await sql`insert into summed_skill_months (month) values (${month}::date)`.execute(db)
  return true
}

/** The number of marks processed under the lock. */
const notesAtOnce = 5000

/** Recomputes the sums of the next people's months with changes; returns whether there were any. */
export async function storeStale(db: Db): Promise<boolean> {
  const { rows } = await sql<{ month: string; employeeId: string }>`
    with seen as (
      delete from stale_skill_sums where id in (select id from stale_skill_sums order by id limit ${notesAtOnce})
      returning month, employee_id
    )
    select distinct to_char(month, 'YYYY-MM-DD') as month, employee_id from seen`.execute(db)
  if (rows.length === 0) return false
  const [months, people] = [rows.map(({ month }) => month), rows.map(({ employeeId }) => employeeId)]
  const theirs = sql`unnest(${months}::date[], ${people}::uuid[]) t(month, employee_id)`
  await sql`delete from skill_sums s using ${theirs}
    where s.month = t.month and s.employee_id = t.employee_id`.execute(db)
  await addUp(
    db,
    sql`select k.*, t.month from ${theirs}
    join skill_days k on k.employee_id = t.employee_id and k.date >= t.month
      and k.date < (t.month + interval '1 month')::date
    where t.month in (select month from summed_skill_months)`,
  )
  return true
}

async function addUp(db: Db, days: RawBuilder<unknown>): Promise<void> {
  await sql`
    with d as materialized (
      select month, employee_id, skill_id, extract(day from date)::int as day, seconds from (${days}) k
    ), p as (
      select distinct month, employee_id, skill_id from d
    ), up_to as (
      select p.month, p.employee_id, p.skill_id, n, (coalesce(sum(d.seconds) over up_to, 0))::int as seconds
      from p cross join generate_series(0, 31) n
      left join d on d.month = p.month and d.employee_id = p.employee_id and d.day = n
        and d.skill_id is not distinct from p.skill_id
      window up_to as (partition by p.month, p.employee_id, p.skill_id order by n)
    )
    insert into skill_sums (month, employee_id, skill_id, seconds)
    select month, employee_id, skill_id, array_agg(seconds order by n) from up_to group by 1, 2, 3`.execute(
    db,
  )
}

/** The months of a period with sums, which they keep. */
export async function summedMonths(db: Db, { from, until }: Days): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select to_char(month, 'YYYY-MM-DD') as month from summed_skill_months
    where month between date_trunc('month', ${from}::timestamp)::date and ${until}::date`.execute(db)
  return rows.map(({ month }) => month)
}

type Asked = {
  summed: readonly string[]
  /** Whether somebody is asked for, and whether a row `k` of a day is. */
  isAsked: (id: RawBuilder<unknown>) => RawBuilder<boolean>
  isDayAsked: RawBuilder<unknown>
}

/**
 * The kept time of a period by skill, in one or more rows per person: sums of months where valid, days otherwise, and
 * days of people whose sums are stale. Staleness is read in the same statement, so that concurrent changes are
 * counted exactly once.
 */
export function storedSkills(days: Days, { summed, isAsked, isDayAsked }: Asked): RawBuilder<unknown> {
  const dates = datesOf(days)
  const isSummed = (date: string) => summed.includes(firstOf(monthOf(date)))
  const runs = runsOf(dates.filter(isSummed), 'month')
  const others = dates.filter((date) => !isSummed(date))
  const parts: RawBuilder<unknown>[] = []
  if (others.length > 0)
    parts.push(sql`select k.employee_id, k.skill_id, k.seconds from skill_days k
      where k.date = any(${others}::date[]) and ${isDayAsked}`)
  if (runs.length > 0)
    parts.push(
      sql`select s.employee_id, s.skill_id, s.seconds[r.last + 1] - s.seconds[r.first] as seconds
        from unnest(${runs.map(({ month }) => month)}::date[], ${runs.map(({ first }) => first)}::int[],
          ${runs.map(({ last }) => last)}::int[]) r(month, first, last)
        join skill_sums s on s.month = r.month
        where s.seconds[r.last + 1] > s.seconds[r.first] and ${isAsked(sql`s.employee_id`)}
          and not exists (select from stale_skill_sums t where t.month = s.month and t.employee_id = s.employee_id)`,
      sql`select k.employee_id, k.skill_id, k.seconds
        from (select distinct month, employee_id from stale_skill_sums where month = any(${[...summed]}::date[])) t
        join skill_days k on k.employee_id = t.employee_id and k.date >= t.month
          and k.date < (t.month + interval '1 month')::date
        where ${isDayAsked}`,
    )
  return sql.join(parts, sql` union all `)
}
