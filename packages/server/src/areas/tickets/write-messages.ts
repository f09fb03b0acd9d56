import type { Database } from '#db/database.ts'
import type { Clock } from '#seams/clock.ts'
import type { Ids } from '#seams/ids.ts'
import * as events from './ticket-events.queries.ts'
import * as queries from './ticket-webhooks.queries.ts'
import { eventsOf, wants } from './ticket-webhooks.rules.ts'

type Writing = { database: Pick<Database, 'db'>; clock: Clock; ids: Ids; signal: AbortSignal }

const atOnce = 500

/** Makes a message for each webhook of whatever has happened, and takes it off the list in the same transaction. */
export async function writeMessages(context: Writing): Promise<void> {
  while (!context.signal.aborted && (await writeSome(context)) === atOnce);
}

const writeSome = ({ database, clock, ids }: Writing): Promise<number> =>
  database.db.transaction().execute(async (db) => {
    const noted = await events.take(db, atOnce)
    const webhooks = await queries.active(db)
    const tickets = await events.outside(db, webhooks.length > 0 ? noted.map(({ ticketId }) => ticketId) : [])
    const now = clock.now()
    const rows = noted.flatMap((event) => {
      const ticket = tickets.get(event.ticketId)
      if (ticket === undefined) return []
      return eventsOf(event).flatMap(({ type, changed }) => {
        const messageId = messageIdOf(ids)
        const body = bodyOf(type, event.at, { ticket, changed, entry: entryOf(event), byId: event.userId })
        return webhooks
          .filter((webhook) => wants(webhook, type, ticket.skill.id))
          .map(({ id: webhookId }) => ({
            ...{ id: ids.next(), webhookId, messageId, type, ticketId: ticket.id, body },
            ...{ nextAt: now, createdAt: now },
          }))
      })
    })
    if (rows.length > 0) await queries.insert(db, rows)
    return noted.length
  })

const entryOf = ({ entryId, direction }: events.TicketEvent) =>
  entryId === null || direction === null ? null : { id: entryId, direction }

type About = {
  ticket: events.TicketOutside | null
  changed: readonly string[]
  entry: { id: string; direction: 'in' | 'out' } | null
  byId: string | null
}

export const messageIdOf = (ids: Ids): string => `msg_${ids.next().replaceAll('-', '')}`

/** A message as the specification of Standard Webhooks has it. */
export const bodyOf = (type: string, timestamp: Date, data: About): string =>
  JSON.stringify({ type, timestamp, data })
