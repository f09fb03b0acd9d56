import { useTranslation } from 'react-i18next'
import type { Absence } from '@portal/sdk'
import { absences } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, DescriptionList, Skeleton } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { today } from '#patterns/this-month.ts'
import { useAbsenceDates, useAbsenceType } from './absence-words.ts'

/** The states in which a person is absent, or may be. */
const activeStates = [
  'communicated',
  'awaiting_proof',
  'in_review',
  'approved',
  'ongoing',
  'ended',
  'cancellation_requested',
] as const
/** As many as fit the view of a decision. */
const most = 25

/** Who else is absent on these dates, pending absences included: context for the decision. */
export function AbsentThen({ absence: { id, from, until } }: { absence: Absence }) {
  const { t } = useTranslation('absenceRequests')
  const typeOf = useAbsenceType()
  const datesOf = useAbsenceDates()
  // Without a known end, today's count: an absence that began months ago overlaps many others.
  const period = { initialDate: from, endDate: until ?? (today() < from ? from : today()) }
  const ask = { ...period, selectedState: [...activeStates], perPage: most, sort: 'from' as const }
  const { data, error, refresh } = useData(useFamily(absences).index, [ask])
  const others = data?.data.filter((one) => one.id !== id) ?? []
  return (
    <Card title={t('one.others')} level={3}>
      {data === undefined ? (
        error === undefined ? (
          <Skeleton lines={2} />
        ) : (
          <FailureState error={error} onRetry={refresh} />
        )
      ) : others.length === 0 ? (
        <p>{t('one.nobody')}</p>
      ) : (
        <DescriptionList
          items={others.map((one) => ({
            term: one.person.displayName,
            value: `${datesOf(one)} · ${typeOf(one.type)} · ${t(`list.states.${one.state}`)}`,
          }))}
        />
      )}
    </Card>
  )
}
