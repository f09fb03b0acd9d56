import { useTranslation } from 'react-i18next'
import type { Segment, SegmentResult } from '@portal/sdk'
import { Alert } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

interface StalenessProps {
  segment: Segment
  staleness: SegmentResult['staleness']
}

/** What has changed since the members were computed, if anything. */
export function Staleness({ segment, staleness }: StalenessProps) {
  const { t } = useTranslation('segments')
  const { whole } = useFormat()
  const { changedRecords, blacklistsChanged, earlierChanged, workChanged, newerVersion } = staleness
  const changes = [
    ...(changedRecords > 0 ? [t('detail.changedRecords', { number: whole(changedRecords) })] : []),
    ...(blacklistsChanged ? [t('detail.blacklistsChanged')] : []),
    ...(earlierChanged ? [t('detail.earlierChanged')] : []),
    ...(workChanged ? [t('detail.workChanged')] : []),
    ...(newerVersion === null
      ? []
      : [t('detail.newerVersion', { newer: newerVersion, used: segment.filterVersion })]),
  ]
  if (changes.length === 0) return <p>{t('detail.fresh')}</p>
  return (
    <Alert tone="warning" isSilent>
      {changes.join(' ')}
    </Alert>
  )
}
