import { useTranslation } from 'react-i18next'
import { type Filter, useFilterTexts } from '@portal/ui-kit'
import { filterValuesOf } from '#patterns/table-query.ts'
import type { TableState } from '#patterns/use-table-query.ts'

/** The search and the active filters of a list, as texts. */
export function useConditions({ query }: TableState, filters: readonly Filter[]): readonly string[] {
  const { t } = useTranslation('general')
  const texts = useFilterTexts(filters, filterValuesOf(query))
  return query.search === '' ? texts : [`${t('actions.search')}: ${query.search}`, ...texts]
}
