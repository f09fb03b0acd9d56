import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { isSeen, type Seen } from '#db/people-seen.ts'

type Draft = { roleId: string; added: readonly number[]; removed: readonly number[]; now: Date }

/** The maximum number of people named. */
const shown = 50

export type PersonEffect = { id: string; displayName: string; permissionIds: number[] }
export type Effects = {
  /** How many people gain or lose anything, and how many of them are visible to the caller. */
  gaining: number
  losing: number
  affected: number
  visible: number
  /** The number of people who would gain or lose each permission. */
  byPermission: { id: number; people: number }[]
  /** The first affected people. */
  people: PersonEffect[]
}

/**
 * The effects by person: holders of the role without another source of the permission. Somebody with an
 * all-permissions role neither gains nor loses. One query that stores a bit set per holder, because everybody may
 * hold the role.
 */
export async function effectsOf(
  db: Db,
  { roleId, added, removed, now }: Draft,
  seen: Seen,
): Promise<Effects> {
  const ids = sql`${[...added, ...removed]}::int[]`
  const misses = (some: readonly number[]) => sql`(not ${[...some]}::int[] <@ kept)`
  const { rows } = await sql<Effects>`
    with others as (
      select user_id, array_agg(permission_id) as permission_ids from (
        select o.user_id, p.permission_id from user_roles o join role_permissions p on p.role_id = o.role_id
        where o.role_id <> ${roleId} and p.permission_id = any(${ids})
        union all
        select g.user_id, g.permission_id from user_permissions g
        where g.permission_id = any(${ids}) and coalesce(g.ends_at > ${now}, true)
      ) each group by user_id
    ), holders as (
      select u.id, u.display_name, u.plain_name, coalesce(others.permission_ids, '{}') as kept
      from user_roles h join users u on u.id = h.user_id left join others on others.user_id = h.user_id
      where h.role_id = ${roleId} and u.active and h.user_id not in (
        select o.user_id from user_roles o join roles r on r.id = o.role_id
        where o.role_id <> ${roleId} and r.all_permissions)
    ), changed as materialized (
      select holders.*, ${isSeen(seen, sql`holders.id`)} as is_visible from holders where not ${ids} <@ kept
    ), first as (
      select id, display_name, plain_name, array(
        select c.id from unnest(${ids}) c(id) where c.id <> all(kept) order by 1) as permission_ids
      from changed where is_visible order by plain_name, id limit ${sql.lit(shown)}
    ), counts as (
      select count(*) filter (where ${misses(added)})::int as gaining,
        count(*) filter (where ${misses(removed)})::int as losing, count(*)::int as affected,
        count(*) filter (where is_visible)::int as visible
      from changed
    )
    select counts.*,
      (select coalesce(json_agg(json_build_object('id', c.id, 'people', affected - coalesce(k.people, 0))), '[]')
        from unnest(${ids}) c(id) left join (
          select kept_id as id, count(distinct changed.id)::int as people
          from changed, unnest(kept) kept_id group by 1
        ) k using (id)
      ) as by_permission,
      (select coalesce(json_agg(json_build_object('id', id, 'displayName', display_name,
        'permissionIds', permission_ids) order by plain_name, id), '[]') from first
      ) as people
    from counts`.execute(db)
  return rows[0] ?? { gaining: 0, losing: 0, affected: 0, visible: 0, byPermission: [], people: [] }
}
