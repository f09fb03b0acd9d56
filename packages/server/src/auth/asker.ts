import type { Db } from '#db/database.ts'
import { type CurrentUser, rightsOf } from './current-user.ts'

/** Somebody in whose name a job asks: with the rights of now, and without a session. */
export type Asker = Omit<CurrentUser, 'session' | 'viewedBy'>

/** The person with what they may do now; undefined of who has left. */
export async function askerOf(db: Db, id: string, now: Date): Promise<Asker | undefined> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', id)
    .where('active', '=', true)
    .select(['id', 'username', 'displayName', 'locale', 'timeZone'])
    .executeTakeFirst()
  return row && { ...row, ...(await rightsOf(db, id, now)) }
}
