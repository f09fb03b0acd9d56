import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { rolesGiving } from '#db/holders.ts'
import { containing, type Paging, page } from '#db/page.ts'
import { isSeen, type Seen } from '#db/people-seen.ts'
import type { Through } from './permissions.ts'

const isInForce = (now: Date) => sql<boolean>`coalesce(g.ends_at > ${now}, true)`

/** Every role with what it gives. */
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
    group by r.id order by plain(r.name), r.id`.execute(db)
  return rows
}

/** How many active people have exactly these roles: a handful of rows, however many people there are. */
export async function peopleByRoles(db: Db): Promise<{ roleIds: string[]; people: number }[]> {
  const { rows } = await sql<{ roleIds: string[]; people: number }>`
    select role_ids, count(*)::int as people from (
      select array_agg(h.role_id order by h.role_id) as role_ids
      from user_roles h join users u on u.id = h.user_id where u.active group by h.user_id
    ) each group by role_ids`.execute(db)
  return rows
}

/** How many active people have each permission by a grant alone, and by no role. */
export async function peopleByGrantAlone(db: Db, now: Date): Promise<Map<number, number>> {
  const { rows } = await sql<{ permissionId: number; people: number }>`
    select permission_id, count(*)::int as people from (
      select g.user_id, g.permission_id from user_permissions g join users u on u.id = g.user_id
      where u.active and ${isInForce(now)}
      except
      select g.user_id, g.permission_id
      from user_permissions g join user_roles h on h.user_id = g.user_id join roles r on r.id = h.role_id
      left join role_permissions p on p.role_id = h.role_id and p.permission_id = g.permission_id
      where r.all_permissions or p.role_id is not null
    ) alone group by permission_id`.execute(db)
  return new Map(rows.map(({ permissionId, people }) => [permissionId, people]))
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

/** A page of the active people who have a permission, each with where they have it from. */
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

/** The person whose rights are asked about, as far as they may be seen. */
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

/** What a person was granted besides their roles, as long as it holds. */
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

/** Who holds both permissions of a pair, the first fifty of each whom the asker may see, with the count of all. */
export async function pairHolders(
  db: Db,
  seen: Seen,
  pairs: readonly (readonly [number, number])[],
): Promise<PairHolder[]> {
  const ids = pairs.flat()
  const { rows } = await sql<PairHolder>`
    with held as (
      select h.user_id, p.permission_id from role_permissions p join user_roles h on h.role_id = p.role_id
      where p.permission_id = any(${ids}::int[])
      union
      select g.user_id, g.permission_id from user_permissions g
      where g.permission_id = any(${ids}::int[]) and ${isInForce(seen.now)}
    ), pairs as (
      select * from unnest(${pairs.map(([one]) => one)}::int[], ${pairs.map(([, other]) => other)}::int[])
        with ordinality as p(one, other, place)
    ), people as (
      select p.place::int as place, u.id, u.display_name, u.plain_name, ${isSeen(seen, sql`u.id`)} as is_visible
      from pairs p join held x on x.permission_id = p.one
      join held y on y.permission_id = p.other and y.user_id = x.user_id
      join users u on u.id = x.user_id
      where u.active and not exists (
        select from user_roles h join roles r on r.id = h.role_id where h.user_id = u.id and r.all_permissions)
    )
    select place, id, display_name, people, is_visible from (
      select *, count(*) over (partition by place)::int as people,
        row_number() over (partition by place order by is_visible desc, plain_name, id) as number
      from people
    ) numbered where number <= 50 order by place, number`.execute(db)
  return rows
}

/** How many active people hold everything by a role. */
export async function systemHolders(db: Db): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(distinct u.id)::int as people from users u
    join user_roles h on h.user_id = u.id join roles r on r.id = h.role_id
    where u.active and r.all_permissions`.execute(db)
  return rows[0]?.people ?? 0
}
