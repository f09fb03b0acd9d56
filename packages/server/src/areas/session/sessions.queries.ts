import type { Db } from '#db/database.ts'

/** The sessions of a person that live, the newest sign of life first. */
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
