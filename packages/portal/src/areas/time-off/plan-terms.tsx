import { useTranslation } from 'react-i18next'
import type { VacationPlaces } from '@portal/sdk'
import { Alert, Stack } from '@portal/ui-kit'
import { ClosedBids, OwnBids } from './own-bids.tsx'
import { PeriodDates } from './period-dates.tsx'

/** The person's plan, how it answers, the current or next period of requests, and the results of closed ones (VOP-2, VOP-5). */
export function PlanTerms({ places: { plan, rules, period, closed } }: { places: VacationPlaces }) {
  const { t } = useTranslation('operations')
  if (plan === null || rules === null) return null
  const { autoApprove, noticeDays, whenFull, waitingClosesDays } = rules
  return (
    <Alert isSilent title={t('plan.title', { name: plan.name })}>
      <Stack space="xs">
        <span>
          {t(autoApprove ? 'plan.auto' : 'plan.decided', { days: noticeDays })}{' '}
          {t(`plan.full_${whenFull}`, { days: waitingClosesDays })}
        </span>
        {period === null ? null : <PeriodDates period={period} />}
        {period === null || period.criterion === 'arrival' ? null : <OwnBids period={period} />}
        {closed.map((one) => (
          <ClosedBids key={one.id} period={one} />
        ))}
      </Stack>
    </Alert>
  )
}
