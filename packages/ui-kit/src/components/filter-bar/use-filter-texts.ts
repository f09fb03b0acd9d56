import { useLocale } from 'react-aria-components/I18nProvider'
import { useWords } from '#words/use-words.ts'
import { filterText } from './filter-text.ts'
import { filtersInForce, type Filter, type FilterValues } from './filter.ts'

/** What the filters in force say, one text each: for a file or a page that has no bar of them. */
export function useFilterTexts(filters: readonly Filter[], values: FilterValues): readonly string[] {
  const { filters: words } = useWords()
  const { locale } = useLocale()
  return filtersInForce(filters, values).map(
    (filter) => `${filter.label}: ${filterText(filter, values[filter.id] ?? '', words, locale)}`,
  )
}
