import type { ChosenState, OwnState } from '@portal/sdk'
import { chosenStates } from '#patterns/agent-states.ts'

/** What an agent's state changes besides itself: a break in one is a break in the clock. */
export const changedByState = ['clock', 'clockEntries', 'workdays', 'dashboard']

interface Offered<Id extends string> {
  readonly id: Id
  readonly label: string
}

/**
 * What an agent can choose, each word once: a break says its kind where there are kinds, and a kind that is called as a
 * state is offered in its place, with the rules that the company has given it. `currentLabel` is the name of the current state.
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
