import type { Card, InboxSource } from '#inbox/inbox-source.ts'
import { looking } from './absence-reach.ts'
import * as queries from './absences.queries.ts'

/** Requested absences, proofs to validate, and cancellations; private causes are hidden. */
export const absencesInbox: InboxSource = {
  family: 'absences',
  place: 40,
  anyOf: ['SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO'],
  isDelegable: true,
  waiting: (eyes) => queries.waiting(looking(eyes)),
  cards: async (db, eyes, ids) => (await queries.among(db, looking(eyes), ids)).map(cardOf),
}

function cardOf(row: queries.Row): Card {
  const { id, version, from: startsOn, until: endsOn, stage, stages, isKnown, isInForce } = row
  return {
    ...{ id, version, startsOn, endsOn, stage, ...(isKnown ? causeOf(row) : noCause) },
    person: { id: row.employeeId, displayName: row.displayName },
    askedBy: { id: row.askedBy, displayName: row.askerName },
    what: whatOf(row),
    ...{ why: null, dueRule: isInForce ? null : 'begins' },
    nextStages: row.stored === 'cancellation_requested' || stage === null ? [] : after(stages, stage),
    acts: ['approve', 'reject'],
  }
}

const after = <One>(all: readonly One[], one: One) => all.slice(all.indexOf(one) + 1)

/** Somebody who may not know the cause must not see whether it is a right either. */
function whatOf({ stored, isRight, provedAt, isKnown }: queries.Row): string {
  if (stored === 'cancellation_requested') return 'cancellation'
  return isKnown && isRight && provedAt !== null ? 'proof' : 'absence'
}

const causeOf = ({ name, translations, comment, unit, units }: queries.Row) => ({
  ...{ name, translations, comment, days: unit === 'minutes' ? null : units },
})
const noCause = { name: null, translations: null, comment: null, days: null } as const
