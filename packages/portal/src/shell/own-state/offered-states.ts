import type { ChosenState, OwnState } from '@portal/sdk'
import { chosenStates } from '#patterns/agent-states.ts'

/** Families affected by an agent's state: a break is also a break of the clock. */
export const changedByState = ['clock', 'clockEntries', 'workdays', 'dashboard']

interface Offered<Id extends string> {
  readonly id: Id
  readonly label: string
}

/**
 * The states an agent can choose, each label once: breaks by type where there are types; a type with the label of a
 * state replaces it, with the company's rules. `currentLabel` is the label of the current state.
 */
export function offeredTo(
  { state, breakType, breakTypes }: Pick<OwnState, 'state' | 'breakType' | 'breakTypes'>,
  wordOf: (state: OwnState['state']) => string,
) {
  const breaks: Offered<string>[] = breakTypes.map(({ id, name }) => ({ id, label: name }))
  const taken = new Set(breaks.map(({ label }) => label))
  const states: Offered<ChosenState>[] = chosenStates
    .filter((one) => one !== 'break' || breaks.length === 0)
    .map((id) => ({ id, label: wordOf(id) }))
    .filter(({ label }) => !taken.has(label))
  return { states, breaks, currentLabel: breakType?.name ?? wordOf(state) }
}
