import { formatDate, typedDate } from '#private/dates/format-date.ts'
import { formatNumber } from '#words/format.ts'
import type { Words } from '#words/es.ts'
import { isFilterValue, readMany, readRange } from './filter-value.ts'
import type { Filter, OptionFilter } from './filter.ts'

type FilterWords = Words['filters']

/** The text of a chip for an active filter, in the reader's language. */
export function filterText(filter: Filter, value: string, words: FilterWords, locale: string): string {
  switch (filter.kind) {
    case 'text':
      return words.contains(value)
    case 'one-of':
      return optionLabel(filter, value)
    case 'many-of':
      return manyText(filter, value, words, locale)
    case 'yes-no':
      return value === 'true' ? (filter.yesLabel ?? words.yes) : (filter.noLabel ?? words.no)
    case 'date-range':
      return rangeText(filter, value, words, (end) => formatDate(end, locale, typedDate))
    case 'number-range':
      return rangeText(filter, value, words, (end) => formatNumber(Number(end), locale, filter.formatOptions))
  }
}

// The options may still be loading: fall back to the id.
const optionLabel = ({ options }: OptionFilter, value: string): string =>
  options.find(({ id }) => id === value)?.label ?? value

function manyText(filter: OptionFilter, value: string, words: FilterWords, locale: string): string {
  const labels = readMany(value).map((id) => optionLabel(filter, id))
  const [first = ''] = labels
  return labels.length <= 2 ? labels.join(', ') : words.more(first, formatNumber(labels.length - 1, locale))
}

function rangeText(
  filter: Filter,
  value: string,
  words: FilterWords,
  write: (end: string) => string,
): string {
  if (!isFilterValue(filter, value)) return value
  const { from, to } = readRange(value)
  if (from === null) return words.to(write(to ?? ''))
  return to === null ? words.from(write(from)) : `${write(from)} – ${write(to)}`
}
