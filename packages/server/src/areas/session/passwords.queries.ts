import type { Db } from '#db/database.ts'

export async function setPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute()
}

type Administrator = { id: string; roleId: string; username: string; passwordHash: string }

export async function createAdministrator(
  db: Db,
  { id, roleId, username, passwordHash }: Administrator,
  now: Date,
) {
  await db
    .insertInto('users')
    .values({
      id,
      username,
      displayName: username,
      passwordHash,
      email: null,
      photoUrl: null,
      locale: null,
      timeZone: null,
      theme: null,
      density: null,
      lastSeenAt: null,
      createdAt: now,
    })
    .execute()
  await db.insertInto('roles').values({ id: roleId, name: 'Administrador', allPermissions: true }).execute()
  await db.insertInto('userRoles').values({ userId: id, roleId }).execute()
}
