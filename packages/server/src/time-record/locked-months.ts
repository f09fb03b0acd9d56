import { sql } from 'kysely'
import { conflict, refuse } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'

/** Days of a person that something would change; without an end when `until` is null. */
type Days = { employeeId: string; from: string; until: string | null }

/** The first locked month with one of these days, as `YYYY-MM`. */
async function lockedMonth(db: Db, { employeeId, from, until }: Days): Promise<string | undefined> {
  const row = await db
    .selectFrom('monthSheets')
    .where('employeeId', '=', employeeId)
    .where('state', '=', 'locked')
    .where(sql<boolean>`month <= coalesce(${until}::date, 'infinity'::date)`)
    .where(sql<boolean>`month + interval '1 month' > ${from}::date`)
    .select(sql<string>`to_char(month, 'YYYY-MM')`.as('month'))
    .orderBy('monthSheets.month')
    .limit(1)
    .executeTakeFirst()
  return row?.month
}

/** Refuses input that would change a locked month, and names the month. */
export async function checkUnlocked(db: Db, days: Days, field: string): Promise<void> {
  const month = await lockedMonth(db, days)
  if (month !== undefined) refuse('month_locked', field, { value: month })
}

/** Refuses an act on what stands, for it would change a locked month, and names the month. */
export async function checkStillUnlocked(db: Db, days: Days, field: string): Promise<void> {
  const month = await lockedMonth(db, days)
  if (month !== undefined) conflict('month_locked', field, { value: month })
}
