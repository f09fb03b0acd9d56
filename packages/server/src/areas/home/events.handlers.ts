import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { checkOrigin, eventStream } from '#http/event-stream.ts'
import { ticketSeconds } from '#streams/event-streams.ts'

/** Outside a transaction: a ticket that was burnt stays burnt. */
export const eventsHandlers: HandlerTable = handlers(
  'events',
  {
    async ticket({ streams, user }) {
      const ticket = await streams.ticket({ userId: user.id, sessionId: user.session.id })
      return { ticket, expiresInSeconds: ticketSeconds }
    },

    async subscribe({ streams, query, request }) {
      checkOrigin(request)
      return eventStream(await streams.open(query.ticket, lastSeqOf(request.headers)))
    },
  },
  { transaction: false },
)

/** The number of the last event that arrived; a number that is none is none. */
function lastSeqOf(headers: Record<string, string | string[] | undefined>): number | undefined {
  const given = headers['last-event-id']
  return typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : undefined
}
