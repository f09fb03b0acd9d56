import type { InboxSource } from '#inbox/inbox-source.ts'
import { correctionCards } from './clock-corrections.inbox.ts'
import { looking } from './clock-corrections.ts'
import * as queries from './clock-corrections.queries.ts'

/** Corrections that the company asks of the person, who must agree. */
export const ownCorrectionsInbox: InboxSource = {
  family: 'clockCorrections',
  place: 11,
  anyOf: ['FICHAJE_CREAR'],
  // The other signature on a record is the person's own (FIC-12).
  isDelegable: false,
  waiting: (eyes) => queries.waitingForOwn(looking(eyes)),
  cards: correctionCards,
}
