import type { Option } from '#private/option.ts'

interface FilterBase {
  /** Its name in the record, and so in the address. */
  id: string
  label: string
  /** Stands in the bar also while it is off; the others wait in the menu “Filter”. */
  isAlwaysShown?: boolean | undefined
}

/** Finds what is written. */
export interface TextFilter extends FilterBase {
  kind: 'text'
  placeholder?: string | undefined
}

/** One, or several, of a list of options. */
export interface OptionFilter extends FilterBase {
  kind: 'one-of' | 'many-of'
  options: readonly Option[]
  /** Gets the typed text where there are too many options to load at once: the options are its results. */
  onSearch?: ((text: string) => void) | undefined
}

/** From one day to another, both included; ISO dates. */
export interface DateFilter extends FilterBase {
  kind: 'date-range'
  min?: string | undefined
  max?: string | undefined
  /** The day from which the usual periods are counted; without it they are left out. */
  today?: string | undefined
}

/** From one number to another, both included; either end may be open. */
export interface NumberFilter extends FilterBase {
  kind: 'number-range'
  min?: number | undefined
  max?: number | undefined
  /** How numbers are written, as `Intl.NumberFormat` takes it. */
  formatOptions?: Intl.NumberFormatOptions | undefined
}

/** Yes or no; off means both. */
export interface YesNoFilter extends FilterBase {
  kind: 'yes-no'
  yesLabel?: string | undefined
  noLabel?: string | undefined
}

/** A way to narrow a list. It is data: what it finds is decided where the list is asked for. */
export type Filter = TextFilter | OptionFilter | DateFilter | NumberFilter | YesNoFilter

/**
 * The filters in force by their id, each as the text that stands in the address; a filter that is off is absent.
 * Read the texts with `readMany` and `readRange`.
 */
export type FilterValues = Readonly<Record<string, string>>

/** The record with one filter set, or off when the text is empty. */
export function withFilter(values: FilterValues, id: string, value: string): FilterValues {
  const rest = Object.entries(values).filter(([name]) => name !== id)
  return Object.fromEntries(value === '' ? rest : [...rest, [id, value]])
}

/** Those of the filters that are in force. */
export const filtersInForce = (filters: readonly Filter[], values: FilterValues): Filter[] =>
  filters.filter(({ id }) => (values[id] ?? '') !== '')

/** The record with all these filters off; what belongs to others stays. */
export const withoutFilters = (filters: readonly Filter[], values: FilterValues): FilterValues =>
  filters.reduce((rest, { id }) => withFilter(rest, id, ''), values)

/** The control of a filter, and the text of its value. */
export interface ControlProps<Kind extends Filter = Filter> {
  filter: Kind
  value: string
  onChange: (value: string) => void
  /** The first field takes the focus as soon as it is there. */
  autoFocus: boolean
}
