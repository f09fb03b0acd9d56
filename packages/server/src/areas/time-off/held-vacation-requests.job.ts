import { heldFamily } from '#decisions/held-family.ts'
import { checkDecision, done } from './vacation-acts.ts'
import { looking } from './vacation-reach.ts'
import { find } from './vacation-requests.queries.ts'

const permissions = new Set(['VACACIONES_CAMBIAR_ESTADO', 'REPORTES_TODOS'])

const held = heldFamily({
  ...{ family: 'vacationRequests', act: 'vacationRequests.decide', check: checkDecision, find },
  settle: (context, act, meant, as) => done(context, act, meant, { ...as, isDecided: true }),
  labelOf: ({ displayName, startsOn }) => `${displayName} · ${startsOn}`,
  deciderOf: ({ user, clock }) => looking({ user: { id: user.id, permissions }, clock }),
})

/** Decisions on a stage of a vacation request that may be taken back for a moment. */
export const { hold: holdVacation, release: releaseVacation } = held

/** Puts them in force when nobody has taken them back. */
export const heldVacationRequestJob = held.job
