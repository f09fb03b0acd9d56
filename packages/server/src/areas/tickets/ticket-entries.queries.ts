import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { type Paging, page } from '#db/page.ts'
import type { TicketEntriesTable, TicketEntryKind } from '#db/schema/tickets.ts'
import type { Person } from './tickets.queries.ts'

type Mail = {
  state: 'received' | 'queued' | 'sent' | 'failed' | 'bounced'
  address: string
  failure: string | null
  quoted: string | null
  leftFiles: string[]
}
type File = { id: string; name: string; kind: 'pdf' | 'png' | 'jpeg'; size: number }

const entries = (db: Db) =>
  db
    .selectFrom('ticketEntries as n')
    .leftJoin('users as u', 'u.id', 'n.authorId')
    .select(['n.id', 'n.kind', 'n.direction', 'n.text', 'n.createdAt'])
    .select(
      sql<Person | null>`case when u.id is not null
        then json_build_object('id', u.id, 'displayName', u.display_name) end`.as('author'),
    )
    .select(
      sql<
        File[]
      >`(select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'size', f.size)
        order by f.created_at, f.id), '[]') from ticket_entry_files f where f.entry_id = n.id)`.as('files'),
    )
    .select(
      sql<Mail | null>`(select json_build_object('state', case m.direction when 'in' then 'received' else m.outcome end,
        'address', m.address, 'failure', m.failure, 'quoted', m.quoted, 'leftFiles', m.left_files)
        from mail_messages m where m.entry_id = n.id)`.as('mail'),
    )

export function list(
  db: Db,
  ticketId: string,
  { kind = [], ...asked }: Paging & { kind?: TicketEntryKind[] },
) {
  const query = entries(db).where('n.ticketId', '=', ticketId).orderBy('n.createdAt', 'desc').orderBy('n.id')
  return page(kind.length > 0 ? query.where('n.kind', 'in', kind) : query, asked, 'n.id')
}

export const find = (db: Db, id: string) => entries(db).where('n.id', '=', id).executeTakeFirstOrThrow()

/** The ticket of an entry. */
export const placeOf = (db: Db, id: string) =>
  db.selectFrom('ticketEntries').select('ticketId').where('id', '=', id).executeTakeFirst()

export async function insertEntry(db: Db, entry: Insertable<TicketEntriesTable>): Promise<void> {
  await db.insertInto('ticketEntries').values(entry).execute()
}
