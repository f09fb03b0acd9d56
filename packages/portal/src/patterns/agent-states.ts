import type { AgentState } from '@portal/sdk'
import type { IconId } from '@portal/ui-kit'

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

/** The picture of each. Who has gone offline has put the headset down; a network that is lost is drawn as one. */
export const agentIcons: Record<AgentState, IconId> = {
  available: 'userCheck',
  in_call: 'phone',
  wrap_up: 'pencil',
  break: 'coffee',
  training: 'graduation',
  meeting: 'users',
  technical_issue: 'wrench',
  no_signal: 'offline',
  offline: 'headsetOff',
}
