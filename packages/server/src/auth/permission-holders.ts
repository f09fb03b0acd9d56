import { sql } from 'kysely'
import { permissionByName, type PermissionName } from '@portal/permissions'
import type { Context } from '#contract/handlers.ts'
import { conflict, forbidden, unauthorized } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { userOfSession } from './current-user.ts'

/**
 * Whoever is the last one to hold one of these keeps it. The first four hand permissions out: to roles, to people by a
 * role, and to people who ask. Without the other three nobody could open the screens on which that is done. What only
 * looks, makes new roles or another way to the same is not guarded: who holds these can give it again.
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

/** Any number: whoever changes what people may do takes the same lock, so that two cannot each remove the last but one. */
const rightsLock = 7_140_317

/**
 * Does what may take permissions away from people, and refuses it afterwards (409 `last_holder` at `field`) when one of the
 * guarded permissions was held before and is held by nobody now. In the caller's transaction, one at a time.
 */
export async function keepingHolders<T>(acting: Acting, field: string, work: () => Promise<T>): Promise<T> {
  const { db } = acting
  await lockRights(acting)
  const before = await heldOf(db)
  const done = await work()
  const after = new Set(await heldOf(db))
  if (before.some((id) => !after.has(id))) conflict('last_holder', field)
  return done
}

type Acting = Pick<Context, 'db' | 'user' | 'clock'>

/** Transactions whose actor was read under the lock. A savepoint that is taken back gives the lock back too. */
const read = new WeakSet<Db>()

export async function takeRightsLock(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(rightsLock)})`.execute(db)
}

/**
 * Takes the lock for the rest of the transaction, before any row is locked: whoever holds a row and waits for this would
 * wait for whoever holds this and waits for the row. Whoever acts is read again: two who disable each other, or take each
 * other's rights, come one after the other, and the second one is nobody any more (401), or lacks what was taken (403).
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
 * Who can really come in: active, with a password, or with a letter to set a new one in place of one they had. Who
 * never followed their invitation has not been here, and may never come.
 */
const comesIn = sql`u.active and (u.password_hash is not null
  or u.last_seen_at is not null and coalesce(u.email, '') <> '')`

/** Which of the guarded permissions somebody who comes in holds for good: a grant that ends does not count. */
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
