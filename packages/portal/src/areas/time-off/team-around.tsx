import { useTranslation } from 'react-i18next'
import type { VacationRequest } from '@portal/sdk'
import { vacationDays } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Card } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { shownDays } from '#patterns/planner-period.ts'
import { VacationPlanner } from './vacation-planner.tsx'

/** Who of the same team is off in the month of a request, what waits included: to be seen when one decides (VAC-6). */
export function TeamAround({ request: { person, startsOn } }: { request: VacationRequest }) {
  const { t } = useTranslation('vacations')
  const period = shownDays('month', startsOn)
  const asked = { from: period.from, until: period.until, teamOf: person.id }
  const { data, error, isLoading, refresh } = useData(useFamily(vacationDays).index, [asked])
  return (
    <Card title={t('one.around')} description={t('one.aroundText')} level={3}>
      <VacationPlanner
        people={data?.data ?? []}
        period={period}
        isLoading={isLoading}
        error={
          data === undefined && error !== undefined ? (
            <FailureState error={error} onRetry={refresh} />
          ) : undefined
        }
      />
    </Card>
  )
}
