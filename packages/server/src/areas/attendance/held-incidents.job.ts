import { heldFamily, holdAll, inTurn } from '#decisions/held-family.ts'
import { looking } from './clock-corrections.ts'
import { decidable, decideIt, labelOf, type Meant, type Standpoint } from './day-incident-acts.ts'
import type { Decision } from './day-incidents.rules.ts'
import { among } from './day-incidents.queries.ts'

const permissions = new Set(['FICHAJE_CORREGIR', 'REPORTES_TODOS'])

const held = heldFamily({
  ...{ family: 'dayIncidents', act: 'dayIncidents.decide', among, labelOf },
  settle: inTurn((context, decision: Decision, meant: Meant, as: Standpoint) =>
    decideIt(context, decision, meant, as),
  ),
  deciderOf: ({ user, clock }) => looking({ user: { id: user.id, permissions }, clock }),
})

/** Decisions on incidents that can be undone for a moment. */
export const { release: releaseIncidents } = held

/** Applies them unless they were undone. */
export const heldIncidentJob = held.job

export const holdIncidents = holdAll(held, decidable)
