import type { Came } from '#contract/came.ts'
import { heldUntil } from '#db/decision-held.ts'
import { heldFamily } from '#decisions/held-family.ts'
import { acting, doneEach, type Item, type Meant } from './vacation-acts.ts'
import type { VacationState } from './vacation-archive.queries.ts'
import { looking } from './vacation-reach.ts'
import { among } from './vacation-requests.queries.ts'
import { type Acting, actOnEach } from './vacation-settling.ts'
import type { Standpoint } from './vacation-standpoints.ts'

const permissions = new Set(['VACACIONES_CAMBIAR_ESTADO', 'REPORTES_TODOS'])
type Act = 'approve' | 'reject'

const held = heldFamily({
  ...{ family: 'vacationRequests', act: 'vacationRequests.decide', among },
  settle: (context, act: Act, items: readonly { meant: Meant; as: Standpoint }[]) =>
    doneEach(
      context,
      act,
      items.map(({ meant, as }) => ({ ...meant, as: { ...as, isDecided: true } })),
    ),
  labelOf: ({ displayName, startsOn }) => `${displayName} · ${startsOn}`,
  deciderOf: ({ user, clock }) => looking({ user: { id: user.id, permissions }, clock }),
})

/** Decisions on stages of vacation requests that can be undone for a moment. */
export const { release: releaseVacations } = held

/** Applies them unless they were undone. */
export const heldVacationRequestJob = held.job

/** Holds many decisions, in order: impossible ones are refused without affecting the others. */
export async function holdVacations(
  context: Acting,
  act: Act,
  items: readonly Item[],
): Promise<Came<VacationState>[]> {
  const until = heldUntil(context.clock.now())
  const came = await actOnEach(context, items, {
    ...acting(context, act),
    put: async (settled) => {
      const decided = settled.map(({ row, comment, onBehalfOf }) => ({
        ...{ row, onBehalfOf, meant: { id: row.id, version: row.version, comment } },
      }))
      const kept = await held.store(context, { act, until }, decided)
      return settled.filter(({ row }) => kept.has(row.id))
    },
  })
  const kept = came.flatMap((one) => ('done' in one ? [one.done.row.id] : []))
  await held.queue(context, kept, until)
  return came.map((one) => ('done' in one ? { done: one.done.row.state } : one))
}
