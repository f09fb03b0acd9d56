import { useTranslation } from 'react-i18next'
import type { ReportChoices } from '@portal/sdk'
import { workingHours } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { readRange, type Filter } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'
import { monthUntilToday, today } from '#patterns/this-month.ts'

const choiceFilters = {
  groupId: 'groups',
  coordinatorId: 'coordinators',
  projectId: 'projects',
  skillId: 'skills',
  workCenterId: 'workCenters',
} as const satisfies Record<string, keyof ReportChoices>

/** In the place of a skill: the time that none explains. */
export const noSkill = 'none'

type ChoiceFilter = keyof typeof choiceFilters

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

/** What a list of people's time is narrowed by of what these people have to do with: one's own days by nothing of it. */
export function useChoiceFilters(
  ids: readonly ChoiceFilter[],
  inForce: Readonly<Partial<Record<ChoiceFilter, string>>>,
): readonly Filter[] {
  const { t } = useTranslation('hours')
  const seesOthers = useCan()('ACCESOS_VER', 'REPORTES_FICHAJE_VER', 'REPORTES_FICHAJE_SKILLS_VER')
  const { data } = useData(useFamily(workingHours).choices, seesOthers && ids.length > 0 ? [] : null)
  return ids.flatMap((id): Filter[] => {
    const offered = data?.[choiceFilters[id]].map((one) => ({ id: one.id, label: one.name })) ?? []
    const options = withChosen(offered, inForce[id])
    // What nobody of them has anything to do with narrows nothing.
    return options.length === 0 ? [] : [{ kind: 'one-of', id, label: t(`filters.${id}`), options }]
  })
}

/** What a link has chosen and is offered no more can be seen, and taken off. */
const withChosen = (offered: readonly Option[], id: string | undefined): readonly Option[] =>
  id === undefined || offered.some((one) => one.id === id) ? offered : [...offered, { id, label: '…' }]

interface Option {
  readonly id: string
  readonly label: string
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
