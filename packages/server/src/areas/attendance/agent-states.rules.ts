import { refuse } from '#contract/refuse.ts'
import type { RecordedState } from '#db/schema/agent-states.ts'
import type { Named } from './online-agents.ts'

type Chosen = { state: Exclude<RecordedState, 'no_signal'> | 'offline'; breakTypeId?: string | null }

/** Only a break has a type, and only one of those that there are. */
export function checkChoice({ state, breakTypeId = null }: Chosen, breakTypes: readonly Named[]): void {
  if (breakTypeId === null) return
  if (state !== 'break') refuse('invalid', 'breakTypeId')
  if (!breakTypes.some(({ id }) => id === breakTypeId)) refuse('inclusion', 'breakTypeId')
}

/** An agent says which break it is, where there are any to choose from: breaks without a type say nothing in reports. */
export function checkTyped({ state, breakTypeId = null }: Chosen, breakTypes: readonly Named[]): void {
  if (state === 'break' && breakTypeId === null && breakTypes.length > 0) refuse('blank', 'breakTypeId')
}
