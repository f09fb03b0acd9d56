import { conflict } from '#contract/refuse.ts'
import type { IncidentState, EnteredValue } from '#db/schema/incidents.ts'
import type { WorkflowState } from '#db/schema/workflows.ts'

/** The status of an incident for a state of this category. */
const states: Record<WorkflowState['category'], IncidentState> = {
  ...{ initial: 'open', open: 'in_progress', pending: 'in_progress', final: 'closed' },
}
export const incidentStateOf = ({ category }: WorkflowState): IncidentState => states[category]

/** Without a workflow people set the status. */
export function checkByHand({ workflowId }: { workflowId: string | null }): void {
  if (workflowId !== null) conflict('invalid', 'workflow')
}

/** A workflow can be started once, while the incident is open. */
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

/** Merges earlier values with new ones; the last of each field wins. */
export const joined = (before: readonly EnteredValue[], now: readonly EnteredValue[]): EnteredValue[] => [
  ...before.filter(({ key }) => now.every((one) => one.key !== key)),
  ...now,
]
