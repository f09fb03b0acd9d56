import type { ClockPress } from '@portal/sdk'
import type { QueuedPress } from './queued-press.ts'

/** An entry in the old format: all in one list, and initially with the time in the input. */
interface ListedPress {
  readonly id: string
  readonly input: ClockPress
  readonly at?: string
}

/**
 * The entries of an old list, in order. All are pending; their input is kept unchanged, so that a retry sends the
 * same body.
 */
export const listedPresses = (list: unknown): readonly QueuedPress[] =>
  Array.isArray(list)
    ? list.filter(isListed).flatMap(({ id, input, at = input.at }) => (at ? [{ id, input, at }] : []))
    : []

const isListed = (one: unknown): one is ListedPress =>
  typeof one === 'object' && one !== null && 'id' in one && 'input' in one && typeof one.input === 'object'
