import type { Db } from '#db/database.ts'

export function credentials(db: Db, username: string) {
  return db
    .selectFrom('users')
    .select(['id', 'displayName', 'passwordHash', 'active'])
    .where((where) => where(where.fn('lower', ['username']), '=', username.toLowerCase()))
    .executeTakeFirst()
}

/** The person's data for the portal, without permissions. */
export async function userData(db: Db, userId: string) {
  const row = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('active', '=', true)
    .select(['id as uid', 'displayName', 'about', 'photoUrl', 'timeZone', 'locale'])
    .executeTakeFirst()
  if (!row) return undefined
  const { photoUrl: photoURL, ...person } = row
  return { ...person, photoURL, status: 'online' as const, userRole: await mainRole(db, userId) }
}

/** The displayed role: the first by name. */
export async function mainRole(db: Db, userId: string): Promise<string> {
  const role = await db
    .selectFrom('userRoles')
    .innerJoin('roles', 'roles.id', 'userRoles.roleId')
    .where('userRoles.userId', '=', userId)
    .orderBy('roles.name')
    .select('roles.name')
    .executeTakeFirst()
  return role?.name ?? ''
}

export function lockLive(db: Db, id: string, now: Date) {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .where('endsAt', '>', now)
    .where('idleEndsAt', '>', now)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** When a session ends without a keep-alive; undefined for a view, which cannot be extended. */
export async function idleEnd(db: Db, id: string): Promise<Date | undefined> {
  const row = await db.selectFrom('sessions').where('id', '=', id).select('idleEndsAt').executeTakeFirst()
  return row?.idleEndsAt
}

export async function setRotation(db: Db, id: string, rotation: number, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ rotation, rotatedAt: now }).where('id', '=', id).execute()
}

/** Ends those of these sessions that belong to the person; returns their ids. */
export async function endFormer(db: Db, userId: string, ids: readonly string[], now: Date) {
  if (ids.length === 0) return []
  const ended = await db
    .updateTable('sessions')
    .set({ endedAt: now, endedBecause: 'signed in again' })
    .where('id', 'in', ids)
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .returning('id')
    .execute()
  return ended.map((session) => session.id)
}
