import { gateOf, isOpen } from '#contract/gate.ts'
import type { Context } from '#contract/handlers.ts'
import { operationRows } from '#contract/operations.ts'
import { type Reach, reachOf } from '#db/reach.ts'

/** Other people's data in a package, each with the operation that lists it. */
const recordOperations = operationRows.filter(({ id }) =>
  ['clockEntries.index', 'clockCorrections.index'].includes(id),
)

/** The possible people of a package: those whose entries and corrections the caller may read, or only oneself. */
export function packageReach(context: Pick<Context, 'user' | 'clock'>): Reach {
  const reach = reachOf(context)
  if (recordOperations.every((row) => isOpen(gateOf(row, context.user)))) return reach
  return { ...reach, everybody: false, team: false, projects: false }
}
