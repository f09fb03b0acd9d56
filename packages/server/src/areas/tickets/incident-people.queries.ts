import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { inForce } from '#db/days.ts'
import { holds } from '#db/holders.ts'
import { containing, type Paging, page } from '#db/page.ts'

/** Whose incidents may be created: anybody's, or one's own and those of the people assigned on the day. */
export type Writer = { all: boolean; userId: string; day: string }

const reachable = (db: Db, { all, userId, day }: Writer) => {
  const query = db.selectFrom('users').where('active', '=', true).select(['users.id', 'users.displayName'])
  if (all) return query
  return query.where(
    sql<boolean>`(users.id = ${userId} or exists (select from coordinator_assignments c
      where c.coordinator_id = ${userId} and c.employee_id = users.id and ${inForce('c', day)}))`,
  )
}

/** The people an incident may affect, by search text. */
export function affectable(db: Db, writer: Writer, { search, ...paging }: Paging & { search?: string }) {
  let query = reachable(db, writer).orderBy(sql`plain(users.display_name)`).orderBy('users.id')
  if (search) query = query.where(sql<boolean>`plain(users.display_name) like plain(${containing(search)})`)
  return page(query, paging)
}

/** The first of these people whom the author may not name. */
export async function unreachable(
  db: Db,
  writer: Writer,
  userIds: readonly string[],
): Promise<string | undefined> {
  if (userIds.length === 0) return undefined
  const known = await reachable(db, writer).where('users.id', 'in', userIds).execute()
  const ids = new Set(known.map(({ id }) => id))
  return userIds.find((id) => !ids.has(id))
}

/** The active people with a permission. */
export const holders = (db: Db, permissionId: number, now: Date) =>
  db
    .selectFrom('users')
    .where('active', '=', true)
    .where(holds('users.id', permissionId, now))
    .select(['users.id', 'users.displayName'])
    .orderBy(sql`plain(users.display_name)`)
    .execute()

/** The ones of these people who hold a permission. */
export async function holding(
  db: Db,
  userIds: readonly string[],
  permissionId: number,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .where('users.id', 'in', userIds)
    .where(holds('users.id', permissionId, now))
    .select('users.id')
    .execute()
  return rows.map(({ id }) => id)
}
