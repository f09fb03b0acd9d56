import { useTranslation } from 'react-i18next'
import type { OperationsSummary, VacationState } from '@portal/sdk'
import type { Column } from '@portal/ui-kit'
import { vacationStates } from './vacation-query.ts'

type CountRow = OperationsSummary['rows'][number]

/** The most wanted first. */
const shown: readonly VacationState[] = [
  'pending',
  'preapproved',
  'waiting',
  'approved',
  'enjoyed',
  'rejected',
  'expired',
]

export const countKey = ({ startsOn, person }: CountRow): string => person?.id ?? startsOn ?? ''

const nameOf = ({ startsOn, endsOn, person }: CountRow): string => {
  if (person !== null) return person.displayName
  return startsOn === endsOn ? (startsOn ?? '') : `${startsOn ?? ''} – ${endsOn ?? ''}`
}

/** The link to the requests of a row. */
export function hrefOfCount(
  { startsOn, endsOn, person }: CountRow,
  { from, until }: { from: string; until: string },
): string {
  const days = { initialDate: startsOn ?? from, endDate: endsOn ?? until }
  const words = person === null ? days : { ...days, search: person.displayName }
  return `/admin/manageVacationOp/manageVacationOp?${new URLSearchParams(words).toString()}`
}

/** The group of a row, the count of each state, and for a day of a plan its occupancy. */
export function useCountColumns(): readonly Column<CountRow>[] {
  const { t } = useTranslation(['operationTeam', 'vacations'])
  return [
    { id: 'of', header: t('counts.of'), rowHeader: true, priority: 1, cell: nameOf },
    {
      ...{ id: 'taken', header: t('counts.taken'), align: 'end', priority: 1 },
      cell: ({ taken, limit }) => (limit === null ? '' : `${taken ?? 0} / ${limit}`),
    },
    ...vacationStates.map(
      (state): Column<CountRow> => ({
        ...{ id: state, header: t(`vacations:list.states.${state}`), align: 'end', priority: 2 },
        hidden: !shown.includes(state),
        cell: ({ states }) => states.find((one) => one.state === state)?.count ?? '',
      }),
    ),
  ]
}
