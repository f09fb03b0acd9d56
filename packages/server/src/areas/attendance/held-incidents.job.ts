import { heldFamily, holdOne, inTurn } from '#decisions/held-family.ts'
import { looking } from './clock-corrections.ts'
import { decidable, decideIt, labelOf, type Meant, type Standpoint } from './day-incident-acts.ts'
import type { Decision } from './day-incidents.rules.ts'
import { find } from './day-incidents.queries.ts'

const permissions = new Set(['FICHAJE_CORREGIR', 'REPORTES_TODOS'])

const held = heldFamily({
  ...{ family: 'dayIncidents', act: 'dayIncidents.decide', find, labelOf },
  settle: inTurn((context, decision: Decision, meant: Meant, as: Standpoint) =>
    decideIt(context, decision, meant, as),
  ),
  deciderOf: ({ user, clock }) => looking({ user: { id: user.id, permissions }, clock }),
})

/** Decisions on incidents that may be taken back for a moment. */
export const { release: releaseIncident } = held

/** Puts them in force when nobody has taken them back. */
export const heldIncidentJob = held.job

export const holdIncident = holdOne(held, decidable)
