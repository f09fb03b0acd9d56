import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { rolesGiving } from '#db/holders.ts'
import { containing, type Paging, page } from '#db/page.ts'
import { isSeen, type Seen } from '#db/people-seen.ts'
import type { Through } from './permissions.ts'

const isInForce = (now: Date) => sql<boolean>`coalesce(g.ends_at > ${now}, true)`

/** Every role with its permissions. */
export async function rolesWithPermissions(db: Db) {
  const { rows } = await sql<{
    id: string
    name: string
    isSystem: boolean
    permissionIds: number[]
  }>`
    select r.id, r.name, r.all_permissions as is_system,
      coalesce(array_agg(p.permission_id) filter (where p.permission_id is not null), '{}') as permission_ids
    from roles r left join role_permissions p on p.role_id = r.id
    where r.deleted_at is null group by r.id order by plain(r.name), r.id`.execute(db)
  return rows
}

/** The number of roles with each permission; an all-permissions role counts for each. */
export async function rolesByPermission(db: Db): Promise<{ system: number; others: Map<number, number> }> {
  const { rows } = await sql<{ permissionId: number | null; roles: number }>`
    select p.permission_id, count(*)::int as roles
    from roles r left join role_permissions p on p.role_id = r.id and not r.all_permissions
    where r.deleted_at is null and (r.all_permissions or p.role_id is not null) group by p.permission_id`.execute(
    db,
  )
  const counts = new Map(rows.map(({ permissionId, roles }) => [permissionId, roles]))
  const others = new Map(rows.flatMap(({ permissionId: id, roles }) => (id === null ? [] : [[id, roles]])))
  return { system: counts.get(null) ?? 0, others }
}

/** The roles that give a permission, by name. */
export const rolesOfPermission = (db: Db, permissionId: number) =>
  db
    .selectFrom('roles')
    .where('roles.deletedAt', 'is', null)
    .where(sql<boolean>`roles.id in (${rolesGiving(permissionId)})`)
    .select(['id', 'name'])
    .orderBy(sql`plain(name)`)
    .orderBy('id')
    .execute()

/**
 * Which of these permissions each person has, as one bit each. People with several roles and grants are read once:
 * twenty thousand people in one scan, whatever the filters are.
 */
const heldBits = (ids: readonly number[], now: Date) => sql`
  with bits as (
    select permission_id, set_bit(repeat('0', ${ids.length}::int)::bit varying, place::int - 1, 1) as mask
    from unnest(${[...ids]}::int[]) with ordinality as b(permission_id, place)
  ), given as (
    select p.role_id, bit_or(b.mask) as mask from role_permissions p join bits b using (permission_id) group by p.role_id
    union all
    select r.id, repeat('1', ${ids.length}::int)::bit varying from roles r where r.all_permissions
  ), held as (
    select user_id, bit_or(mask) as mask from (
      select h.user_id, r.mask from user_roles h join given r using (role_id)
      union all
      select g.user_id, b.mask from user_permissions g join bits b using (permission_id) where ${isInForce(now)}
    ) each group by user_id
  )`

/** The number of active people with each of these permissions, in order. */
export async function peopleWith(db: Db, ids: readonly number[], now: Date): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ mask: string; people: number }>`
    ${heldBits(ids, now)}
    select mask::text as mask, count(*)::int as people from held
    where user_id not in (select u.id from users u where not u.active) group by mask`.execute(db)
  return ids.map((_id, place) =>
    rows.reduce((sum, { mask, people }) => (mask[place] === '1' ? sum + people : sum), 0),
  )
}

const originsOf = (permissionId: number, now: Date) => sql<Through[]>`(
  select coalesce(json_agg(json_build_object('kind', w.kind, 'role', w.role, 'endsAt', w.ends_at)), '[]') from (
    select 'role' as kind, json_build_object('id', r.id, 'name', r.name) as role, null::timestamptz as ends_at
    from user_roles h join roles r on r.id = h.role_id
    left join role_permissions p on p.role_id = r.id and p.permission_id = ${permissionId}
    where h.user_id = users.id and (r.all_permissions or p.role_id is not null)
    union all
    select 'grant', null, g.ends_at from user_permissions g
    where g.user_id = users.id and g.permission_id = ${permissionId} and ${isInForce(now)}
  ) w)`

/** A page of the active people with a permission, and their sources of it. */
export function holders(
  db: Db,
  seen: Seen,
  { permissionId, search, ...paging }: Paging & { permissionId: number; search?: string },
) {
  let query = db
    .selectFrom('users')
    .where('users.active', '=', true)
    .where(isSeen(seen, sql`users.id`))
    .where(
      sql<boolean>`users.id in (
        select h.user_id from user_roles h where h.role_id in (${rolesGiving(permissionId)})
        union all
        select g.user_id from user_permissions g where g.permission_id = ${permissionId} and ${isInForce(seen.now)})`,
    )
    .select(['users.id', 'users.displayName'])
    .select(originsOf(permissionId, seen.now).as('through'))
    .orderBy('users.plainName')
    .orderBy('users.id')
  if (search) query = query.where(sql<boolean>`users.plain_name like plain(${containing(search)})`)
  return page(query, paging, 'users.id')
}

/** The person whose permissions are requested, if visible. */
export const person = (db: Db, seen: Seen, id: string) =>
  db
    .selectFrom('users')
    .where('users.id', '=', id)
    .where(isSeen(seen, sql`users.id`))
    .select(['id', 'displayName', 'active'])
    .executeTakeFirst()

/** The roles of a person. */
export const rolesOf = (db: Db, userId: string) =>
  db
    .selectFrom('userRoles')
    .innerJoin('roles', 'roles.id', 'userRoles.roleId')
    .where('userRoles.userId', '=', userId)
    .select(['roles.id', 'roles.name', 'roles.requiresSecondFactor'])
    .orderBy('roles.name')
    .execute()

/** A person's direct grants that have not expired. */
export async function grantsOf(db: Db, userId: string, now: Date) {
  const { rows } = await sql<{ permissionId: number; endsAt: Date | null }>`
    select g.permission_id, g.ends_at from user_permissions g
    where g.user_id = ${userId} and ${isInForce(now)}`.execute(db)
  return rows
}

export type PairHolder = {
  place: number
  id: string
  displayName: string
  people: number
  isVisible: boolean
}

/** Holders of both permissions of a pair: the first fifty visible ones, and the total. */
export async function pairHolders(
  db: Db,
  seen: Seen,
  pairs: readonly (readonly [number, number])[],
): Promise<PairHolder[]> {
  const ids = [...new Set(pairs.flat())]
  const masks = pairs.map((pair) => ids.map((id) => (pair.includes(id) ? '1' : '0')).join(''))
  const { rows } = await sql<PairHolder>`
    ${heldBits(ids, seen.now)}, people as (
      select p.place::int as place, u.id, u.display_name, u.plain_name, ${isSeen(seen, sql`u.id`)} as is_visible
      from unnest(${masks}::bit varying[]) with ordinality as p(mask, place)
      join held on held.mask & p.mask = p.mask
      join users u on u.id = held.user_id
      where u.active and u.id not in (
        select h.user_id from user_roles h join roles r on r.id = h.role_id where r.all_permissions)
    )
    select place, id, display_name, people, is_visible from (
      select *, count(*) over (partition by place)::int as people,
        row_number() over (partition by place order by is_visible desc, plain_name, id) as number
      from people
    ) numbered where number <= 50 order by place, number`.execute(db)
  return rows
}

/** The number of active people with an all-permissions role. */
export async function systemHolders(db: Db): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(distinct u.id)::int as people from users u
    join user_roles h on h.user_id = u.id join roles r on r.id = h.role_id
    where u.active and r.all_permissions`.execute(db)
  return rows[0]?.people ?? 0
}
