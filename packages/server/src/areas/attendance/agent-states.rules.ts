import { refuse } from '#contract/refuse.ts'
import type { RecordedState } from '#db/schema/agent-states.ts'
import type { Named } from './online-agents.ts'

type Chosen = { state: Exclude<RecordedState, 'no_signal'> | 'offline'; breakTypeId?: string | null }

/** Only a break has a type, which must exist. */
export function checkChoice({ state, breakTypeId = null }: Chosen, breakTypes: readonly Named[]): void {
  if (breakTypeId === null) return
  if (state !== 'break') refuse('invalid', 'breakTypeId')
  if (!breakTypes.some(({ id }) => id === breakTypeId)) refuse('inclusion', 'breakTypeId')
}

/** An agent must choose a type of break if there are any: breaks without a type are useless in reports. */
export function checkTyped({ state, breakTypeId = null }: Chosen, breakTypes: readonly Named[]): void {
  if (state === 'break' && breakTypeId === null && breakTypes.length > 0) refuse('blank', 'breakTypeId')
}
