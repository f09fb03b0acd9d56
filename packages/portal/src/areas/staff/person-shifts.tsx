import { useTranslation } from 'react-i18next'
import type { EmployeeDetail, PlannedDay } from '@portal/sdk'
import { shiftAssignments, shifts } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { DescriptionList, Disclosure, Skeleton } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { timesText } from '#patterns/shift-words.ts'

/** By which pattern somebody works, and what is planned of the coming week. */
export function PersonShifts({ employee: { id } }: { employee: EmployeeDetail }) {
  const { t } = useTranslation('shifts')
  const assignments = useData(useFamily(shiftAssignments).index, [{ employeeId: id, sort: '-startsOn' }])
  const plan = useData(useFamily(shifts).index, [{ employeeId: id }])
  const error = assignments.error ?? plan.error
  const retry = () => {
    assignments.refresh()
    plan.refresh()
  }
  return (
    <Disclosure title={t('ofPerson.title')} defaultExpanded>
      {assignments.data === undefined || plan.data === undefined ? (
        error === undefined ? (
          <Skeleton lines={4} />
        ) : (
          <FailureState error={error} onRetry={retry} />
        )
      ) : (
        <Plan
          patterns={assignments.data.data.filter(({ state }) => state !== 'past')}
          days={plan.data.data[0]?.days ?? []}
        />
      )}
    </Disclosure>
  )
}

interface PlanProps {
  patterns: readonly { id: string; pattern: { name: string }; startsOn: string; endsOn: string | null }[]
  days: readonly PlannedDay[]
}

function Plan({ patterns, days }: PlanProps) {
  const { t } = useTranslation('shifts')
  const next = days.filter(({ segments }) => segments.length > 0)
  const since = ({ startsOn, endsOn }: PlanProps['patterns'][number]) =>
    [
      t('ofPerson.since', { from: startsOn }),
      ...(endsOn === null ? [] : [t('ofPerson.until', { until: endsOn })]),
    ].join(' ')
  return (
    <>
      {patterns.length === 0 ? (
        <p>{t('ofPerson.none')}</p>
      ) : (
        <DescriptionList items={patterns.map((one) => ({ term: one.pattern.name, value: since(one) }))} />
      )}
      <h4>{t('ofPerson.next')}</h4>
      {next.length === 0 ? (
        <p>{t('ofPerson.noNext')}</p>
      ) : (
        <DescriptionList
          items={next.map(({ date, segments }) => ({ term: date, value: timesText(segments) }))}
        />
      )}
    </>
  )
}
