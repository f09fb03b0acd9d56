import { type PermissionName, permissionByName } from '@portal/permissions'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { dayOf } from './day.ts'
import { inForce } from './days.ts'
import { holds } from './holders.ts'

type Of = { employeeId: string; permission: PermissionName; now: Date }
type OfCompany = { employeeId: string | null; permission: PermissionName; also?: PermissionName; now: Date }

const idOf = (name: PermissionName): number => permissionByName(name)?.id ?? 0

/** The coordinators of somebody today who hold a permission. */
export async function coordinatorsOf(db: Db, { employeeId, permission, now }: Of): Promise<string[]> {
  const rows = await db
    .selectFrom('coordinatorAssignments as a')
    .innerJoin('users', 'users.id', 'a.coordinatorId')
    .where('a.employeeId', '=', employeeId)
    .where('a.coordinatorId', '<>', employeeId)
    .where('users.active', '=', true)
    .where(inForce('a', dayOf(now)))
    .where(holds('users.id', idOf(permission), now))
    .select('users.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Holders of a permission and of `also` who see everybody: HR, except the person. */
export async function companyOf(
  db: Db,
  { employeeId, permission, also = permission, now }: OfCompany,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where u.active and u.id is distinct from ${employeeId}::uuid and ${holds('u.id', idOf(permission), now)}
      and ${holds('u.id', idOf(also), now)} and ${holds('u.id', idOf('REPORTES_TODOS'), now)}`.execute(db)
  return rows.map(({ id }) => id)
}
