import { useTranslation } from 'react-i18next'
import type { PlannedPerson } from '@portal/sdk'
import type { Filter } from '@portal/ui-kit'
import { chosen } from '#patterns/chosen.ts'
import type { TableQuery } from '#patterns/table-query.ts'
import { personFilter } from '#patterns/person-filter.ts'
import { reportAsk, useReportFilters } from './report-query.ts'
import { plannerViews, shownDays } from '#patterns/planner-period.ts'

const narrowing = ['groupId', 'coordinatorId', 'projectId', 'skillId', 'workCenterId'] as const

/** What the planner shows and is narrowed by; all of it stands in the address. */
export const shiftRules = {
  sorts: ['person'],
  defaultSort: 'person',
  filters: ['view', 'start', 'person', ...narrowing],
  kept: ['view', 'start'],
} as const

/** The parts of the address that only say which part of the plan shows: what was changed stays in hand. */
export const plannerParams = [...shiftRules.filters, 'search', 'sort', 'page', 'perPage'] as const

type Query = TableQuery<(typeof shiftRules)['sorts'][number], (typeof shiftRules)['filters'][number]>

/** So many people at once: rows that are not in sight are not drawn. */
const peopleAtOnce = 500

/** The days that show and what the service is asked, of what stands in the address. */
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

/** What narrows the people: as in the reports of their time, but for the period. */
export function useShiftFilters(
  narrowed: ReturnType<typeof shiftAsk>['narrowed'],
  people: readonly PlannedPerson[],
): readonly Filter[] {
  const { t } = useTranslation('shifts')
  const person = personFilter(t('planner.person'), narrowed.person, { data: people })
  return useReportFilters(narrowing, person, narrowed).filter(({ id }) => id !== 'period')
}
