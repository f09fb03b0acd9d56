import { useTranslation } from 'react-i18next'
import { type Filter, readMany } from '@portal/ui-kit'
import { type ChoiceFilter, useChoiceFilters } from '#patterns/choices/use-choice-filters.ts'
import { chosen } from '#patterns/chosen.ts'
import type { TableQuery } from '#patterns/table-query.ts'
import { today } from '#patterns/this-month.ts'
import { usePeopleFilters } from './use-team-filters.ts'
import { isArchive, useVacationFilters, vacationKinds, vacationStates } from './vacation-query.ts'

export const groupings = ['person', 'team', 'project', 'skill', 'week', 'month', 'total'] as const
export type Grouping = (typeof groupings)[number]
const narrowing = ['coordinatorId', 'projectId'] as const satisfies readonly ChoiceFilter[]

/** What the report is asked by, by the names of the specification; all of it stands in the address. */
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
  kept: ['by'],
} as const

type Sort = (typeof vacationReportRules)['sorts'][number]
type Name = (typeof vacationReportRules)['filters'][number]

const mostDays = 366
const dayMs = 24 * 60 * 60_000

/** What the service is asked; the year at hand as far as the address says nothing else. */
export function vacationReportAsk({ filters, ...asked }: TableQuery<Sort, Name>) {
  const { by: given, initialDate, endDate, person, selectedState = '', active, kind, ...narrowed } = filters
  const { by = 'person' } = chosen('by', groupings, given)
  const year = (initialDate ?? endDate ?? today()).slice(0, 4)
  const days = { initialDate: initialDate ?? `${year}-01-01`, endDate: endDate ?? `${year}-12-31` }
  const states = readMany(selectedState).flatMap((one) => vacationStates.filter((state) => state === one))
  return {
    ...asked,
    ...{ by, ...days, ...narrowed },
    ...(person === undefined ? {} : { employeeId: person }),
    ...(states.length === 0 ? {} : { selectedState: states }),
    ...chosen('kind', vacationKinds, kind),
    active: active === '0' || (active === undefined && isArchive(days.endDate)) ? (0 as const) : (1 as const),
  }
}
export type VacationReportAsk = ReturnType<typeof vacationReportAsk>

/** Whether a period is longer than the service adds up. */
export const isTooLong = ({ initialDate, endDate }: VacationReportAsk): boolean =>
  (Date.parse(endDate) - Date.parse(initialDate)) / dayMs >= mostDays

/** The question: which days, by what, and of whom. */
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
