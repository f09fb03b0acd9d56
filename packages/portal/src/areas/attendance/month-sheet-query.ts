import { useTranslation } from 'react-i18next'
import type { Filter } from '@portal/ui-kit'
import { chosen } from '#patterns/chosen.ts'
import type { TableQuery } from '#patterns/table-query.ts'
import { lastMonths, monthIn, monthsAfter, thisMonth } from '#patterns/month-days.ts'

const states = ['open', 'confirmed', 'locked', 'reopened'] as const

/** The sort orders and filters of month sheets, all kept in the URL. */
export const sheetRules = {
  sorts: ['person', 'balance', 'extra'],
  defaultSort: 'person',
  filters: ['month', 'state', 'partTime', 'lacking'],
  modes: ['month'],
} as const

type Query = TableQuery<(typeof sheetRules)['sorts'][number], (typeof sheetRules)['filters'][number]>

/** The filters of the sheets; the last complete month by default. */
export function useSheetFilters(): readonly Filter[] {
  const { t } = useTranslation('monthSheets')
  return [
    {
      ...{ kind: 'one-of', id: 'month', label: t('list.period'), isAlwaysShown: true },
      options: lastMonths().map((id) => ({ id, label: id })),
    },
    {
      ...{ kind: 'one-of', id: 'state', label: t('list.state'), isAlwaysShown: true },
      options: states.map((id) => ({ id, label: t(`list.states.${id}`) })),
    },
    { kind: 'yes-no', id: 'partTime', label: t('list.partTime') },
    { kind: 'yes-no', id: 'lacking', label: t('list.lacking') },
  ]
}

/** Maps the URL to the service's query. */
export function sheetAsk({ page, perPage, sort, search, filters }: Query) {
  const month = monthIn(filters.month) ?? monthsAfter(thisMonth(), -1)
  const { state } = chosen('state', states, filters.state)
  return {
    ...{ page, perPage, sort, search, from: month, until: month },
    ...(state === undefined ? {} : { state: [state] }),
    ...(filters.partTime === undefined ? {} : { partTime: filters.partTime === 'true' }),
    ...(filters.lacking === 'true' ? { lacking: true } : {}),
  }
}

export type SheetAsk = ReturnType<typeof sheetAsk>
