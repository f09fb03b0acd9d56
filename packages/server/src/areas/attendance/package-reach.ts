import { gateOf, isOpen } from '#contract/gate.ts'
import type { Context } from '#contract/handlers.ts'
import { operationRows } from '#contract/operations.ts'
import { type Reach, reachOf } from '#db/reach.ts'

/** The data of others in a package, each with the operation that lists it on a screen. */
const recordOperations = operationRows.filter(({ id }) =>
  ['clockEntries.index', 'clockCorrections.index'].includes(id),
)

/** Of whom a package can be made: those in reach of who may read their entries and corrections, else oneself only. */
export function packageReach(context: Pick<Context, 'user' | 'clock'>): Reach {
  const reach = reachOf(context)
  if (recordOperations.every((row) => isOpen(gateOf(row, context.user)))) return reach
  return { ...reach, everybody: false, team: false, projects: false }
}
