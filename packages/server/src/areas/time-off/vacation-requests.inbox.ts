import type { Card, InboxSource } from '#inbox/inbox-source.ts'
import { dueRuleOf, whyOf } from './vacation-card.rules.ts'
import { looking } from './vacation-reach.ts'
import * as queries from './vacation-requests.queries.ts'

/** Vacation requests and cancellations, by the stages of the agreement. */
export const vacationRequestsInbox: InboxSource = {
  family: 'vacationRequests',
  place: 20,
  anyOf: ['VACACIONES_CAMBIAR_ESTADO'],
  isDelegable: true,
  waiting: (eyes) => queries.waiting(looking(eyes)),
  cards: async (db, eyes, ids) => (await queries.among(db, looking(eyes), ids)).map(vacationCard),
}

/** The details of a vacation request in the inbox. */
export function vacationCard(row: queries.Row): Card {
  const { id, version, startsOn, endsOn, kind, stored, comment, dayCount, stage, stages, lastDay } = row
  const isCancelled = stored === 'cancellation_requested'
  const undoing = lastDay === null ? 'cancellation' : 'earlyEnd'
  return {
    ...{ id, version, startsOn, endsOn: lastDay ?? endsOn, comment, days: dayCount, stage },
    person: { id: row.employeeId, displayName: row.displayName },
    askedBy: { id: row.askedBy, displayName: row.askerName },
    ...{ what: isCancelled ? undoing : kind, name: null, translations: null, why: whyOf(row) },
    dueRule: dueRuleOf(row),
    nextStages: isCancelled || stage === null ? [] : stages.slice(stages.indexOf(stage) + 1),
    acts: ['approve', 'reject'],
  }
}
