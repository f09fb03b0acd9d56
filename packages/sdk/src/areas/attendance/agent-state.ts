import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'

/** One's own state as an agent, and what can be chosen. */
export type OwnState = components['schemas']['OwnState']

/** One's own state as an agent. */
export interface AgentStateFamily {
  /** The state; asking is a sign of life. */
  readonly show: Act<paths, '/agent-state', 'get'>
  /** Goes online, changes the state or goes offline. */
  readonly patch: Act<paths, '/agent-state', 'patch'>
}

/** Builds the family. */
export function agentState({ main }: Kernel): AgentStateFamily {
  return {
    show: main.act('agentState.show', 'get', '/agent-state', 'nothing'),
    patch: main.act('agentState.patch', 'patch', '/agent-state', 'body'),
  }
}
