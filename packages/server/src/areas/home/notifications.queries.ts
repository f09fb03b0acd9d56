import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { containing, type Paging, page } from '#db/page.ts'
import type { NotificationsTable } from '#db/schema/notifications.ts'

type Query = Paging & {
  search?: string
  unread?: boolean
  kind?: NotificationsTable['kind'][]
  from?: string
  to?: string
  sort?: 'createdAt' | '-createdAt'
}

const columns = ['id', 'kind', 'data', 'link', 'createdAt', 'readAt'] as const

export function list(db: Db, userId: string, given: Query, now: Date) {
  const { search, unread, kind, from, to, sort = '-createdAt', ...paging } = given
  const direction = sort === 'createdAt' ? 'asc' : 'desc'
  let query = db
    .selectFrom('notifications')
    .where('userId', '=', userId)
    .where('shownAt', '<=', now)
    .select(columns)
  if (unread !== undefined) query = query.where('readAt', unread ? 'is' : 'is not', null)
  if (kind && kind.length > 0) query = query.where('kind', 'in', kind)
  if (from !== undefined) query = query.where('createdAt', '>=', new Date(from))
  if (to !== undefined) query = query.where(sql<boolean>`created_at < ${to}::date + 1`)
  if (search) query = query.where(containingText(search))
  return page(query.orderBy('createdAt', direction).orderBy('id'), paging)
}

/** The texts are in the reader's language; searchable are the values they are filled with. */
const containingText = (search: string) => sql<boolean>`exists (
  select 1 from jsonb_each_text(data) as text(name, value) where plain(text.value) like plain(${containing(search)})
)`

export async function unread(db: Db, userId: string, now: Date): Promise<{ unread: number }> {
  const { count } = await db
    .selectFrom('notifications')
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .where('shownAt', '<=', now)
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { unread: Number(count) }
}

type Which = { ids?: string[]; until?: string }

/** Returns whether anything was unread. */
export async function read(db: Db, userId: string, { ids, until }: Which, now: Date): Promise<boolean> {
  let query = db
    .updateTable('notifications')
    .set({ readAt: now })
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .where('shownAt', '<=', now)
  if (ids) query = query.where('id', 'in', ids)
  if (until !== undefined) query = query.where('createdAt', '<=', new Date(until))
  const { numUpdatedRows } = await query.executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function remove(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
