import { permissionById, permissions as catalogue } from '@portal/permissions'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

/** A role with the names of its permissions. */
export type RoleWithPermissions = {
  id: string
  name: string
  requiresSecondFactor: boolean
  permissions: ReadonlySet<string>
}

const everything: ReadonlySet<string> = new Set(catalogue.map(({ name }) => name))

/** Roles with their permissions: those of a person, those with these ids, or all. */
export async function rolesWithPermissions(
  db: Db,
  which: { userId?: string; ids?: readonly string[] } = {},
): Promise<RoleWithPermissions[]> {
  let query = db
    .selectFrom('roles')
    .where('roles.deletedAt', 'is', null)
    .select(['roles.id', 'roles.name', 'roles.allPermissions', 'roles.requiresSecondFactor'])
    .select(
      sql<number[]>`array(select p.permission_id from role_permissions p where p.role_id = roles.id)`.as(
        'held',
      ),
    )
    .orderBy(sql`plain(roles.name)`)
  if (which.userId !== undefined) {
    query = query.where('roles.id', 'in', (inner) =>
      inner
        .selectFrom('userRoles')
        .select('roleId')
        .where('userId', '=', which.userId ?? ''),
    )
  }
  if (which.ids !== undefined) query = query.where('roles.id', '=', sql<string>`any(${which.ids}::uuid[])`)
  const rows = await query.execute()
  return rows.map(({ allPermissions, held, ...role }) => ({
    ...role,
    permissions: allPermissions ? everything : new Set(held.flatMap((id) => permissionById(id)?.name ?? [])),
  }))
}

/** A person's direct grants that have not expired. */
export const grantsOf = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('userPermissions')
    .leftJoin('users as givers', 'givers.id', 'userPermissions.grantedBy')
    .where('userPermissions.userId', '=', userId)
    .where((where) => where.or([where('endsAt', 'is', null), where('endsAt', '>', now)]))
    .select([
      'permissionId',
      'grantedAt',
      'endsAt',
      'givers.id as giverId',
      'givers.displayName as giverName',
    ])
    .orderBy('permissionId')
    .execute()

/** Revokes a person's direct grant; returns it, or undefined without one. */
export async function takeGrant(db: Db, userId: string, permissionId: number) {
  const { rows } = await sql<{
    grantedAt: Date
    endsAt: Date | null
    requestId: string | null
    endsOn: string | null
  }>`
    delete from user_permissions g where g.user_id = ${userId} and g.permission_id = ${permissionId}
    returning g.granted_at, g.ends_at, g.request_id, (
      select to_char(r.ends_on, 'YYYY-MM-DD') from access_requests r where r.id = g.request_id) as ends_on
  `.execute(db)
  return rows[0]
}

/** All permissions of a person, even if a missing second factor blocks them. */
export async function heldBy(db: Db, userId: string, now: Date): Promise<ReadonlySet<string>> {
  const roles = await rolesWithPermissions(db, { userId })
  const grants = await grantsOf(db, userId, now)
  return new Set([
    ...roles.flatMap(({ permissions }) => [...permissions]),
    ...grants.flatMap(({ permissionId }) => permissionById(permissionId)?.name ?? []),
  ])
}
