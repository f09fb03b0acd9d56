import type { Db } from '#db/database.ts'

/** The frame's data of a person who can sign in, without permissions. */
export async function shownPerson(db: Db, userId: string) {
  const row = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('active', '=', true)
    .where('removedAt', 'is', null)
    .select(['id as uid', 'displayName', 'about', 'photoUrl', 'timeZone', 'locale'])
    .select((person) =>
      person
        .selectFrom('userRoles')
        .innerJoin('roles', 'roles.id', 'userRoles.roleId')
        .whereRef('userRoles.userId', '=', 'users.id')
        .orderBy('roles.name')
        .limit(1)
        .select('roles.name')
        .as('role'),
    )
    .executeTakeFirst()
  if (!row) return undefined
  const { photoUrl: photoURL, role, ...person } = row
  return { ...person, photoURL, status: 'online' as const, userRole: role ?? '' }
}
