import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { MonthSheetState } from '#db/schema/month-sheets.ts'
import type { Period } from './derived-days.queries.ts'
import { everybody } from './store-days.queries.ts'
import { all } from './month-sheets.queries.ts'

/** As many months as the list of one's own pending sheets looks back. */
const mostMonths = 12

/** An open month has no row: its id follows from person and month. */
const idOf = sql`md5(employee_id::text || ' ' || month::text)::uuid`

/**
 * The months that await somebody's own confirmation: those with planned or recorded work that are over wherever the
 * person worked, and confirmed ones whose days have changed since. Read from stored values alone, because the menu
 * counts them for everybody: a month appears when its days are stored (`stored-days.job`).
 */
const months = (employeeId: string, now: Date): RawBuilder<unknown> => sql`
  select employee_id, month, coalesce(k.state, 'open') as state
  from (
    select s.employee_id, s.month from month_sums s join added_months a on a.month = s.month
    where s.employee_id = ${employeeId}::uuid and (s.worked_days | s.absent_days) <> 0
      and s.month + interval '1 month' <= (select min(${now}::timestamptz at time zone z.zone) from unnest(s.time_zones) z(zone))
    union
    select employee_id, month from month_sheets where employee_id = ${employeeId}::uuid
  ) m left join month_sheets k using (employee_id, month)
  where month >= date_trunc('month', ${now}::timestamptz at time zone 'UTC') - make_interval(months => ${sql.lit(mostMonths)})
    and (coalesce(k.state, 'open') in ('open', 'reopened') or (k.state = 'confirmed' and k.is_different))`

/** The months of `months` as items of the inbox, without a deadline. */
export const itemsOf = (employeeId: string, now: Date): RawBuilder<unknown> => sql`
  select ${idOf} as id, employee_id, (month + interval '1 month') at time zone 'UTC' as asked_at, null::timestamptz as due_at
  from (${months(employeeId, now)}) w`

type Month = { id: string; displayName: string; state: MonthSheetState; from: string; until: string }

/** These items with the first and last day of their month. */
export async function found(
  db: Db,
  employeeId: string,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<Month[]> {
  const { rows } = await sql<Month>`
    select w.id, u.display_name, w.state, to_char(w.month, 'YYYY-MM-DD') as from,
      to_char(w.month + interval '1 month' - interval '1 day', 'YYYY-MM-DD') as until
    from (select *, ${idOf} as id from (${months(employeeId, now)}) m) w join users u on u.id = w.employee_id
    where w.id = any(${ids}::uuid[])`.execute(db)
  return rows
}

/** Marks confirmed sheets whose days in a period were stored again, of everybody or of these people. */
export async function compareAgain(
  db: Db,
  { from, until }: Pick<Period, 'from' | 'until'>,
  people?: readonly string[],
): Promise<void> {
  const isTheirs = people === undefined ? sql`true` : sql`employee_id = any(${people}::uuid[])`
  await sql`
    update month_sheets set is_different = null
    where state = 'confirmed' and is_different is not null and ${isTheirs}
      and month between date_trunc('month', ${from}::timestamp)::date and ${until}::date`.execute(db)
}

/** The number of sheets compared at once. */
const sheetsAtOnce = 100

type Comparison = { month: string; people: string[] }

/** Some people with a confirmed sheet of the same month that is to be compared. */
export async function nextToCompare(db: Db): Promise<Comparison | undefined> {
  const { rows } = await sql<Comparison>`
    select to_char(month, 'YYYY-MM') as month, array_agg(employee_id::text) as people from (
      select employee_id, month from month_sheets where state = 'confirmed' and is_different is null
        and month = (select max(month) from month_sheets where state = 'confirmed' and is_different is null)
      order by employee_id limit ${sheetsAtOnce}
    ) s group by month`.execute(db)
  return rows[0]
}

/** Stores whether the confirmed sheets of these people differ from their days; one confirmed meanwhile does not. */
export async function compare(db: Db, period: Period, people: readonly string[]): Promise<void> {
  const rows = await all(db, everybody, period, { people })
  const different = rows.filter(({ isDifferent }) => isDifferent).map(({ employeeId }) => employeeId)
  await sql`
    update month_sheets set is_different = employee_id = any(${different}::uuid[])
    where state = 'confirmed' and is_different is null and month = ${period.from}::date
      and employee_id = any(${people}::uuid[])`.execute(db)
}
