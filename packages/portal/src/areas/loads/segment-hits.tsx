import { useTranslation } from 'react-i18next'
import type { SegmentResult } from '@portal/sdk'
import { Card, DescriptionList } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

/** The number of records blocked by each blacklist (LNE-4). */
export function SegmentHits({ hits }: { hits: SegmentResult['hits'] }) {
  const { t } = useTranslation('segments')
  const { whole } = useFormat()
  const listOf = ({ name, edition, isStale }: SegmentResult['hits'][number]) => {
    const list = [name, edition].filter(Boolean).join(' · ')
    return isStale ? t('detail.stale', { list }) : list
  }
  return (
    <Card level={3} title={t('detail.hits')}>
      {hits.length === 0 ? (
        <p>{t('detail.noHits')}</p>
      ) : (
        <DescriptionList items={hits.map((one) => ({ term: listOf(one), value: whole(one.hits) }))} />
      )}
    </Card>
  )
}
