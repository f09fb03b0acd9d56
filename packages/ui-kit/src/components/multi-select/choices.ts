import { isFound } from '#private/search/match.ts'
import type { Option } from '#private/option.ts'

/** The id of the row that creates an option; no option of the portal can have it. */
export const createId = '\u0000create'

/** The options offered for the current text. */
export interface Offer<Id extends string> {
  options: readonly Option<Id>[]
  chosen: readonly Id[]
  written: string
  /** The maximum number of choices. */
  max: number | undefined
  /** The text of the row that creates an option; undefined when options cannot be created. */
  createLabel: ((text: string) => string) | undefined
}

/** Whether the maximum is reached. */
export const isFull = ({ chosen, max }: Pick<Offer<string>, 'chosen' | 'max'>): boolean =>
  max !== undefined && chosen.length >= max

/**
 * The matching options, then the row that creates one, unless an option has exactly that name. At the maximum only
 * chosen options are enabled.
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
