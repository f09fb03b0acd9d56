import type { Db } from '#db/database.ts'
import { type CurrentUser, rightsOf } from './current-user.ts'

/** A person on whose behalf a job runs: with current permissions, and without a session. */
export type Asker = Omit<CurrentUser, 'session' | 'viewedBy'>

/** The person with current permissions; undefined when they have left. */
export async function askerOf(db: Db, id: string, now: Date): Promise<Asker | undefined> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', id)
    .where('active', '=', true)
    .select(['id', 'username', 'displayName', 'locale', 'timeZone'])
    .executeTakeFirst()
  return row && { ...row, ...(await rightsOf(db, id, now)) }
}
