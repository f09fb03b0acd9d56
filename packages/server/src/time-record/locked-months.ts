import { sql } from 'kysely'
import { conflict, refuse } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'

/** A person's days to be changed; open-ended when `until` is null. */
type Days = { employeeId: string; from: string; until: string | null }

/** These people's locked months in a period, as `YYYY-MM`, sorted; open-ended when `until` is null. */
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

/** The first locked month among these days. */
async function lockedMonth(db: Db, { employeeId, ...period }: Days): Promise<string | undefined> {
  const [first] = await lockedMonthsOf(db, [employeeId], period)
  return first?.month
}

/** Refuses input that would change a locked month, naming the month. */
export async function checkUnlocked(db: Db, days: Days, field: string): Promise<void> {
  const month = await lockedMonth(db, days)
  if (month !== undefined) refuse('month_locked', field, { value: month })
}

/** Refuses an operation on existing data that would change a locked month, naming the month. */
export async function checkStillUnlocked(db: Db, days: Days, field: string): Promise<void> {
  const month = await lockedMonth(db, days)
  if (month !== undefined) conflict('month_locked', field, { value: month })
}
