import type { Rows } from '../rows.ts'

const first = ({ db }: Rows) =>
  db.selectFrom('tickets').select('id').orderBy('number').limit(1).executeTakeFirstOrThrow()

/** Ten entries and ten changes of one ticket. */
export async function fill(rows: Rows): Promise<void> {
  const { db, ten, at } = rows
  const { id: ticketId } = await first(rows)
  const inside = { kind: 'internal' as const, direction: null, sentAt: null, text: 'x', createdAt: at }
  await db
    .insertInto('ticketEntries')
    .values(ten((authorId, id) => ({ ...inside, id, ticketId, authorId })))
    .execute()
  await db
    .insertInto('ticketChanges')
    .values(ten((userId, id) => ({ ticketId, userId, field: 'subject', old: null, new: id, at })))
    .execute()
}

export async function owners(rows: Rows): Promise<[string, string][]> {
  const { id } = await first(rows)
  return [
    ['tickets.changes', id],
    ['ticketEntries.index', id],
  ]
}
