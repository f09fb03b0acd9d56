import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import { isSeen, type Seen } from '#db/people-seen.ts'

type Query = Paging & {
  search?: string
  role?: string
  without?: string
  none?: boolean
  sort?: 'person' | '-person' | 'roleCount' | '-roleCount'
}

const roleCount = sql<number>`(select count(*)::int from user_roles h where h.user_id = users.id)`
const has = (roleId: string) =>
  sql<boolean>`exists (select from user_roles h where h.user_id = users.id and h.role_id = ${roleId})`
const hasAny = sql<boolean>`exists (select from user_roles h where h.user_id = users.id)`

/** A page of the active people with their roles. */
export function list(db: Db, seen: Seen, { search, role, without, none, sort = 'person', ...paging }: Query) {
  const { column, direction } = ordering(sort)
  let query = db
    .selectFrom('users')
    .leftJoin('employees', 'employees.userId', 'users.id')
    .where('users.active', '=', true)
    .where(isSeen(seen, sql`users.id`))
    .select(['users.id', 'users.displayName', 'users.username', 'users.version', 'employees.department'])
    .select(roleCount.as('roleCount'))
    .select(
      sql<{ id: string; name: string }[]>`(
        select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name) order by plain(r.name)), '[]')
        from user_roles h join roles r on r.id = h.role_id where h.user_id = users.id)`.as('roles'),
    )
  if (column === 'roleCount') query = query.orderBy(roleCount, direction)
  query = query.orderBy(sql`users.plain_name`, column === 'person' ? direction : 'asc').orderBy('users.id')
  if (role !== undefined) query = query.where(has(role))
  if (without !== undefined) query = query.where(sql<boolean>`not ${has(without)}`)
  if (none !== undefined) query = query.where(none ? sql<boolean>`not ${hasAny}` : hasAny)
  if (search) {
    query = query.where(
      sql<boolean>`users.plain_name || ' ' || plain(users.username || ' ' || coalesce(employees.department, ''))
        like plain(${containing(search)})`,
    )
  }
  return page(query, paging, 'users.id')
}
