import * as batches from '#areas/tickets/ticket-batches.queries.ts'
import type { Rows } from '../rows.ts'

const ticketsOf = ({ db }: Rows) =>
  db.selectFrom('tickets').select('id').orderBy('number').limit(10).execute()

/** Ten batches, the last of ten rows. */
export async function fill(rows: Rows): Promise<void> {
  const { db, ten, at } = rows
  const tickets = await ticketsOf(rows)
  for (const { userId, id } of ten((by, batchId) => ({ userId: by, id: batchId })))
    await batches.insert(
      db,
      {
        id,
        kind: 'distribute',
        state: 'done',
        request: {},
        createdBy: userId,
        createdAt: at,
        finishedAt: at,
      },
      tickets.map((ticket) => ({ ticketId: ticket.id, plan: {}, error: null })),
    )
}

export async function owners(rows: Rows): Promise<[string, string][]> {
  const { db } = rows
  const { id } = await db.selectFrom('ticketBatches').select('id').orderBy('id').executeTakeFirstOrThrow()
  return [['ticketBatches.rows', id]]
}
