import { permissionByName } from '@portal/permissions'
import { hashPassword } from '#auth/passwords.ts'
import { openSession } from '#auth/sessions.ts'
import type { Kernel } from '#contract/handlers.ts'
import type { PortalServer } from '../index.ts'

/** A new signed-in person with exactly these permissions; returns the access token. */
export async function personWith({ kernel }: PortalServer, permissions: readonly string[]): Promise<string> {
  const { ids, clock, tokens, database } = kernel
  const now = clock.now()
  const userId = await newUser(kernel, now)
  const roleId = ids.next()
  await database.db.insertInto('roles').values({ id: roleId, name: roleId }).execute()
  await database.db.insertInto('userRoles').values({ userId, roleId }).execute()
  const held = permissions.map((name) => ({ roleId, permissionId: idOf(name) }))
  if (held.length > 0) await database.db.insertInto('rolePermissions').values(held).execute()
  const sid = ids.next()
  await openSession(database.db, { id: sid, userId, kind: 'password', userAgent: null, ip: '127.0.0.1' }, now)
  return tokens.sign({ uid: userId, sid }, 300)
}

let unknown: Promise<string> | undefined

async function newUser({ ids, database }: Kernel, now: Date): Promise<string> {
  const id = ids.next()
  // An unknown password: a person without one counts as never signed in.
  unknown ??= hashPassword(ids.next())
  const nothing = { email: null, photoUrl: null, locale: null, timeZone: null, passwordHash: await unknown }
  const preferences = { theme: null, density: null, lastSeenAt: null }
  await database.db
    .insertInto('users')
    .values({ id, username: id, displayName: 'Somebody', createdAt: now, ...nothing, ...preferences })
    .execute()
  return id
}

function idOf(name: string): number {
  const permission = permissionByName(name)
  if (!permission) throw new Error(`${name} is no permission of the catalogue`)
  return permission.id
}
