import { useTranslation } from 'react-i18next'
import { isPortalError, messageOf, type AbsencePreview } from '@portal/sdk'
import { Alert, DescriptionList, Disclosure, Skeleton, Stack } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import type { Counting } from '#patterns/use-counted.ts'
import { useAbsenceAmount } from './absence-words.ts'
import { DayHolder } from './day-holder.tsx'

/** The count of an absence, with its loading and error states. */
export function AbsenceCounting({ counting }: { counting: Counting<AbsencePreview> }) {
  const { t, i18n } = useTranslation('absenceRequests')
  const { preview, isCounting, error, retry } = counting
  // A validation error is not a failure: the count continues once the field is fixed.
  if (isPortalError(error) && 'fields' in error)
    return <Alert tone="danger">{messageOf(error, i18n.language)}</Alert>
  if (error !== undefined) return <FailureState error={error} onRetry={retry} />
  if (preview === undefined) return isCounting ? <Skeleton lines={4} /> : <p>{t('count.choose')}</p>
  return (
    <div aria-busy={isCounting}>
      <AbsenceCount preview={preview} />
    </div>
  )
}

function AbsenceCount({ preview }: { preview: AbsencePreview }) {
  const { t } = useTranslation('absenceRequests')
  const amount = useAbsenceAmount()
  const lines = usePreviewLines(preview)
  const { unit, units, days } = preview
  return (
    <Stack space="sm">
      <p role="status">
        <strong>
          {units === null ? t('count.open') : t('count.counts', { amount: amount(units, unit) })}
        </strong>
      </p>
      <Refused preview={preview} />
      <Stack as="ul" space="xs">
        {lines.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Stack>
      {days.length === 0 ? null : (
        <Disclosure title={t('count.why')}>
          <CountedAbsenceDays days={days} unit={unit} />
        </Disclosure>
      )}
    </Stack>
  )
}

/** Remarks before the absence is reported, a sentence each. */
function usePreviewLines(preview: AbsencePreview): string[] {
  const { t } = useTranslation('absenceRequests')
  const amount = useAbsenceAmount()
  const { limit, balance, proofDueOn, stages, isRight, returnsVacation } = preview
  const order = stages.map((stage) => t(`list.stages.${stage}`)).join(', ')
  return [
    limit && t('count.limit', { amount: amount(limit.units, limit.unit), source: limit.source }),
    balance && t('count.bag', { year: balance.year, left: amount(balance.left, balance.unit) }),
    proofDueOn && t('count.proof', { date: proofDueOn }),
    returnsVacation ? t('count.vacation') : null,
    isRight ? t('count.right') : null,
    stages.length === 0 ? t('count.alone') : t('count.decides', { stages: order }),
  ].filter((text) => text !== null)
}

/** Each day of an absence with its count and the reason. */
export function CountedAbsenceDays({ days, unit }: Pick<AbsencePreview, 'days' | 'unit'>) {
  const { t } = useTranslation('absenceRequests')
  const amount = useAbsenceAmount()
  return (
    <DescriptionList
      items={days.map(({ date, units, reason, holiday }) => ({
        term: date,
        value: [amount(units, unit), t(`count.reasons.${reason}`), holiday]
          .filter((text) => text !== null)
          .join(' · '),
      }))}
    />
  )
}

function Refused({ preview: { refusals, unit } }: { preview: AbsencePreview }) {
  const { t } = useTranslation('absenceRequests')
  const amount = useAbsenceAmount()
  if (refusals.length === 0) return null
  const amountText = (value: number | null) => (value === null ? '' : amount(value, unit))
  return (
    <Alert tone="danger" title={t('count.refused')}>
      <Stack space="xs">
        {refusals.map(({ rule, date, count, limit, name, heldBy }) => (
          <p key={`${rule}:${date ?? ''}`}>
            {t(`count.rules.${rule}`, {
              ...{ date: date ?? '', name: name ?? '', asked: amountText(count), limit: amountText(limit) },
            })}{' '}
            <DayHolder holder={heldBy} />
          </p>
        ))}
      </Stack>
    </Alert>
  )
}
