import { sql } from 'kysely'
import { permissionById } from '@portal/permissions'
import { guardedPermissions, requiringHolder } from '#auth/permission-holders.ts'
import { labelOf } from '#auth/permission-words.ts'
import type { Context } from '#contract/handlers.ts'
import { notFound, Refusal } from '#contract/refuse.ts'
import { seesEverybody } from '#auth/sees-everybody.ts'
import { effectsOf } from './role-effects.queries.ts'
import { addedTo, idsOf, namesOf, notHeld } from './roles.rules.ts'
import * as queries from './roles.queries.ts'

/** The effects of changing a role's permissions, and why it would be refused (handbook PAN-4). */
export async function previewOf(context: Context<'roles.preview'>) {
  const { db, user, params, body, clock } = context
  const role = (await queries.find(db, user.id, params.id)) ?? notFound()
  const wanted = idsOf(body.permissions)
  const before = await queries.permissionIdsOf(db, role.id)
  const added = addedTo(before, wanted)
  const removed = addedTo(wanted, before)
  const now = clock.now()
  const draft = { roleId: role.id, added, removed, now }
  const seen = { all: seesEverybody(user.permissions), userId: user.id, now }
  const { visible, byPermission, people, ...counts } = await effectsOf(db, draft, seen)
  const numbers = new Map(byPermission.map((one) => [one.id, one.people]))
  const missing = notHeld(before, wanted, user)
  return {
    gained: added.map((id) => effectOf(id, numbers)),
    lost: removed.map((id) => effectOf(id, numbers)),
    ...counts,
    people: people.map(({ id, displayName, permissionIds }) => ({
      person: { id, displayName },
      gains: namesOf(permissionIds.filter((permissionId) => added.includes(permissionId))),
      loses: namesOf(permissionIds.filter((permissionId) => removed.includes(permissionId))),
    })),
    hidden: counts.affected - visible,
    refusal:
      refusalOf(role, missing) ??
      ((await takesFromTheLast(context, draft)) ? ('last_holder' as const) : null),
    missing,
  }
}

function effectOf(id: number, numbers: ReadonlyMap<number, number>) {
  const name = permissionById(id)?.name ?? String(id)
  return { permission: name, label: labelOf(name), people: numbers.get(id) ?? 0 }
}

type Refused = 'own' | 'system' | 'not_held'

function refusalOf(
  { isOwn, isSystem }: { isOwn: boolean; isSystem: boolean },
  missing: readonly string[],
): Refused | undefined {
  if (isOwn) return 'own'
  if (isSystem) return 'system'
  return missing.length > 0 ? 'not_held' : undefined
}

/** Whether the operation itself would refuse it: it is tried, and rolled back. */
async function takesFromTheLast(
  context: Context<'roles.preview'>,
  { roleId, added, removed }: { roleId: string; added: number[]; removed: number[] },
): Promise<boolean> {
  if (!guardedPermissions.some((name) => namesOf(removed).includes(name))) return false
  const { db } = context
  await sql`savepoint preview`.execute(db)
  try {
    await requiringHolder(context, 'permissions', () => queries.change(db, roleId, {}, { added, removed }))
    return false
  } catch (error) {
    if (error instanceof Refusal) return true
    throw error
  } finally {
    await sql`rollback to savepoint preview`.execute(db)
  }
}
