import type { Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import type { UsersTable } from '#db/schema/people.ts'
import { mainRole } from './session.queries.ts'

export async function profile(db: Db, userId: string) {
  const row = await db
    .selectFrom('users')
    .leftJoin('employees', 'employees.userId', 'users.id')
    .where('users.id', '=', userId)
    .select(['users.id as uid', 'username', 'displayName', 'email', 'about', 'photoUrl'])
    .select(['locale', 'timeZone', 'theme', 'density', 'menuCollapsed', 'lockAfterMinutes'])
    .select(['jobTitle', 'department', 'workCenter'])
    .executeTakeFirst()
  if (!row) return undefined
  const { photoUrl: photoURL, ...person } = row
  return { ...person, photoURL, userRole: await mainRole(db, userId) }
}

type Preferences = Pick<
  Updateable<UsersTable>,
  'about' | 'locale' | 'timeZone' | 'theme' | 'density' | 'menuCollapsed' | 'lockAfterMinutes'
>

export async function setPreferences(db: Db, userId: string, preferences: Preferences): Promise<void> {
  await db.updateTable('users').set(preferences).where('id', '=', userId).execute()
}
