import { useTranslation } from 'react-i18next'
import { readRange, type Filter } from '@portal/ui-kit'
import { type ChoiceFilter, useChoiceFilters } from '#patterns/choices/use-choice-filters.ts'
import { monthUntilToday, today } from '#patterns/this-month.ts'

/** In the place of a skill: the time that none explains. */
export const noSkill = 'none'

/** What the people of a list have to do with, by the names that the address has for it. */
export const peopleFilters = ['groupId', 'coordinatorId', 'projectId', 'skillId'] as const

/** What a report of working time is narrowed by: period, whom a link names, and what the people have to do with. */
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

/** The filter of skills with time that none explains as one more choice. */
export const withNoSkill = (filters: readonly Filter[], label: string): readonly Filter[] =>
  filters.map((filter) =>
    filter.id === 'skillId' && filter.kind === 'one-of'
      ? { ...filter, options: [{ id: noSkill, label }, ...filter.options.filter(({ id }) => id !== noSkill)] }
      : filter,
  )

type Asked = Readonly<Partial<Record<ChoiceFilter | 'period' | 'person', string>>>

/** What a report is asked, of the filters that stand in the address. */
export function reportAsk({ period = '', person, ...filters }: Asked) {
  const { from, to } = readRange(period)
  return {
    ...filters,
    ...(person === undefined ? {} : { employeeId: person }),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { until: to }),
  }
}

/** The days of a report: the month up to today, as far as the address says nothing else; as the service has it. */
export function reportPeriod(period = ''): { from: string; until: string } {
  const { from, to } = readRange(period)
  const usual = monthUntilToday()
  const until = to ?? (from !== null && from > usual.until ? from : usual.until)
  return { from: from ?? `${until.slice(0, 8)}01`, until }
}
