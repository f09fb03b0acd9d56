import { useTranslation } from 'react-i18next'
import type { PendingReason } from '@portal/sdk'
import { type Filter, readMany } from '@portal/ui-kit'
import type { TableQuery } from '#patterns/table-query.ts'
import { useVacationPlans } from './use-vacation-plans.ts'
import { vacationAsk, vacationRules } from './vacation-query.ts'

const reasons = [
  'needs_decision',
  'no_quota',
  'invalid_duration',
  'outside_shift',
  'short_notice',
  'no_plan',
  'outside_period',
  'in_period',
] as const satisfies readonly PendingReason[]

type Sort = (typeof vacationRules)['sorts'][number]
type Name = (typeof vacationRules)['filters'][number]

/** The filters that only requests of plans have. */
export function useOperationFilters(): readonly Filter[] {
  const { t } = useTranslation(['operationTeam', 'operations'])
  const plans = useVacationPlans()
  return [
    { kind: 'yes-no', id: 'waiting', label: t('waiting'), isAlwaysShown: true },
    ...(plans === undefined
      ? []
      : [{ kind: 'one-of', id: 'planId', label: t('plan'), options: plans } as const]),
    {
      ...{ kind: 'many-of', id: 'reason', label: t('reason') },
      options: reasons.map((id) => ({ id, label: t(`operations:status.reasons.${id}`) })),
    },
  ]
}

/** Maps the URL to the service's query. */
export function operationAsk(query: TableQuery<Sort, Name>) {
  const { planId, reason = '' } = query.filters
  const chosen = readMany(reason).flatMap((one) => reasons.filter((known) => known === one))
  return {
    ...vacationAsk(query),
    ...(planId === undefined ? {} : { planId }),
    ...(chosen.length === 0 ? {} : { reason: chosen }),
  }
}
