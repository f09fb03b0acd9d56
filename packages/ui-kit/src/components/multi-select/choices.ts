import { isFound } from '#private/search/match.ts'
import type { Option } from '#private/option.ts'

/** The id of the line that makes a new option; no option of the portal can have it. */
export const createId = '\u0000create'

/** The options offered for the text typed so far. */
export interface Offer<Id extends string> {
  options: readonly Option<Id>[]
  chosen: readonly Id[]
  written: string
  /** How many may be chosen at most. */
  max: number | undefined
  /** The words of the line that makes a new option; undefined when new ones cannot be made. */
  createLabel: ((text: string) => string) | undefined
}

/** Whether the maximum has been chosen. */
export const isFull = ({ chosen, max }: Pick<Offer<string>, 'chosen' | 'max'>): boolean =>
  max !== undefined && chosen.length >= max

/**
 * The options that match, then the line to make a new one unless an option has that very name. When no more can be
 * chosen only what is chosen can still be pressed.
 */
export function offered<Id extends string>(offer: Offer<Id>): Option[] {
  const { options, chosen, written, createLabel } = offer
  const text = written.trim()
  const known: ReadonlySet<string> = new Set(chosen)
  const full = isFull(offer)
  const found = options
    .filter(({ label, description }) => isFound([label, description], text))
    .map((option): Option => (full && !known.has(option.id) ? { ...option, isDisabled: true } : option))
  const isNew = text !== '' && !options.some(({ label }) => label.toLowerCase() === text.toLowerCase())
  return createLabel !== undefined && isNew && !full
    ? [...found, { id: createId, label: createLabel(text), icon: 'plus' }]
    : found
}
