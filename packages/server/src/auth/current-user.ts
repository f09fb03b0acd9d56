import { permissionById, permissions as catalogue } from '@portal/permissions'
import type { Db } from '#db/database.ts'
import type { SessionKind } from '#db/schema/sessions.ts'

/** The signed-in person, as every handler sees it. */
export type CurrentUser = {
  id: string
  username: string
  displayName: string
  timeZone: string | null
  permissions: ReadonlySet<string>
  session: { id: string; kind: SessionKind; createdAt: Date; endsAt: Date; idleEndsAt: Date }
}

/** The person of a live session, with the permissions of all roles; undefined when the session is over. */
export async function userOfSession(db: Db, sessionId: string, now: Date): Promise<CurrentUser | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .where('sessions.id', '=', sessionId)
    .where('sessions.endedAt', 'is', null)
    .where('sessions.endsAt', '>', now)
    .where('sessions.idleEndsAt', '>', now)
    .where('users.active', '=', true)
    .select(['users.id', 'users.username', 'users.displayName', 'users.timeZone'])
    .select(['sessions.kind', 'sessions.createdAt', 'sessions.endsAt', 'sessions.idleEndsAt'])
    .executeTakeFirst()
  if (!row) return undefined
  const { id, username, displayName, timeZone, ...session } = row
  const permissions = await permissionsOf(db, id)
  return { id, username, displayName, timeZone, permissions, session: { id: sessionId, ...session } }
}

/** Names of the permissions that a person's roles give. */
export async function permissionsOf(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const roles = await db
    .selectFrom('userRoles')
    .innerJoin('roles', 'roles.id', 'userRoles.roleId')
    .leftJoin('rolePermissions', 'rolePermissions.roleId', 'roles.id')
    .where('userRoles.userId', '=', userId)
    .select(['roles.allPermissions', 'rolePermissions.permissionId'])
    .execute()
  if (roles.some((role) => role.allPermissions))
    return new Set(catalogue.map((permission) => permission.name))
  const names = roles.flatMap(({ permissionId }) =>
    permissionId === null ? [] : (permissionById(permissionId)?.name ?? []),
  )
  return new Set(names)
}
