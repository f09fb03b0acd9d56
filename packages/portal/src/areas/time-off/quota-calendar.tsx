import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VacationPlan } from '@portal/sdk'
import { operationVacations, vacationPlans } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { EmptyState, Select, Skeleton, Stack, YearPlanner } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { thisMonth } from '#patterns/month-days.ts'
import { today } from '#patterns/this-month.ts'
import { useOpened } from '#patterns/use-opened.ts'
import { useWholeList } from '#patterns/use-whole-list.ts'
import { placeKinds, placeMarks } from './place-marks.ts'
import { placesOfSummary } from './summary-places.ts'
import { usePlaceWords } from './use-place-words.ts'

/** The occupancy of each day of a year in a plan: missing quotas, and waiting people (VOP-1). */
export function QuotaCalendar() {
  const { t } = useTranslation('operationTeam')
  const plans = useWholeList(useFamily(vacationPlans))
  const opened = useOpened('planId')
  const plan = plans?.find(({ id }) => id === opened.id) ?? plans?.[0]
  return (
    <ScreenPage title={t('quotaCalendar.tab')} description={t('quotaCalendar.text')}>
      {plans === undefined ? <Skeleton lines={10} /> : null}
      {plans?.length === 0 ? (
        <EmptyState title={t('quotaCalendar.noPlan')}>{t('quotaCalendar.noPlanText')}</EmptyState>
      ) : null}
      {plans === undefined || plan === undefined ? null : (
        <Stack space="md">
          <Select
            label={t('plan')}
            options={plans.map(({ id, name }) => ({ id, label: name }))}
            value={plan.id}
            onChange={(id) => opened.replace(id)}
          />
          <Year plan={plan} />
        </Stack>
      )}
    </ScreenPage>
  )
}

function Year({ plan }: { plan: VacationPlan }) {
  const { t } = useTranslation(['operationTeam', 'operations'])
  const [year, setYear] = useState(() => Number(thisMonth().slice(0, 4)))
  const asked = { by: 'day' as const, from: `${year}-01-01`, until: `${year}-12-31`, planId: plan.id }
  const { data, error, isLoading, refresh } = useData(useFamily(operationVacations).summary, [asked])
  const wordsOf = usePlaceWords()
  const ahead = data?.rows.filter(({ endsOn }) => (endsOn ?? '') >= today()) ?? []
  return (
    <YearPlanner
      label={t('quotaCalendar.label', { plan: plan.name, year })}
      year={year}
      onYearChange={setYear}
      kinds={placeKinds((look) => ({
        label: t(`operations:marks.${look}`),
        sign: t(`operations:signs.${look}`),
      }))}
      marks={placeMarks(placesOfSummary(ahead, plan.rules), wordsOf)}
      isCounted={everyDay}
      today={today()}
      isLoading={isLoading}
      error={
        data === undefined && error !== undefined ? (
          <FailureState error={error} onRetry={refresh} />
        ) : undefined
      }
    />
  )
}

const everyDay = () => true
