import { useTranslation } from 'react-i18next'
import type { PlannedPerson } from '@portal/sdk'
import type { Filter } from '@portal/ui-kit'
import { chosen } from '#patterns/chosen.ts'
import type { TableQuery } from '#patterns/table-query.ts'
import { personFilter } from '#patterns/person-filter.ts'
import { reportAsk, useReportFilters } from './report-query.ts'
import { plannerViews, shownDays } from '#patterns/planner-period.ts'

const narrowing = ['groupId', 'coordinatorId', 'projectId', 'skillId', 'workCenterId'] as const

/** The view and the filters of the planner, all kept in the URL. */
export const shiftRules = {
  sorts: ['person'],
  defaultSort: 'person',
  filters: ['view', 'start', 'person', ...narrowing],
  modes: ['view', 'start'],
} as const

/** The URL parameters that only change the view: unsaved edits stay. */
export const plannerParams = [...shiftRules.filters, 'search', 'sort', 'page', 'perPage'] as const

type Query = TableQuery<(typeof shiftRules)['sorts'][number], (typeof shiftRules)['filters'][number]>

/** The page size: rows out of view are not rendered. */
const peopleAtOnce = 500

/** The displayed days, and the service's query from the URL. */
export function shiftAsk({ search, sort, filters }: Query) {
  const { view: viewParam, start, ...narrowed } = filters
  const { view = 'week' } = chosen('view', plannerViews, viewParam)
  const shown = shownDays(view, start)
  const { from, until } = shown
  return {
    shown,
    narrowed,
    ask: { ...reportAsk(narrowed), search, sort, from, until, perPage: peopleAtOnce },
  }
}

/** The filters of people: as in the reports of their time, without the period. */
export function useShiftFilters(
  narrowed: ReturnType<typeof shiftAsk>['narrowed'],
  people: readonly PlannedPerson[],
): readonly Filter[] {
  const { t } = useTranslation('shifts')
  const person = personFilter(t('planner.person'), narrowed.person, { data: people })
  return useReportFilters(narrowing, person, narrowed).filter(({ id }) => id !== 'period')
}
