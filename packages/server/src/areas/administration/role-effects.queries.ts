import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { isSeen, type Seen } from '#db/people-seen.ts'

type Draft = { roleId: string; added: readonly number[]; removed: readonly number[]; now: Date }

/** People named at most. */
const shown = 50

export type PersonEffect = { id: string; displayName: string; permissionIds: number[] }
export type Effects = {
  /** How many people gain or lose anything, and how many of them whoever asks may see. */
  gaining: number
  losing: number
  affected: number
  visible: number
  /** How many people each permission would come to or leave. */
  byPermission: { id: number; people: number }[]
  /** The first of the people for whom something changes. */
  people: PersonEffect[]
}

/**
 * For whom what would change: holders of the role to whom nothing else gives the permission. Who has everything by
 * another role neither gains nor loses. All in one question: a role may be held by everybody, and who they are is
 * worked out once.
 */
export async function effectsOf(
  db: Db,
  { roleId, added, removed, now }: Draft,
  seen: Seen,
): Promise<Effects> {
  const ids = [...added, ...removed]
  const { rows } = await sql<Effects>`
    with others as (
      select o.user_id, p.permission_id from user_roles o join role_permissions p on p.role_id = o.role_id
      where o.role_id <> ${roleId} and p.permission_id = any(${ids}::int[])
      union all
      select g.user_id, g.permission_id from user_permissions g
      where g.permission_id = any(${ids}::int[]) and coalesce(g.ends_at > ${now}, true)
    ), changed as materialized (
      select h.user_id, c.permission_id
      from user_roles h join users u on u.id = h.user_id cross join unnest(${ids}::int[]) c(permission_id)
      where h.role_id = ${roleId} and u.active and not exists (
        select from user_roles o join roles r on r.id = o.role_id
        where o.user_id = h.user_id and o.role_id <> ${roleId} and r.all_permissions
      ) and not exists (
        select from others where others.user_id = h.user_id and others.permission_id = c.permission_id)
    ), people as materialized (
      select user_id, bool_or(permission_id = any(${[...added]}::int[])) as gains,
        bool_or(permission_id = any(${[...removed]}::int[])) as loses,
        ${isSeen(seen, sql`changed.user_id`)} as is_visible
      from changed group by user_id
    ), first as (
      select u.id, u.display_name, u.plain_name from people p join users u on u.id = p.user_id
      where p.is_visible order by u.plain_name, u.id limit ${sql.lit(shown)}
    ), named as (
      select first.*, array_agg(c.permission_id order by c.permission_id) as permission_ids
      from first join changed c on c.user_id = first.id group by first.id, first.display_name, first.plain_name
    )
    select count(*) filter (where gains)::int as gaining, count(*) filter (where loses)::int as losing,
      count(*)::int as affected, count(*) filter (where is_visible)::int as visible,
      (select coalesce(json_agg(json_build_object('id', permission_id, 'people', number)), '[]')
        from (select permission_id, count(*)::int as number from changed group by permission_id) each
      ) as by_permission,
      (select coalesce(json_agg(json_build_object('id', id, 'displayName', display_name,
        'permissionIds', permission_ids) order by plain_name, id), '[]') from named
      ) as people
    from people`.execute(db)
  return rows[0] ?? { gaining: 0, losing: 0, affected: 0, visible: 0, byPermission: [], people: [] }
}
