import type { Db } from '#db/database.ts'

/** A person's live sessions, most recently active first. */
export function live(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('endsAt', '>', now)
    .where('idleEndsAt', '>', now)
    .select(['id', 'kind', 'userAgent', 'ip', 'createdAt', 'seenAt', 'endsAt'])
    .orderBy('seenAt', 'desc')
    .orderBy('id')
    .execute()
}
