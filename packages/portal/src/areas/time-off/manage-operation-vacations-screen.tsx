import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { LatePart } from '#patterns/tabbed-screen/late-part.tsx'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { OperationRequests } from './operation-requests.tsx'
import { useOperationsToDecide } from './waiting.ts'

// Loaded on demand: deciders write no plans, and planners decide nothing.
const Waiting = lazy(async () => ({ default: (await import('./waiting-list.tsx')).WaitingList }))
const Counts = lazy(async () => ({ default: (await import('./operation-counts.tsx')).OperationCounts }))
const Plans = lazy(async () => ({ default: (await import('./vacation-plans.tsx')).VacationPlans }))
const Quotas = lazy(async () => ({ default: (await import('./vacation-quotas.tsx')).VacationQuotas }))
const Calendar = lazy(async () => ({ default: (await import('./quota-calendar.tsx')).QuotaCalendar }))
const Periods = lazy(async () => ({ default: (await import('./vacation-periods.tsx')).VacationPeriods }))
const Fairness = lazy(async () => ({ default: (await import('./fairness-view.tsx')).FairnessView }))

/**
 * The requests of the vacation plans, the waiting list, and the plans, quotas and periods behind the answers.
 */
export function ManageOperationVacationsScreen() {
  const { t } = useTranslation(['operationTeam', 'menu'])
  const { count } = useOperationsToDecide()
  return (
    <TabbedScreen
      title={t('menu:screens.manageOperationVacations')}
      tabs={[
        { id: 'requests', label: t('requests'), count, content: <OperationRequests /> },
        { id: 'waiting', label: t('waitingList.tab'), content: <LatePart part={Waiting} /> },
        { id: 'counts', label: t('counts.tab'), content: <LatePart part={Counts} /> },
        { id: 'calendar', label: t('quotaCalendar.tab'), content: <LatePart part={Calendar} /> },
        { id: 'plans', label: t('menu:screens.vacationPlans'), content: <LatePart part={Plans} /> },
        { id: 'quotas', label: t('menu:screens.vacationQuotas'), content: <LatePart part={Quotas} /> },
        { id: 'periods', label: t('menu:screens.vacationPeriods'), content: <LatePart part={Periods} /> },
        { id: 'fairness', label: t('fairness.tab'), content: <LatePart part={Fairness} /> },
      ]}
    />
  )
}
