import { conflict } from '#contract/refuse.ts'
import type { IncidentState, SaidValue } from '#db/schema/incidents.ts'
import type { WorkflowState } from '#db/schema/workflows.ts'

/** How far an incident is that stands in a state of this category. */
const states: Record<WorkflowState['category'], IncidentState> = {
  ...{ initial: 'open', open: 'in_progress', pending: 'in_progress', final: 'closed' },
}
export const incidentStateOf = ({ category }: WorkflowState): IncidentState => states[category]

/** Who says how far an incident is: people, unless it follows a workflow. */
export function checkByHand({ workflowId }: { workflowId: string | null }): void {
  if (workflowId !== null) conflict('invalid', 'workflow')
}

/** An incident begins to follow a workflow once, and while it is open. */
export function checkFollow({
  workflowId,
  state,
}: {
  workflowId: string | null
  state: IncidentState
}): void {
  if (workflowId !== null) conflict('taken', 'workflow')
  if (state === 'resolved' || state === 'closed') conflict('invalid', 'state')
}

/** What was said before and now; of one field only the last. */
export const joined = (before: readonly SaidValue[], now: readonly SaidValue[]): SaidValue[] => [
  ...before.filter(({ key }) => now.every((one) => one.key !== key)),
  ...now,
]
