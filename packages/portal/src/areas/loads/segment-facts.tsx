import { useTranslation } from 'react-i18next'
import type { Segment } from '@portal/sdk'
import { segments } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, DescriptionList, Link, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { SegmentArms } from './segment-arms.tsx'
import { SegmentHits } from './segment-hits.tsx'
import { Staleness } from './segment-staleness.tsx'
import { Computing, SegmentStatus } from './segment-status.tsx'

/** The details of a segment. */
export function SegmentFacts({ segment }: { segment: Segment }) {
  const { t } = useTranslation('segments')
  const { result } = useFamily(segments)
  const { computedAt, progress, failure, name } = segment
  const found = useData(result, computedAt === null ? null : [segment.id], { keepPrevious: true }).data
  return (
    <Stack space="lg">
      {failure === null ? null : <Alert tone="danger">{t(`failures.${failure}`)}</Alert>}
      {progress === null ? null : <Computing name={name} progress={progress} />}
      {found === undefined ? null : <Staleness segment={segment} staleness={found.staleness} />}
      <Facts segment={segment} />
      <Sum segment={segment} />
      {found === undefined || found.arms === null ? null : <SegmentArms arms={found.arms} />}
      {found === undefined ? null : <SegmentHits hits={found.hits} />}
    </Stack>
  )
}

function Facts({ segment }: { segment: Segment }) {
  const { t } = useTranslation('segments')
  const format = useFormat()
  const { state, filterId, filterName, filterVersion, templateName, mode, exclusiveSet } = segment
  return (
    <DescriptionList
      items={[
        {
          term: t('list.filterName'),
          value: (
            <Link href={`/clustering/filtrosSegmentacion?filter=${filterId}`}>
              {t('detail.version', { filter: filterName, number: filterVersion })}
            </Link>
          ),
        },
        { term: t('list.state'), value: <SegmentStatus state={state} /> },
        { term: t('list.templateName'), value: templateName },
        { term: t('list.mode'), value: t(`list.modes.${mode}`) },
        { term: t('list.exclusiveSet'), value: exclusiveSet ?? '—' },
        { term: t('list.computedAt'), value: format.dateTime(segment.computedAt) },
      ]}
    />
  )
}

/** The counts, in which every record of the template is accounted for. */
function Sum({ segment: { counts, challengerPercent } }: { segment: Segment }) {
  const { t } = useTranslation('segments')
  const { whole } = useFormat()
  if (counts === null) return <Alert isSilent>{t('detail.never')}</Alert>
  const { total, unmatched, blacklisted, earlier, members, challengers } = counts
  return (
    <Stack space="md">
      {members === 0 ? <Alert tone="warning">{t('detail.empty')}</Alert> : null}
      <p>
        {t('detail.sum', {
          ...{ total: whole(total), unmatched: whole(unmatched), blacklisted: whole(blacklisted) },
          ...{ earlier: whole(earlier), members: whole(members) },
        })}
      </p>
      {challengerPercent === null ? null : (
        <p>
          {t('detail.arms', { champions: whole(members - challengers), challengers: whole(challengers) })}
        </p>
      )}
    </Stack>
  )
}
