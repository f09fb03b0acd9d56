import type { ClockPress } from '@portal/sdk'
import type { KeptPress } from './kept-press.ts'

/** A press as the portal kept it before: all in one list, and at first with the time in what is sent. */
interface ListedPress {
  readonly id: string
  readonly input: ClockPress
  readonly at?: string
}

/** The presses of a stored list, in order. All are pending; their input is kept whole, so that a retry sends the same body. */
export const listedPresses = (list: unknown): readonly KeptPress[] =>
  Array.isArray(list)
    ? list.filter(isListed).flatMap(({ id, input, at = input.at }) => (at ? [{ id, input, at }] : []))
    : []

const isListed = (one: unknown): one is ListedPress =>
  typeof one === 'object' && one !== null && 'id' in one && 'input' in one && typeof one.input === 'object'
