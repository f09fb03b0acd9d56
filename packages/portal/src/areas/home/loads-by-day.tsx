import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@portal/sdk'
import { Bars, Card } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

/** Records and rejected rows of the last 14 days. */
export function LoadsByDay({ days }: { days: NonNullable<Dashboard['loads']>['byDay'] }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  return (
    <Card title={t('loads.byDay')} description={t('loads.byDayText')}>
      <Bars
        label={t('loads.byDay')}
        isLabelHidden
        rows={days}
        category={({ date }) => date.slice(5)}
        series={[
          { id: 'records', label: t('loads.records'), value: ({ records }) => records },
          { id: 'errors', label: t('loads.errors'), value: ({ errors }) => errors },
        ]}
        format={format.short}
      />
    </Card>
  )
}
