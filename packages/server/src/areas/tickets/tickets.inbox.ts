import type { InboxSource } from '#inbox/inbox-source.ts'
import * as queries from './tickets-inbox.queries.ts'

/** Tickets that somebody has. What of them is pending waits for others. */
export const ticketsInbox: InboxSource = {
  family: 'tickets',
  place: 95,
  anyOf: ['TICKETS_VER', 'TICKETS_GESTIONAR', 'TICKETS_ASIGNAR_MASIVO'],
  // A ticket is given to somebody else by assigning it.
  isDelegable: false,
  waiting: ({ user }) => queries.waitingFor(user.id),
  cards: async (db, { user }, ids) =>
    (await queries.among(db, user.id, ids)).map(({ id, version, person, ...ticket }) => ({
      ...{ id, version, startsOn: null, endsOn: null, person, askedBy: person, what: ticket.stateType },
      ...{ name: `#${ticket.number} ${ticket.subject}`, translations: null, days: null },
      ...{ comment: null, why: null, dueRule: null, stage: null, nextStages: [], acts: [] },
    })),
}
