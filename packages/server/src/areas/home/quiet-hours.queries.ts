import type { Db } from '#db/database.ts'
import type { QuietHoursTable } from '#db/schema/notifications.ts'

export const find = (db: Db, userId: string) =>
  db
    .selectFrom('quietHours')
    .where('userId', '=', userId)
    .select(['startsAt', 'endsAt', 'weekends'])
    .executeTakeFirst()

export async function replace(db: Db, { userId, ...hours }: QuietHoursTable): Promise<void> {
  await db
    .insertInto('quietHours')
    .values({ userId, ...hours })
    .onConflict((same) => same.column('userId').doUpdateSet(hours))
    .execute()
}
