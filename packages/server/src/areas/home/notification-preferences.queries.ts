import type { Db } from '#db/database.ts'
import type { NotificationPreferencesTable } from '#db/schema/notifications.ts'

export const chosen = (db: Db, userId: string) =>
  db
    .selectFrom('notificationPreferences')
    .where('userId', '=', userId)
    .select(['kind', 'portal', 'mail'])
    .execute()

export async function replace(db: Db, rows: NotificationPreferencesTable[]): Promise<void> {
  await db
    .insertInto('notificationPreferences')
    .values(rows)
    .onConflict((same) =>
      same.columns(['userId', 'kind']).doUpdateSet((row) => ({
        portal: row.ref('excluded.portal'),
        mail: row.ref('excluded.mail'),
      })),
    )
    .execute()
}

/** The kinds excluded by an administrator; null for every kind. */
export async function excludedKinds(db: Db, userId: string, now: Date) {
  const rows = await db
    .selectFrom('notificationExclusions')
    .where('userId', '=', userId)
    .where((row) => row.or([row('endsAt', 'is', null), row('endsAt', '>', now)]))
    .select('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}
