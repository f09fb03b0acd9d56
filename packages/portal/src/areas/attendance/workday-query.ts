import { useTranslation } from 'react-i18next'
import type { DayIncident, FoundIncidentState, WorkdayState } from '@portal/sdk'
import { readRange, type Filter } from '@portal/ui-kit'
import { chosen } from '#patterns/chosen.ts'
import type { TableQuery } from '#patterns/table-query.ts'
import { peopleFilters } from './report-query.ts'

const states = ['open', 'closed', 'expected', 'missing', 'free'] as const satisfies readonly WorkdayState[]
const incidents = [
  'missing_in',
  'missing_out',
  'excess',
  'short_rest',
  'missing_rest',
  'weekly_rest',
  'night_limit',
  'night_overtime',
  'break_exceeded',
  'unverified',
  'late',
  'outside_shift',
] as const satisfies readonly DayIncident[]
const incidentStates = [
  'open',
  'justified',
  'accepted',
  'rejected',
  'dismissed',
] as const satisfies readonly FoundIncidentState[]

/** The sort orders and filters of working days, all kept in the URL. */
export const workdayRules = {
  sorts: ['date', 'person', 'balance'],
  defaultSort: '-date',
  filters: ['period', 'state', 'incident', 'incidentState', 'person', 'workCenterId', ...peopleFilters],
} as const

/** The filters of working days; person and work center are only set by links, and can be removed. */
export function useWorkdayFilters(linked: readonly Filter[] = []): readonly Filter[] {
  const { t } = useTranslation('workdays')
  return [
    ...linked,
    { kind: 'date-range', id: 'period', label: t('days.period'), isAlwaysShown: true },
    {
      ...{ kind: 'one-of', id: 'state', label: t('days.state'), isAlwaysShown: true },
      options: states.map((id) => ({ id, label: t(`days.states.${id}`) })),
    },
    {
      ...{ kind: 'one-of', id: 'incident', label: t('days.incidents') },
      options: incidents.map((id) => ({ id, label: t(`days.incidentKinds.${id}`) })),
    },
    {
      ...{ kind: 'one-of', id: 'incidentState', label: t('days.incidentState') },
      options: incidentStates.map((id) => ({ id, label: t(`days.incidentStates.${id}`) })),
    },
  ]
}

type Query = TableQuery<(typeof workdayRules)['sorts'][number], (typeof workdayRules)['filters'][number]>

/** Maps the URL to the service's query; the default period if there is none. */
export function workdayAsk(
  { page, perPage, sort, search, filters }: Query,
  usual: { from: string; until: string },
) {
  const { period = '', state, incident, incidentState, person, ...narrowed } = filters
  const { from, to } = readRange(period)
  return {
    ...{ page, perPage, sort, search },
    ...narrowed,
    from: from ?? to ?? usual.from,
    until: to ?? (from === null ? usual.until : later(from, usual.until)),
    ...(person === undefined ? {} : { employeeId: person }),
    ...chosen('state', states, state),
    ...chosen('incident', incidents, incident),
    ...chosen('incidentState', incidentStates, incidentState),
  }
}

const later = (one: string, other: string): string => (one > other ? one : other)
