import type { InboxSource } from '#inbox/inbox-source.ts'
import * as queries from './tickets-inbox.queries.ts'

/** A person's tickets. Pending ones wait for others. */
export const ticketsInbox: InboxSource = {
  family: 'tickets',
  place: 95,
  anyOf: ['TICKETS_VER', 'TICKETS_GESTIONAR', 'TICKETS_ASIGNAR_MASIVO'],
  // Delegation means assigning the ticket.
  isDelegable: false,
  waiting: ({ user }) => queries.waitingFor(user.id),
  cards: async (db, { user }, ids) =>
    (await queries.among(db, user.id, ids)).map(({ id, version, person, ...ticket }) => ({
      ...{ id, version, startsOn: null, endsOn: null, person, askedBy: person, what: ticket.stateType },
      ...{ name: `#${ticket.number} ${ticket.subject}`, translations: null, days: null },
      ...{ comment: null, why: null, dueRule: null, stage: null, nextStages: [], acts: [] },
    })),
}
