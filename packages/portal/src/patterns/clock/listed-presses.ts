import type { ClockPress } from '@portal/sdk'
import type { KeptPress } from './kept-presses.ts'

/** A press as the portal kept it before: all in one list, with its time beside what is sent. */
interface ListedPress {
  readonly id: string
  readonly input: ClockPress
  readonly at: string
}

/** The presses of such a list, in order. All of them wait. */
export const listedPresses = (list: unknown): readonly KeptPress[] =>
  Array.isArray(list) ? list.filter(isListed).map(({ id, input, at }) => ({ id, input, at })) : []

const isListed = (one: unknown): one is ListedPress =>
  typeof one === 'object' && one !== null && 'id' in one && 'input' in one && 'at' in one
