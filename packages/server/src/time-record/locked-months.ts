import { sql } from 'kysely'
import { conflict, refuse } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'

/** Days of a person that something would change; without an end when `until` is null. */
type Days = { employeeId: string; from: string; until: string | null }

/** The locked months, as `YYYY-MM` and in order, of these people that have a day of a period; without an end when `until` is null. */
export const lockedMonthsOf = (
  db: Db,
  employeeIds: readonly string[],
  { from, until }: Omit<Days, 'employeeId'>,
) =>
  db
    .selectFrom('monthSheets')
    .where(sql<boolean>`employee_id = any(${employeeIds}::uuid[])`)
    .where('state', '=', 'locked')
    .where(sql<boolean>`month <= coalesce(${until}::date, 'infinity'::date)`)
    .where(sql<boolean>`month + interval '1 month' > ${from}::date`)
    .select(['employeeId', sql<string>`to_char(month, 'YYYY-MM')`.as('month')])
    .orderBy('monthSheets.month')
    .execute()

/** The first locked month with one of these days. */
async function lockedMonth(db: Db, { employeeId, ...period }: Days): Promise<string | undefined> {
  const [first] = await lockedMonthsOf(db, [employeeId], period)
  return first?.month
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
