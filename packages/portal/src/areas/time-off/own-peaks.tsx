import { useTranslation } from 'react-i18next'
import { vacationPlaces } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, DescriptionList } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

/** The person's peak weeks over the years, beside the average of the plan (VOP-10). */
export function OwnPeaks({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation('operations')
  const format = useFormat()
  const { data } = useData(useFamily(vacationPlaces).peaks, [employeeId])
  // The calendar beside it shows the loading and error states.
  if (data === undefined || data.periods.length === 0) return null
  return (
    <Card title={t('peaks.title')} description={t('peaks.text')}>
      <DescriptionList
        items={data.periods.map(({ name, days, weeks, average }) => ({
          term: name,
          value: [
            t('peaks.days', { count: days, number: format.number(days) }),
            weeks.length === 0 ? undefined : t('peaks.weeks', { weeks: weeks.join(', ') }),
            average === null ? undefined : t('peaks.average', { number: format.number(average) }),
          ]
            .filter((part) => part !== undefined)
            .join(' · '),
        }))}
      />
    </Card>
  )
}
