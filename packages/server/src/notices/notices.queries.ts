import type { Db } from '#db/database.ts'
import type { NotificationPreferencesTable, NotificationsTable } from '#db/schema/notifications.ts'
import type { NotificationKind } from './kinds.ts'
import type { QuietHours } from './quiet-time.ts'

type Chosen = Pick<NotificationPreferencesTable, 'userId' | 'portal' | 'mail'>

/** The channels that these people chose for a kind; people without a choice are omitted. */
export const chosenBy = (db: Db, userIds: readonly string[], kind: NotificationKind): Promise<Chosen[]> =>
  db
    .selectFrom('notificationPreferences')
    .where('kind', '=', kind)
    .where('userId', 'in', userIds)
    .select(['userId', 'portal', 'mail'])
    .execute()

type Reachable = { id: string; timeZone: string; hours: QuietHours }

/** Which of these people are active and not excluded from a kind. */
export async function reachable(
  db: Db,
  userIds: readonly string[],
  kind: NotificationKind,
  now: Date,
): Promise<Reachable[]> {
  const rows = await db
    .selectFrom('users')
    .where('users.id', 'in', userIds)
    .where('users.active', '=', true)
    .where((user) =>
      user.not(
        user.exists(
          user
            .selectFrom('notificationExclusions as exclusion')
            .whereRef('exclusion.userId', '=', 'users.id')
            .where((row) => row.or([row('exclusion.kind', 'is', null), row('exclusion.kind', '=', kind)]))
            .where((row) => row.or([row('exclusion.endsAt', 'is', null), row('exclusion.endsAt', '>', now)]))
            .select('exclusion.id'),
        ),
      ),
    )
    .leftJoin('quietHours', 'quietHours.userId', 'users.id')
    .select(['users.id', 'users.timeZone', 'quietHours.startsAt', 'quietHours.endsAt', 'quietHours.weekends'])
    .execute()
  return rows.map(({ id, timeZone, startsAt, endsAt, weekends }) => ({
    id,
    timeZone: timeZone ?? 'UTC',
    hours: { startsAt, endsAt, weekends: weekends ?? false },
  }))
}

type NewNotification = Pick<
  NotificationsTable,
  'id' | 'userId' | 'kind' | 'link' | 'createdAt' | 'shownAt'
> & {
  data: string
}

export const insert = (db: Db, notifications: NewNotification[]) =>
  db
    .insertInto('notifications')
    .values(notifications.map((one) => ({ ...one, readAt: null })))
    .execute()
