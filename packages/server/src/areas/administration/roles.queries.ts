import { type Insertable, sql, type Updateable } from 'kysely'
import { permissions as catalogue } from '@portal/permissions'
import type { Db } from '#db/database.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type { RolesTable } from '#db/schema/people.ts'

type Column = 'name' | 'peopleCount' | 'permissionCount' | 'updatedAt'
type Query = Paging & {
  search?: string
  permissionId?: number | undefined
  unused?: boolean
  secondFactor?: boolean
  deleted?: boolean
  sort?: Column | `-${Column}`
}

// Counted as everybody minus the few inactive people: all may hold a role.
const peopleCount = sql<number>`((select count(*) from user_roles h where h.role_id = roles.id)
  - (select count(*) from users u join user_roles h on h.user_id = u.id
    where h.role_id = roles.id and not u.active))::int`
/** The holders of every role, counted together: sorting by them needs them all. */
const holders = sql<{ roleId: string; people: number }>`(
  select h.role_id, count(*)::int as people from user_roles h join users u on u.id = h.user_id
  where u.active group by h.role_id)`
const permissionCount = sql<number>`case when roles.all_permissions then ${sql.lit(catalogue.length)}
  else (select count(*)::int from role_permissions p where p.role_id = roles.id) end`
const isHeld = sql<boolean>`exists (select from user_roles h join users u on u.id = h.user_id
  where h.role_id = roles.id and u.active)`

/** A page of roles, as the caller sees them. */
export function list(db: Db, askerId: string, asked: Query) {
  const { search, permissionId, unused, secondFactor, deleted = false, sort = 'name', ...paging } = asked
  const { column, direction } = ordering(sort)
  let query = ordered(roles(db, askerId), column, direction)
    .where('roles.deletedAt', deleted ? 'is not' : 'is', null)
    .orderBy('roles.id')
  if (secondFactor !== undefined) query = query.where('roles.requiresSecondFactor', '=', secondFactor)
  if (unused !== undefined) query = query.where(unused ? sql<boolean>`not ${isHeld}` : isHeld)
  if (permissionId !== undefined) query = query.where(gives(permissionId))
  if (search) {
    query = query.where(
      sql<boolean>`plain(roles.name || ' ' || roles.description) like plain(${containing(search)})`,
    )
  }
  return page(query, paging, 'roles.id')
}

function ordered(query: ReturnType<typeof roles>, column: string, direction: 'asc' | 'desc') {
  if (column === 'name') return query.orderBy(sql`plain(roles.name)`, direction)
  if (column === 'updatedAt') return query.orderBy('roles.updatedAt', (by) => by[direction]().nullsLast())
  if (column === 'permissionCount') return query.orderBy(permissionCount, direction)
  return query
    .leftJoin(holders.as('holders'), (join) => join.onRef(sql.ref('holders.roleId'), '=', 'roles.id'))
    .orderBy(sql`coalesce(holders.people, 0)`, direction)
}

const gives = (permissionId: number) => sql<boolean>`(roles.all_permissions or exists (
  select from role_permissions p where p.role_id = roles.id and p.permission_id = ${permissionId}))`

export type RoleRow = Awaited<ReturnType<typeof list>>['data'][number]

function roles(db: Db, askerId: string) {
  return db
    .selectFrom('roles')
    .select(['roles.id', 'roles.name', 'roles.description', 'roles.allPermissions as isSystem'])
    .select([
      'roles.requiresSecondFactor',
      'roles.version',
      'roles.updatedAt',
      'roles.deletedAt',
      'roles.copiedFrom as sourceId',
    ])
    .select([peopleCount.as('peopleCount'), permissionCount.as('permissionCount')])
    .select(sql<string | null>`(select s.name from roles s where s.id = roles.copied_from)`.as('sourceName'))
    .select(
      sql<boolean>`exists (select from user_roles o where o.role_id = roles.id and o.user_id = ${askerId})`.as(
        'isOwn',
      ),
    )
}

/** A role that is not deleted. */
export const find = (db: Db, askerId: string, id: string) =>
  roles(db, askerId).where('roles.id', '=', id).where('roles.deletedAt', 'is', null).executeTakeFirst()

/** The same, locked until the end. People may be given the role meanwhile, which only takes a shared lock. */
export async function lock(db: Db, askerId: string, id: string) {
  await lockRow(db, id)
  return find(db, askerId, id)
}

/** The same for a deleted role. */
export async function lockDeleted(db: Db, askerId: string, id: string) {
  await lockRow(db, id)
  return roles(db, askerId)
    .where('roles.id', '=', id)
    .where('roles.deletedAt', 'is not', null)
    .executeTakeFirst()
}

const lockRow = (db: Db, id: string) =>
  db.selectFrom('roles').select('id').where('id', '=', id).forNoKeyUpdate().execute()

export async function permissionIdsOf(db: Db, roleId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('rolePermissions')
    .where('roleId', '=', roleId)
    .select('permissionId')
    .orderBy('permissionId')
    .execute()
  return rows.map(({ permissionId }) => permissionId)
}

type RoleRecord = { id: string; name: string; description: string; version: number } & {
  requiresSecondFactor: boolean
  permissionIds: number[]
}

/**
 * Every role but the all-permissions one, with its permissions; or those of one name, locked until the transaction
 * ends.
 */
export async function written(db: Db, name?: string): Promise<RoleRecord[]> {
  let query = db
    .selectFrom('roles')
    .where('allPermissions', '=', false)
    .where('deletedAt', 'is', null)
    .select(['id', 'name', 'description', 'requiresSecondFactor', 'version'])
    .select(
      sql<number[]>`coalesce((select array_agg(p.permission_id order by p.permission_id)
        from role_permissions p where p.role_id = roles.id), '{}')`.as('permissionIds'),
    )
    .orderBy(sql`plain(roles.name)`)
    .orderBy('id')
  if (name !== undefined) query = query.where(sql<boolean>`plain(name) = plain(${name})`).forNoKeyUpdate()
  return query.execute()
}

/** Whether another role has this name, ignoring case and accents. */
export async function isTaken(db: Db, name: string, besides: string | null): Promise<boolean> {
  const found = await db
    .selectFrom('roles')
    .select('id')
    .where(sql<boolean>`plain(name) = plain(${name})`)
    .where('deletedAt', 'is', null)
    .execute()
  return found.some(({ id }) => id !== besides)
}

/** Returns whether it was written: not if the name was taken concurrently. */
export async function insert(
  db: Db,
  role: Insertable<RolesTable>,
  permissionIds: readonly number[],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('roles')
    .values(role)
    .onConflict((same) => same.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return false
  await give(db, role.id, permissionIds)
  return true
}

export async function change(
  db: Db,
  id: string,
  role: Updateable<RolesTable>,
  { added, removed }: { added: readonly number[]; removed: readonly number[] },
): Promise<void> {
  await db
    .updateTable('roles')
    .set({ ...role, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await give(db, id, added)
  if (removed.length > 0)
    await db
      .deleteFrom('rolePermissions')
      .where('roleId', '=', id)
      .where('permissionId', 'in', [...removed])
      .execute()
}

async function give(db: Db, roleId: string, permissionIds: readonly number[]): Promise<void> {
  if (permissionIds.length === 0) return
  await db
    .insertInto('rolePermissions')
    .values(permissionIds.map((permissionId) => ({ roleId, permissionId })))
    .onConflict((same) => same.doNothing())
    .execute()
}

/** Whether anybody holds it, active or not. */
export async function isHeldByAnybody(db: Db, roleId: string): Promise<boolean> {
  const found = await db
    .selectFrom('userRoles')
    .where('roleId', '=', roleId)
    .select('userId')
    .limit(1)
    .execute()
  return found.length > 0
}

/** Moves all holders to another role. */
export async function move(db: Db, from: string, to: string): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('userRoles')
    .columns(['userId', 'roleId'])
    .expression((select) =>
      select
        .selectFrom('userRoles')
        .where('roleId', '=', from)
        .select(['userId', sql<string>`${to}::uuid`.as('roleId')]),
    )
    .onConflict((same) => same.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows)
}

/** Removes a role from all holders; returns their user names. */
export async function takeFromAll(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`
    delete from user_roles h using users u where h.role_id = ${id} and u.id = h.user_id
    returning u.username`.execute(db)
  return rows.map(({ username }) => username).sort()
}

export async function markDeleted(db: Db, id: string, deletedAt: Date | null): Promise<void> {
  await db.updateTable('roles').set({ deletedAt, version: sql`version + 1` }).where('id', '=', id).execute()
}

/** The holders of a role with a session: only they need an event. */
export async function holdersSignedIn(db: Db, roleId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('userRoles')
    .innerJoin('sessions', 'sessions.userId', 'userRoles.userId')
    .where('userRoles.roleId', '=', roleId)
    .where('sessions.endedAt', 'is', null)
    .where('sessions.endsAt', '>', now)
    .select('userRoles.userId')
    .distinct()
    .execute()
  return rows.map(({ userId }) => userId)
}

/** The names of the applications with this role in their audience. */
export async function applicationsFor(db: Db, roleId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .where(sql<boolean>`${roleId}::uuid = any(role_ids)`)
    .where('deletedAt', 'is', null)
    .select('name')
    .orderBy('position')
    .execute()
  return rows.map(({ name }) => name)
}
