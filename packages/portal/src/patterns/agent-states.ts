import type { AgentState } from '@portal/sdk'
import type { IconId } from '@portal/ui-kit'

/** All agent states, in the usual order. */
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

/** The selectable states; offline is a way to leave, not one of them. */
export const chosenStates = [
  'available',
  'in_call',
  'wrap_up',
  'break',
  'training',
  'meeting',
  'technical_issue',
] as const satisfies readonly AgentState[]

/** The icons of states: a headset put down for offline, a broken network for no signal. */
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
