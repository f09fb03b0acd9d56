import type { Option } from '#private/option.ts'

interface FilterBase {
  /** Its key in the record, and so in the URL. */
  id: string
  label: string
  /** Always visible in the bar; other inactive filters are in the menu “Filter”. */
  isAlwaysShown?: boolean | undefined
}

/** Matches a text. */
export interface TextFilter extends FilterBase {
  kind: 'text'
  placeholder?: string | undefined
}

/** One or several of a list of options. */
export interface OptionFilter extends FilterBase {
  kind: 'one-of' | 'many-of'
  options: readonly Option[]
  /** Called with the typed text where there are too many options to load at once; updates `options`. */
  onSearch?: ((text: string) => void) | undefined
}

/** A range of days, both inclusive; ISO dates. */
export interface DateFilter extends FilterBase {
  kind: 'date-range'
  min?: string | undefined
  max?: string | undefined
  /** The day from which presets are counted; without it there are none. */
  today?: string | undefined
}

/** A range of numbers, both inclusive; either end may be open. */
export interface NumberFilter extends FilterBase {
  kind: 'number-range'
  min?: number | undefined
  max?: number | undefined
  /** The number format, as for `Intl.NumberFormat`. */
  formatOptions?: Intl.NumberFormatOptions | undefined
}

/** Yes or no; inactive means both. */
export interface YesNoFilter extends FilterBase {
  kind: 'yes-no'
  yesLabel?: string | undefined
  noLabel?: string | undefined
}

/** A filter, as data: the query that uses it decides what it matches. */
export type Filter = TextFilter | OptionFilter | DateFilter | NumberFilter | YesNoFilter

/**
 * The active filters by id, each with its text in the URL; an inactive filter is absent. Parse the texts with
 * `readMany` and `readRange`.
 */
export type FilterValues = Readonly<Record<string, string>>

/** The record with one filter set, or removed when the text is empty. */
export function withFilter(values: FilterValues, id: string, value: string): FilterValues {
  const rest = Object.entries(values).filter(([name]) => name !== id)
  return Object.fromEntries(value === '' ? rest : [...rest, [id, value]])
}

/** The active ones of these filters. */
export const filtersInForce = (filters: readonly Filter[], values: FilterValues): Filter[] =>
  filters.filter(({ id }) => (values[id] ?? '') !== '')

/** The record without these filters; other keys stay. */
export const withoutFilters = (filters: readonly Filter[], values: FilterValues): FilterValues =>
  filters.reduce((rest, { id }) => withFilter(rest, id, ''), values)

/** The control of a filter, and its current text. */
export interface ControlProps<Kind extends Filter = Filter> {
  filter: Kind
  value: string
  onChange: (value: string) => void
  /** Focus the first field as soon as it exists. */
  autoFocus: boolean
}
