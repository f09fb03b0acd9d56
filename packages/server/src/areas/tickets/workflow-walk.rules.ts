import { conflict, refuse } from '#contract/refuse.ts'
import type { WorkflowDocument, WorkflowState, WorkflowTransition } from '#db/schema/workflows.ts'

/** Where a walk has led. */
export type Walk = { state: WorkflowState; visited: WorkflowState[]; choices: WorkflowTransition[] }

/** Takes these transitions one after another from the initial state; refuses an unavailable one. */
export function walk({ states, transitions }: WorkflowDocument, path: readonly string[]): Walk {
  const start = states.find(({ category }) => category === 'initial') ?? conflict('blank', 'states')
  const from = (code: string) => transitions.filter((one) => one.from === code)
  const visited = [start]
  let state = start
  path.forEach((code, at) => {
    const taken = from(state.code).find((one) => one.code === code)
    const next = states.find((one) => one.code === taken?.to)
    state = next ?? refuse('invalid', `path[${at}]`, { value: code })
    visited.push(state)
  })
  return { state, visited, choices: from(state.code) }
}
