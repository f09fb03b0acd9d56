import { useTranslation } from 'react-i18next'
import type { VacationPreview } from '@portal/sdk'
import { Alert, type DateRange, DescriptionList, Disclosure, Skeleton, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { DayHolder } from './day-holder.tsx'
import { PlanOutcome } from './plan-outcome.tsx'
import { TakeDates } from './take-dates.tsx'
import type { useVacationPreview } from './use-vacation-preview.ts'
import { useAmount } from './vacation-words.ts'

interface CountingProps {
  counting: ReturnType<typeof useVacationPreview>
  /** Takes the suggested dates instead. */
  onTake: (range: DateRange) => void
}

/** The days that a selection costs, with its loading and error states. */
export function VacationCounting({ counting, onTake }: CountingProps) {
  const { preview, isCounting, error, retry } = counting
  if (error !== undefined) return <FailureState error={error} onRetry={retry} />
  if (preview === undefined) return isCounting ? <Skeleton lines={4} /> : null
  return (
    <div aria-busy={isCounting}>
      <VacationCount preview={preview} onTake={onTake} />
    </div>
  )
}

interface VacationCountProps extends Pick<CountingProps, 'onTake'> {
  preview: VacationPreview
}

/** The cost of a request before it is sent: how much, from which bucket, why, and what blocks it (VAC-2). */
function VacationCount({ preview, onTake }: VacationCountProps) {
  const { t } = useTranslation('vacations')
  const amount = useAmount()
  const { unit, units, available, availableAfter, spends, stages, days, operations } = preview
  const amounts = { available: amount(available, unit), after: amount(availableAfter, unit) }
  const order = stages.map((stage) => t(`list.stages.${stage}`)).join(', ')
  const isDecided = operations === null || operations.outcome === 'pending'
  return (
    <Stack space="sm">
      <p role="status">
        <strong>{t('count.uses', { amount: amount(units, unit) })}.</strong> {t('count.after', amounts)}
      </p>
      {preview.refusals.length === 0 ? null : <Refused preview={preview} onTake={onTake} />}
      {operations === null ? null : (
        <PlanOutcome operations={operations} alternatives={preview.alternatives} onTake={onTake} />
      )}
      <Warnings preview={preview} />
      {spends.map(({ bucketId, year, validUntil, units: spent, left }) => (
        <p key={bucketId}>
          {t('count.spends', {
            ...{ year, until: validUntil, amount: amount(spent, unit), left: amount(left, unit) },
          })}
        </p>
      ))}
      {stages.length === 0 || !isDecided ? null : <p>{t('count.decides', { stages: order })}</p>}
      <Disclosure title={t('count.why')}>
        <CountedDays days={days} unit={unit} />
      </Disclosure>
    </Stack>
  )
}

/** Each day of a request with its count and the reason. */
export function CountedDays({ days, unit }: Pick<VacationPreview, 'days' | 'unit'>) {
  const { t } = useTranslation('vacations')
  const amount = useAmount()
  return (
    <DescriptionList
      items={days.map(({ date, part, units, reason, holiday }) => ({
        term: part === 'day' ? date : `${date} · ${t(`parts.${part}`)}`,
        value: [amount(units, unit), t(`count.reasons.${reason}`), holiday]
          .filter((text) => text !== null)
          .join(' · '),
      }))}
    />
  )
}

function Refused({ preview, onTake }: VacationCountProps) {
  const { t } = useTranslation(['vacations', 'operations'])
  const format = useFormat()
  const amount = useAmount()
  const { refusals, alternatives, unit, operations } = preview
  const number = (rule: string, value: number | null) => {
    if (value === null) return ''
    return rule === 'not_enough' ? amount(value, unit) : format.whole(value)
  }
  return (
    <Alert tone="danger" title={t('count.refused')}>
      <Stack space="sm">
        {refusals.map(({ rule, date, count, limit, name, heldBy }) => (
          <p key={rule}>
            {t(`count.rules.${rule}`, {
              ...{ date: date ?? '', name: name ?? '' },
              ...{ asked: number(rule, count), limit: number(rule, limit) },
            })}{' '}
            <DayHolder holder={heldBy} />
          </p>
        ))}
        <TakeDates
          title={t(operations === null ? 'count.alternatives' : 'operations:outcome.alternatives')}
          periods={alternatives}
          onTake={onTake}
        />
      </Stack>
    </Alert>
  )
}

function Warnings({ preview: { warnings, unit } }: { preview: VacationPreview }) {
  const { t } = useTranslation('vacations')
  const amount = useAmount()
  if (warnings.length === 0) return null
  return (
    <Alert tone="warning" title={t('count.known')}>
      <Stack space="xs">
        {warnings.map(({ rule, date, count }) => (
          <p key={`${rule}:${date ?? ''}`}>
            {t(`count.warnings.${rule}`, {
              ...{ date: date ?? '', number: String(count ?? '') },
              amount: amount(count ?? 0, unit),
            })}
          </p>
        ))}
      </Stack>
    </Alert>
  )
}
