import { useTranslation } from 'react-i18next'
import type { PeakHistory } from '@portal/sdk'
import { vacationPlaces } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, DescriptionList, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

/** The person's peak weeks and burdens over the years, beside the average of the plan (VOP-10). */
export function OwnPeaks({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation('operations')
  const { data } = useData(useFamily(vacationPlaces).peaks, [employeeId])
  // The calendar beside it shows the loading and error states.
  if (data === undefined) return null
  const { periods, ledger } = data
  if (periods.length === 0 && ledger === null) return null
  return (
    <Card title={t('peaks.title')} description={t('peaks.text')}>
      <Stack space="md">
        {periods.length === 0 ? null : <Periods periods={periods} />}
        {ledger === null ? null : <Ledger ledger={ledger} />}
      </Stack>
    </Card>
  )
}

function Periods({ periods }: Pick<PeakHistory, 'periods'>) {
  const { t } = useTranslation('operations')
  const format = useFormat()
  return (
    <DescriptionList
      items={periods.map(({ name, days, weeks, average }) => ({
        term: name,
        value: textOf([
          t('peaks.days', { count: days, number: format.number(days) }),
          weeks.length === 0 ? undefined : t('peaks.weeks', { weeks: weeks.join(', ') }),
          average === null ? undefined : t('peaks.average', { number: format.number(average) }),
        ]),
      }))}
    />
  )
}

const figures = ['weekends', 'denials', 'expiredOffers', 'breakWaits', 'hardTickets'] as const

/** What the person had to bear: in all, by year where there was any, and on average in the plan. */
function Ledger({ ledger: { total, average, years } }: { ledger: NonNullable<PeakHistory['ledger']> }) {
  const { t } = useTranslation('operations')
  const { number } = useFormat()
  return (
    <DescriptionList
      items={figures.map((figure) => ({
        term: t(`peaks.${figure}`),
        value: textOf([
          number(total[figure]),
          figure === 'breakWaits' && total.breakWaits > 0
            ? t('peaks.minutes', { number: number(total.breakWaitMinutes) })
            : undefined,
          ...years.flatMap(({ year, counts }) =>
            counts[figure] === 0 ? [] : [t('peaks.year', { year, number: number(counts[figure]) })],
          ),
          average === null ? undefined : t('peaks.average', { number: number(average[figure]) }),
        ]),
      }))}
    />
  )
}

const textOf = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(' · ')
