import { useTranslation } from 'react-i18next'
import type { AbsenceState } from '@portal/sdk'
import { type Filter, readMany } from '@portal/ui-kit'
import { absenceTypes } from '#generated/absence-types.ts'
import { chosen } from '#patterns/chosen.ts'
import type { TableQuery } from '#patterns/table-query.ts'

const absenceStates = [
  'communicated',
  'awaiting_proof',
  'in_review',
  'approved',
  'ongoing',
  'ended',
  'not_justified',
  'rejected',
  'cancellation_requested',
  'cancelled',
] as const satisfies readonly AbsenceState[]

const families = absenceTypes.input.family.values
const period = ['initialDate', 'endDate'] as const
const narrowing = [
  'selectedState',
  'selectedSkill',
  'dni',
  'active',
  'waiting',
  'latePart',
  'family',
] as const

/** The sort orders and filters of absences, by the names of the specification, all kept in the URL. */
export const absenceRules = {
  sorts: ['createdAt', 'from', 'person', 'type'],
  defaultSort: '-createdAt',
  filters: [...period, ...narrowing],
} as const

type Query = TableQuery<(typeof absenceRules)['sorts'][number], (typeof absenceRules)['filters'][number]>

/** The filters of the person's own absences; those of others have more. */
export function useAbsenceFilters(more: readonly Filter[] = []): readonly Filter[] {
  const { t } = useTranslation(['absenceRequests', 'absences'])
  return [
    { kind: 'date-range', id: 'period', label: t('list.period'), isAlwaysShown: true },
    {
      ...{ kind: 'many-of', id: 'selectedState', label: t('list.state'), isAlwaysShown: true },
      options: absenceStates.map((id) => ({ id, label: t(`list.states.${id}`) })),
    },
    ...more,
    {
      ...{ kind: 'one-of', id: 'family', label: t('list.family') },
      options: families.map((id) => ({ id, label: t(`absences:types.families.${id}`) })),
    },
    {
      ...{ kind: 'one-of', id: 'active', label: t('list.active') },
      options: [
        { id: '1', label: t('list.actives.current') },
        { id: '0', label: t('list.actives.archived') },
      ],
    },
  ]
}

/** Maps the URL to the service's query. */
export function absenceAsk({ page, perPage, sort, search, filters }: Query) {
  const { selectedState = '', active, waiting, latePart, family, ...rest } = filters
  const states = readMany(selectedState).flatMap((one) => absenceStates.filter((state) => state === one))
  return {
    ...{ page, perPage, sort, search },
    ...rest,
    ...chosen('family', families, family),
    ...(states.length === 0 ? {} : { selectedState: states }),
    ...(active === '0' ? { active: 0 as const } : {}),
    ...(waiting === 'true' ? { waiting: true } : {}),
    ...(latePart === 'true' ? { latePart: true } : {}),
  }
}
