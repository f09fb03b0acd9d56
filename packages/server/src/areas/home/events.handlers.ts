import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { checkOrigin, eventStream } from '#http/event-stream.ts'
import { ticketSeconds } from '#streams/event-streams.ts'

/** Outside a transaction: a used ticket stays used. */
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

/** The last received event's number; an invalid one is ignored. */
function lastSeqOf(headers: Record<string, string | string[] | undefined>): number | undefined {
  const given = headers['last-event-id']
  return typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : undefined
}
