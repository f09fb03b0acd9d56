import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { firstOf } from '#db/day.ts'
import type { MonthSheetState } from '#db/schema/month-sheets.ts'

/** The states of somebody's sheets since a month; an open month has none. */
export async function statesSince(
  db: Db,
  employeeId: string,
  month: string,
): Promise<ReadonlyMap<string, MonthSheetState>> {
  const rows = await db
    .selectFrom('monthSheets')
    .where('employeeId', '=', employeeId)
    .where(sql<boolean>`month >= ${firstOf(month)}::date`)
    .select(['state', sql<string>`to_char(month, 'YYYY-MM')`.as('month')])
    .execute()
  return new Map(rows.map((row) => [row.month, row.state]))
}

type Item = { id: string; askedAt: string }

/** Items of the inbox that await this person, without a deadline. */
export const itemsOf = (employeeId: string, items: readonly Item[]): RawBuilder<unknown> => sql`
  select i.id, ${employeeId}::uuid as employee_id, i.asked_at, null::timestamptz as due_at
  from unnest(${items.map(({ id }) => id)}::uuid[], ${items.map(({ askedAt }) => askedAt)}::timestamptz[]) i (id, asked_at)`
