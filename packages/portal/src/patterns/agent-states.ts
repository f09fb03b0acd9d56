import type { AgentState } from '@portal/sdk'

/** Every state an agent can be in, in the order in which people think of them. */
export const agentStates = [
  'available',
  'in_call',
  'wrap_up',
  'break',
  'training',
  'meeting',
  'technical_issue',
  'no_signal',
  'offline',
] as const satisfies readonly AgentState[]

/** Those that somebody chooses to be in; out of line is a way to leave and not one of them. */
export const chosenStates = [
  'available',
  'in_call',
  'wrap_up',
  'break',
  'training',
  'meeting',
  'technical_issue',
] as const satisfies readonly AgentState[]
