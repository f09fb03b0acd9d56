import { sql } from 'kysely'
import { permissionByName, type PermissionName } from '@portal/permissions'
import type { Context } from '#contract/handlers.ts'
import { conflict, forbidden, unauthorized } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { userOfSession } from './current-user.ts'

/**
 * The last holder of one of these permissions keeps it. The first four grant permissions: to roles, to people through
 * a role, and to people who request them. The other three open the screens for that. Permissions that only read,
 * create roles or are another way to the same are not guarded: the holders of these can grant them again.
 */
export const guardedPermissions = [
  'PERMISOS_EDITAR',
  'ROLES_ASIGNAR_PERMISOS',
  'USUARIOS_ASIGNAR_ROLES',
  'USUARIOS_ASIGNAR_PERMISOS',
  'MENU_ROLES',
  'MENU_PERMISOS',
  'MENU_USUARIOS',
] as const satisfies readonly PermissionName[]

const guardedIds = guardedPermissions.map((name) => permissionByName(name)?.id ?? 0)

/**
 * An arbitrary number: everybody who changes permissions takes the same lock, so that two cannot each remove the last
 * but one.
 */
const rightsLock = 7_140_317

/**
 * Does work that may revoke permissions, and refuses it afterwards (409 `last_holder` at `field`) when a guarded
 * permission had a holder before and has none now. In the caller's transaction, serialized.
 */
export async function requiringHolder<T>(acting: Acting, field: string, work: () => Promise<T>): Promise<T> {
  const { db } = acting
  await lockRights(acting)
  const before = await heldOf(db)
  const done = await work()
  const after = new Set(await heldOf(db))
  if (before.some((id) => !after.has(id))) conflict('last_holder', field)
  return done
}

type Acting = Pick<Context, 'db' | 'user' | 'clock'>

/** Transactions that read their actor under the lock. Rolling back to a savepoint releases the lock, too. */
const read = new WeakSet<Db>()

export async function takeRightsLock(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(rightsLock)})`.execute(db)
}

/**
 * Takes the lock for the rest of the transaction, before any row lock, to avoid a deadlock. The actor is read again:
 * when two people disable each other, or revoke each other's rights, they run one after the other, and the second one
 * is no longer signed in (401), or lacks the permission (403).
 */
export async function lockRights({ db, user, clock }: Acting): Promise<void> {
  await takeRightsLock(db)
  if (read.has(db)) return
  read.add(db)
  const now = await userOfSession(db, user.session.id, clock.now())
  if (now === undefined) return unauthorized()
  const lost = [...user.permissions].filter((name) => !now.permissions.has(name))
  if (lost.length > 0) forbidden(lost)
}

/**
 * People who can really sign in: active, with a password, or with a link to replace one they had. Somebody who never
 * followed their invitation may never come.
 */
const comesIn = sql`u.active and (u.password_hash is not null
  or u.last_seen_at is not null and coalesce(u.email, '') <> '')`

/** The guarded permissions that such people hold permanently: a temporary grant does not count. */
async function heldOf(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select g.id from unnest(${guardedIds}::int[]) g(id) where exists (
      select from users u join user_roles h on h.user_id = u.id join roles r on r.id = h.role_id
      left join role_permissions p on p.role_id = r.id and p.permission_id = g.id
      where ${comesIn} and (r.all_permissions or p.role_id is not null)
    ) or exists (
      select from users u join user_permissions d on d.user_id = u.id
      where ${comesIn} and d.permission_id = g.id and d.ends_at is null
    )`.execute(db)
  return rows.map(({ id }) => id)
}
