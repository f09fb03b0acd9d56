import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { type Paging, page } from '#db/page.ts'
import type { Person } from './tickets.queries.ts'
import type { Change } from './tickets.rules.ts'

type Asked = Paging & { field?: string[]; userId?: string; from?: string; until?: string }

export function list(db: Db, ticketId: string, asked: Asked) {
  const { field = [], userId, from, until } = asked
  let query = db
    .selectFrom('ticketChanges as c')
    .leftJoin('users as u', 'u.id', 'c.userId')
    .select([sql<string>`c.serial::text`.as('id'), 'c.field', 'c.old', 'c.new', 'c.at'])
    .select(
      sql<Person | null>`case when u.id is not null
        then json_build_object('id', u.id, 'displayName', u.display_name) end`.as('user'),
    )
    .where('c.ticketId', '=', ticketId)
    .orderBy('c.serial', 'desc')
  if (field.length > 0) query = query.where('c.field', 'in', field)
  if (userId !== undefined) query = query.where('c.userId', '=', userId)
  if (from !== undefined) query = query.where('c.at', '>=', new Date(from))
  if (until !== undefined) query = query.where('c.at', '<=', new Date(until))
  return page(query, asked)
}

export async function insert(
  db: Db,
  changes: readonly Change[],
  note: { ticketId: string; userId: string | null; at: Date },
): Promise<void> {
  if (changes.length === 0) return
  await db
    .insertInto('ticketChanges')
    .values(changes.map((change) => ({ ...change, ...note })))
    .execute()
}
