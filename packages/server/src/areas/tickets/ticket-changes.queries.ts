import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { containing, type Paging, page } from '#db/page.ts'
import { isSeen, type Person, type Seeing } from './tickets.queries.ts'
import type { TicketRef } from './ticket-ties.queries.ts'
import type { Change } from './tickets.rules.ts'

type Asked = Paging & { field?: string[]; userId?: string; from?: string; until?: string }

const changes = (db: Db, { field = [], userId, from }: Asked) => {
  let query = db
    .selectFrom('ticketChanges as c')
    .leftJoin('users as u', 'u.id', 'c.userId')
    .select([sql<string>`c.serial::text`.as('id'), 'c.field', 'c.old', 'c.new', 'c.at'])
    .select(
      sql<Person | null>`case when u.id is not null
        then json_build_object('id', u.id, 'displayName', u.display_name) end`.as('user'),
    )
    .orderBy('c.serial', 'desc')
  if (field.length > 0) query = query.where('c.field', 'in', field)
  if (userId !== undefined) query = query.where('c.userId', '=', userId)
  return from === undefined ? query : query.where('c.at', '>=', new Date(from))
}

/** What has changed of a ticket. */
export function list(db: Db, ticketId: string, asked: Asked) {
  const query = changes(db, asked).where('c.ticketId', '=', ticketId)
  const { until } = asked
  return page(until === undefined ? query : query.where('c.at', '<=', new Date(until)), asked)
}

/** The default period of a history. */
const usualMs = 30 * 86_400_000

/** People's changes of the visible tickets. */
export function history(db: Db, seeing: Seeing, asked: Asked & { search?: string }) {
  const { search = '', until } = asked
  const from = asked.from ?? new Date(seeing.now.getTime() - usualMs).toISOString()
  let query = changes(db, { ...asked, from })
    .innerJoin('tickets as t', 't.id', 'c.ticketId')
    .select(
      sql<TicketRef>`json_build_object('id', t.id, 'number', t.number, 'subject', t.subject, 'stateType', t.state_type)`.as(
        'ticket',
      ),
    )
    .where(isSeen(seeing))
  if (search.trim() !== '')
    query = query.where(sql<boolean>`plain(u.display_name) like plain(${containing(search)})`)
  return page(until === undefined ? query : query.where('c.at', '<', new Date(until)), asked)
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
