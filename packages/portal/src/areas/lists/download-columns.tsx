import { useTranslation } from 'react-i18next'
import type { ListDownload } from '@portal/sdk'
import { type Column, Progress, Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

export const isUnderWay = ({ state }: ListDownload) => state === 'queued' || state === 'running'

const tones = {
  queued: 'info',
  running: 'info',
  ready: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
} as const

/** Who took what, how far it is, and until when the file is there. */
export function useDownloadColumns(): readonly Column<ListDownload>[] {
  const { t } = useTranslation('downloads')
  const format = useFormat()
  return [
    {
      ...{ id: 'name', header: t('list.name'), rowHeader: true, priority: 1 },
      cell: ({ sourceName, templateName }) => sourceName ?? templateName,
    },
    { id: 'state', header: t('list.state'), priority: 1, cell: (row) => <DownloadState download={row} /> },
    { id: 'person', header: t('list.person'), priority: 2, cell: ({ person }) => person.displayName },
    {
      ...{ id: 'rows', header: t('list.rows'), priority: 2, align: 'end' },
      cell: ({ done }) => format.whole(done),
    },
    {
      ...{ id: 'excluded', header: t('list.excluded'), priority: 3, align: 'end' },
      cell: ({ excluded }) => format.whole(excluded),
    },
    { id: 'format', header: t('list.format'), priority: 3, cell: (row) => t(`list.formats.${row.format}`) },
    {
      ...{ id: 'createdAt', header: t('list.createdAt'), sortable: true, priority: 2 },
      cell: ({ createdAt }) => format.dateTime(createdAt),
    },
    {
      ...{ id: 'expiresAt', header: t('list.expiresAt'), priority: 3 },
      cell: ({ expiresAt }) => format.dateTime(expiresAt),
    },
    { id: 'mark', header: t('list.mark'), priority: 3, cell: ({ mark }) => <code>{mark}</code> },
    { id: 'reason', header: t('list.reason'), long: true, priority: 3, cell: ({ reason }) => reason },
  ]
}

/** Where a download stands: how many rows of how many and how fast, or how it ended. */
export function DownloadState({ download }: { download: ListDownload }) {
  const { t } = useTranslation('downloads')
  const format = useFormat()
  const { state, done, total, rowsPerSecond, failure } = download
  if (state === 'running' && total !== null)
    return (
      <Progress
        label={t('list.states.running')}
        isLabelHidden
        value={done}
        max={total}
        valueLabel={t('list.progress', { done: format.whole(done), total: format.whole(total) })}
        rate={rowsPerSecond === null ? undefined : t('list.rate', { rate: format.whole(rowsPerSecond) })}
      />
    )
  return (
    <Status tone={tones[state]}>
      {failure === null ? t(`list.states.${state}`) : t(`list.failures.${failure}`)}
    </Status>
  )
}
