import { useTranslation } from 'react-i18next'
import type { PeriodResults, VacationPeriod } from '@portal/sdk'
import { operationVacations } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, DescriptionList, Status, type Tone } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { earlierPeaks, type Served, servedOf, spreadOf } from './bidding-spread.ts'

type Result = PeriodResults['results'][number]

/** How many get their first preference, a later one or none, while it can still be changed (N10). */
export function PeriodSpread({ results }: Pick<PeriodResults, 'results'>) {
  const { t } = useTranslation('operationTeam')
  const format = useFormat()
  const { people, medianRank, ...counts } = spreadOf(results)
  if (people === 0) return null
  const shareOf = (served: Served) =>
    t('results.share', { number: format.number(counts[served]), all: format.number(people) })
  return (
    <Card title={t('results.spread')} description={t('results.earlier')} level={3}>
      <DescriptionList
        items={[
          { term: t('results.served.first'), value: shareOf('first') },
          { term: t('results.served.later'), value: shareOf('later') },
          { term: t('results.served.none'), value: shareOf('none') },
          ...(medianRank === null ? [] : [{ term: t('results.median'), value: format.number(medianRank) }]),
        ]}
      />
    </Card>
  )
}

const tones: Record<Served, Tone> = { first: 'success', later: 'info', none: 'warning' }

/** What somebody gets, before the outcome of each preference. */
export function GetsStatus({ result }: { result: Result }) {
  const { t } = useTranslation('operationTeam')
  const served = servedOf(result)
  return <Status tone={tones[served]}>{t(`results.served.${served}`)}</Status>
}

/** The peak dates that somebody had in earlier years, for whoever may read these by name. */
export function useEarlierText(period: VacationPeriod | undefined): (personId: string) => string {
  const { t } = useTranslation('operationTeam')
  const { data } = useData(
    useFamily(operationVacations).fairness,
    period === undefined ? null : [{ planId: period.plan.id }],
  )
  if (period === undefined || data === undefined || data.people.length === 0) return () => ''
  const peaks = earlierPeaks(data, period)
  return (personId) => {
    const { days, periods } = peaks.get(personId) ?? { days: 0, periods: [] }
    return days === 0
      ? t('results.noneEarlier')
      : t('results.had', { count: days, periods: periods.join(', ') })
  }
}
