import { useTranslation } from 'react-i18next'
import { readRange, type Filter } from '@portal/ui-kit'
import { type ChoiceFilter, useChoiceFilters } from '#patterns/choices/use-choice-filters.ts'
import { monthUntilToday, today } from '#patterns/this-month.ts'

/** The value for time without a skill. */
export const noSkill = 'none'

/** The filters by attributes of people, by their names in the URL. */
export const peopleFilters = ['groupId', 'coordinatorId', 'projectId', 'skillId'] as const

/** The filters of a report of working time: period, a person from a link, and attributes of people. */
export function useReportFilters(
  ids: readonly ChoiceFilter[],
  person: readonly Filter[],
  inForce: Asked,
): readonly Filter[] {
  const { t } = useTranslation('hours')
  const choices = useChoiceFilters(ids, inForce)
  return [
    ...person,
    { kind: 'date-range', id: 'period', label: t('filters.period'), today: today(), isAlwaysShown: true },
    ...choices,
  ]
}

/** The filter of skills, with unexplained time as an additional choice. */
export const withNoSkill = (filters: readonly Filter[], label: string): readonly Filter[] =>
  filters.map((filter) =>
    filter.id === 'skillId' && filter.kind === 'one-of'
      ? { ...filter, options: [{ id: noSkill, label }, ...filter.options.filter(({ id }) => id !== noSkill)] }
      : filter,
  )

type Asked = Readonly<Partial<Record<ChoiceFilter | 'period' | 'person', string>>>

/** Maps the filters in the URL to the report's query. */
export function reportAsk({ period = '', person, ...filters }: Asked) {
  const { from, to } = readRange(period)
  return {
    ...filters,
    ...(person === undefined ? {} : { employeeId: person }),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { until: to }),
  }
}

/** The days of a report: by default the current month up to today, as in the service. */
export function reportPeriod(period = ''): { from: string; until: string } {
  const { from, to } = readRange(period)
  const usual = monthUntilToday()
  const until = to ?? (from !== null && from > usual.until ? from : usual.until)
  return { from: from ?? `${until.slice(0, 8)}01`, until }
}
