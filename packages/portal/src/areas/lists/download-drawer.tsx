import { useTranslation } from 'react-i18next'
import type { ListDownload } from '@portal/sdk'
import { downloads } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { DescriptionList, Drawer, Inline, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { isUnderWay } from '#patterns/file-state.tsx'
import { Waiting } from '#patterns/waiting-part.tsx'
import { DownloadState } from './download-columns.tsx'

/** A download: its purpose, its columns, and the records excluded by blacklists. */
export function DownloadDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('downloads')
  const { data, error, refresh } = useData(useFamily(downloads).show, [id], {
    refreshMs: (one) => (one !== undefined && isUnderWay(one) ? 1000 : 0),
  })
  const name = data?.sourceName ?? data?.templateName ?? '…'
  return (
    <Drawer
      title={t('list.details', { name })}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {data === undefined ? <Waiting error={error} onRetry={refresh} /> : <Details download={data} />}
    </Drawer>
  )
}

function Details({ download }: { download: ListDownload }) {
  const { t } = useTranslation('downloads')
  const format = useFormat()
  const { exclusions, columns, person, source, channel, size } = download
  return (
    <Stack space="lg">
      <Inline>
        <DownloadState download={download} />
      </Inline>
      <DescriptionList
        items={[
          { term: t('list.person'), value: person.displayName },
          { term: t('list.reason'), value: download.reason },
          { term: t('list.template'), value: download.templateName },
          { term: t('list.source'), value: t(`list.sources.${source}`) },
          { term: t('list.channel'), value: t(`list.channels.${channel}`) },
          { term: t('list.columns'), value: columns.join(', ') },
          { term: t('list.mark'), value: download.mark },
          { term: t('list.rows'), value: format.whole(download.done) },
          { term: t('list.size'), value: size === null ? '' : format.bytes(size) },
          { term: t('list.fetchedAt'), value: format.dateTime(download.fetchedAt) },
          { term: 'SHA-256', value: download.sha256 ?? '' },
          ...(exclusions.length === 0 ? [{ term: t('list.exclusions'), value: t('list.noExclusions') }] : []),
          ...exclusions.map(({ name, edition, rows }) => ({
            term: `${t('list.exclusions')}: ${name}`,
            value: edition === null ? format.whole(rows) : `${format.whole(rows)} (${edition})`,
          })),
        ]}
      />
    </Stack>
  )
}
