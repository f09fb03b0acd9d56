import { useTranslation } from 'react-i18next'
import type { PersonOff, VacationRequest } from '@portal/sdk'
import { vacationDays } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Card } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { daysAfter } from '#patterns/planner-period.ts'
import { lengthOf } from './vacation-choice.ts'
import { VacationPlanner } from './vacation-planner.tsx'

/** As many days as a planner can show. */
const mostDays = 62

/**
 * Who of the team is off on the dates of a request, pending requests included: context for the decision
 * (VAC-6).
 */
export function TeamAround({ request: { person, startsOn, endsOn } }: { request: VacationRequest }) {
  const { t } = useTranslation('vacations')
  const days = Math.min(lengthOf({ start: startsOn, end: endsOn }), mostDays)
  const period = { from: startsOn, until: daysAfter(startsOn, days - 1), days }
  const asked = { initialDate: period.from, endDate: period.until, teamOf: person.id }
  const { data, error, isLoading, refresh } = useData(useFamily(vacationDays).index, [asked])
  return (
    <Card title={t('one.around')} description={t('one.aroundText')} level={3}>
      <VacationPlanner
        people={(data?.data ?? []).toSorted(offFirst)}
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

const offFirst = (one: PersonOff, other: PersonOff): number =>
  Number(other.days.length > 0) - Number(one.days.length > 0)
