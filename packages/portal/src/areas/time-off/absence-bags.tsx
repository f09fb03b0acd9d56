import { useTranslation } from 'react-i18next'
import { absenceBalances } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, Columns, EmptyState, Skeleton } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { AbsenceBag } from './absence-bag.tsx'

/** The person's bags of this year, and the balance of each. */
export function AbsenceBags() {
  const { t } = useTranslation('absenceRequests')
  return (
    <ScreenPage title={t('tabs.bags')} description={t('bags.text')}>
      <Bags />
    </ScreenPage>
  )
}

function Bags() {
  const { t } = useTranslation('absenceRequests')
  const { data, error, refresh } = useData(useFamily(absenceBalances).index, [])
  if (data === undefined)
    return error === undefined ? <Skeleton lines={6} /> : <FailureState error={error} onRetry={refresh} />
  if (data.length === 0) return <EmptyState title={t('bags.none')}>{t('bags.noneText')}</EmptyState>
  return (
    <Columns count="auto">
      {data.map((bag) => (
        <Card key={`${bag.type.id}:${bag.year}`}>
          <AbsenceBag bag={bag} />
        </Card>
      ))}
    </Columns>
  )
}
