import { useTranslation } from 'react-i18next'
import type { Filter } from '@portal/ui-kit'
import { type ChoiceFilter, useChoiceFilters } from '#patterns/choices/use-choice-filters.ts'
import { chosen } from '#patterns/chosen.ts'
import { defined } from '#patterns/defined.ts'
import type { TableQuery } from '#patterns/table-query.ts'
import { today } from '#patterns/this-month.ts'
import { usePeopleFilters } from './use-team-filters.ts'
import { isArchive, statesIn, useVacationFilters, vacationKinds } from './vacation-query.ts'

export const groupings = ['person', 'team', 'project', 'skill', 'week', 'month', 'total'] as const
export type Grouping = (typeof groupings)[number]
const narrowing = ['coordinatorId', 'projectId'] as const satisfies readonly ChoiceFilter[]

/** The parameters of the report, by the names of the specification, all kept in the URL. */
export const vacationReportRules = {
  sorts: ['name', 'enjoyed', 'pending', 'approved', 'available'],
  defaultSort: 'name',
  filters: [
    ...([
      'by',
      'initialDate',
      'endDate',
      'person',
      'selectedSkill',
      'dni',
      'selectedState',
      'active',
    ] as const),
    ...(['kind', ...narrowing] as const),
  ],
  modes: ['by'],
} as const

type Sort = (typeof vacationReportRules)['sorts'][number]
type Name = (typeof vacationReportRules)['filters'][number]

const mostDays = 366
const dayMs = 24 * 60 * 60_000

/** The service's query; the current year by default. */
export function vacationReportAsk({ filters, ...asked }: TableQuery<Sort, Name>) {
  const { by: given, initialDate, endDate, person, selectedState = '', active, kind, ...narrowed } = filters
  const { by = 'person' } = chosen('by', groupings, given)
  const days = daysOf(initialDate, endDate)
  const states = statesIn(selectedState)
  return {
    ...{ ...asked, by, ...days, active: activeOf(active, days.endDate) },
    ...defined({ ...narrowed, employeeId: person }),
    ...defined({ selectedState: states.length === 0 ? undefined : states }),
    ...chosen('kind', vacationKinds, kind),
  }
}

/** The year of the given dates, or else the current one. */
function daysOf(initialDate: string | undefined, endDate: string | undefined) {
  const year = (initialDate ?? endDate ?? today()).slice(0, 4)
  return { initialDate: initialDate ?? `${year}-01-01`, endDate: endDate ?? `${year}-12-31` }
}

/** Archived vacation, if requested, or if the whole period is archived. */
const activeOf = (active: string | undefined, until: string): 0 | 1 =>
  active === '0' || (active === undefined && isArchive(until)) ? 0 : 1

export type VacationReportAsk = ReturnType<typeof vacationReportAsk>

/** Whether a period exceeds the service's limit. */
export const isTooLong = ({ initialDate, endDate }: VacationReportAsk): boolean =>
  (Date.parse(endDate) - Date.parse(initialDate)) / dayMs >= mostDays

/** The parameters: period, grouping, and people. */
export function useVacationReportFilters(
  person: readonly Filter[],
  inForce: Readonly<Partial<Record<ChoiceFilter, string>>>,
): readonly Filter[] {
  const { t } = useTranslation('vacationReport')
  const people = usePeopleFilters()
  const choices = useChoiceFilters(narrowing, inForce)
  const kind = {
    ...({ kind: 'one-of', id: 'kind', label: t('kindFilter') } as const),
    options: vacationKinds.map((id) => ({ id, label: t(`columns.kinds.${id}`) })),
  }
  const by = {
    ...({ kind: 'one-of', id: 'by', label: t('by'), isAlwaysShown: true } as const),
    options: groupings.map((id) => ({ id, label: t(`bys.${id}`) })),
  }
  return [by, ...useVacationFilters([...person, ...choices, ...people, kind])]
}
