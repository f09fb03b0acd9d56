import { useTranslation } from 'react-i18next'
import type { SearchedVacationState, VacationKind, VacationState } from '@portal/sdk'
import { type Filter, readMany } from '@portal/ui-kit'
import { chosen } from '#patterns/chosen.ts'
import { defined } from '#patterns/defined.ts'
import { today } from '#patterns/this-month.ts'
import type { TableQuery } from '#patterns/table-query.ts'

export const vacationStates = [
  'draft',
  'pending',
  'waiting',
  'preapproved',
  'approved',
  'enjoyed',
  'rejected',
  'expired',
  'withdrawn',
  'cancellation_requested',
  'cancelled',
  'cancelled_by_company',
] as const satisfies readonly VacationState[]

/** The states as displayed: a requested early end has a label of its own. */
const searchedStates = vacationStates.flatMap((state): SearchedVacationState[] =>
  state === 'cancellation_requested' ? [state, 'end_requested'] : [state],
)

export const vacationKinds = ['annual', 'loose'] as const satisfies readonly VacationKind[]

/** The sort orders and filters of requests, by the names of the specification, all kept in the URL. */
export const vacationRules = {
  sorts: ['createdAt', 'startsOn', 'person', 'units'],
  defaultSort: '-createdAt',
  filters: [
    ...(['initialDate', 'endDate', 'selectedState', 'selectedSkill', 'dni', 'active', 'waiting'] as const),
    // Only for requests under a vacation plan.
    ...(['planId', 'reason'] as const),
    // Only set by links from the report of vacation.
    ...(['person', 'coordinatorId', 'projectId', 'kind'] as const),
  ],
} as const

type Sort = (typeof vacationRules)['sorts'][number]
type Name = (typeof vacationRules)['filters'][number]

/** The filters of the person's own requests; those of others have more. */
export function useVacationFilters(more: readonly Filter[] = []): readonly Filter[] {
  const { t } = useTranslation('vacations')
  return [
    { kind: 'date-range', id: 'period', label: t('list.period'), isAlwaysShown: true },
    {
      ...{ kind: 'many-of', id: 'selectedState', label: t('list.state'), isAlwaysShown: true },
      options: searchedStates.map((id) => ({ id, label: t(`list.states.${id}`) })),
    },
    ...more,
    {
      ...{ kind: 'one-of', id: 'active', label: t('list.active') },
      options: [
        { id: '1', label: t('list.actives.current') },
        { id: '0', label: t('list.actives.archived') },
      ],
    },
  ]
}

/** Whether all requests that end by this date are archived by now. */
export const isArchive = (until: string): boolean => until < `${Number(today().slice(0, 4)) - 1}-01-01`

/** Maps the URL to the service's query. */
export function vacationAsk<By extends string = Sort>({
  page,
  perPage,
  sort,
  search,
  filters,
}: TableQuery<By, Name>) {
  const { selectedState = '', active, waiting, person, kind, initialDate, endDate } = filters
  const { selectedSkill, dni, coordinatorId, projectId } = filters
  const states = statesIn(selectedState)
  return {
    ...{ page, perPage, sort, search },
    ...defined({ initialDate, endDate, selectedSkill, dni, coordinatorId, projectId, employeeId: person }),
    ...defined({ selectedState: states.length === 0 ? undefined : states }),
    ...(active === '0' ? { active: 0 as const } : {}),
    ...(waiting === 'true' ? { waiting: true } : {}),
    ...chosen('kind', vacationKinds, kind),
  }
}

/** The states in a URL. */
export const statesIn = (text: string): SearchedVacationState[] =>
  readMany(text).flatMap((one) => searchedStates.filter((state) => state === one))
