import type { Card, InboxSource } from '#inbox/inbox-source.ts'
import { looking } from './clock-corrections.ts'
import * as queries from './clock-corrections.queries.ts'

/** Corrections of clock entries that people ask the company for. */
export const clockCorrectionsInbox: InboxSource = {
  family: 'clockCorrections',
  place: 10,
  anyOf: ['FICHAJE_CORREGIR'],
  isDelegable: true,
  waiting: (eyes) => queries.waitingFor(looking(eyes)),
  cards: correctionCards,
}

/** Pending corrections, for either side. */
export async function correctionCards(...[db, eyes, ids]: Parameters<InboxSource['cards']>): Promise<Card[]> {
  return (await queries.among(db, looking(eyes), ids)).map((row) => ({
    ...{ id: row.id, version: null, startsOn: row.date, endsOn: row.date },
    person: { id: row.employeeId, displayName: row.displayName },
    askedBy: { id: row.askedBy, displayName: row.askerName ?? '' },
    ...{ what: row.change, name: null, translations: null, days: null, comment: row.reason, why: null },
    ...{ dueRule: 'expires', stage: null, nextStages: [], acts: ['approve', 'reject'] },
  }))
}
