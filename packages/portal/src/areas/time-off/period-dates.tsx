import { useTranslation } from 'react-i18next'
import type { PeriodDates as Dates } from '@portal/sdk'
import { today } from '#patterns/this-month.ts'

/** When a period of requests opens and closes, and the deadline of the answers (VOP-5). */
export function PeriodDates({ period }: { period: Dates }) {
  const { t } = useTranslation('operations')
  const { name, opensOn, closesOn, answerBy, startsOn, endsOn, criterion } = period
  return (
    <span>
      <strong>{t('period.title', { name })}</strong>:{' '}
      {[
        t('period.dates', { startsOn, endsOn }),
        ...(opensOn > today() ? [t('period.opens', { date: opensOn })] : []),
        t(closesOn < today() ? 'period.closed' : 'period.closes', { date: closesOn }),
        t('period.answers', { date: answerBy }),
        t(`period.criteria.${criterion}`),
      ].join(' · ')}
    </span>
  )
}
