import { dayIn } from '#private/dates/day-text.ts'
import type { Filter, FilterValues } from './filter.ts'

/** Both ends as in the URL; an open end is null. */
export interface RangeText {
  from: string | null
  to: string | null
}

/** Parses the ids of a multiple-choice filter. */
export const readMany = (text: string): string[] =>
  text === '' ? [] : text.split(',').map((id) => id.replaceAll('%2C', ',').replaceAll('%25', '%'))

/** Joins ids with commas; a comma inside an id is escaped. */
export const writeMany = (ids: readonly string[]): string =>
  ids.map((id) => id.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',')

/** Parses `10..20`, `10..` or `..20`; both ends are open when the text is invalid. */
export function readRange(text: string): RangeText {
  const [from = '', to] = text.split('..')
  return to === undefined ? { from: null, to: null } : { from: from || null, to: to || null }
}

/** Writes a range as text; empty when both ends are open. */
export const writeRange = ({ from, to }: RangeText): string =>
  from === null && to === null ? '' : `${from ?? ''}..${to ?? ''}`

/** Whether a text from a URL is valid for the filter. */
export function isFilterValue(filter: Filter, text: string): boolean {
  switch (filter.kind) {
    case 'text':
      return text.trim() !== ''
    case 'one-of':
      return filter.options.some(({ id }) => id === text)
    case 'many-of':
      return text !== '' && readMany(text).every((one) => filter.options.some(({ id }) => id === one))
    case 'yes-no':
      return text === 'true' || text === 'false'
    case 'date-range':
      return isRange(text, dayIn)
    case 'number-range':
      return isRange(text, (end) => (Number.isFinite(Number(end)) ? Number(end) : undefined))
  }
}

/** The active filters, without those that are unknown or invalid, as in a URL typed by hand. */
export function knownFilters(filters: readonly Filter[], values: FilterValues): FilterValues {
  const known: Record<string, string> = {}
  for (const filter of filters) {
    const value = values[filter.id]
    if (value !== undefined && isFilterValue(filter, value)) known[filter.id] = value
  }
  return known
}

// Both ends are valid, at least one is given, and the start is not after the end.
function isRange(text: string, read: (end: string) => string | number | undefined): boolean {
  const { from, to } = readRange(text)
  if (from === null && to === null) return false
  const [first, last] = [from, to].map((end) => (end === null ? null : read(end)))
  if (first === undefined || last === undefined) return false
  return first === null || last === null || first <= last
}
