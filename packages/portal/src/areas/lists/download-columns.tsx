import { useTranslation } from 'react-i18next'
import type { ListDownload } from '@portal/sdk'
import { type Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FileState } from '#patterns/file-state.tsx'

/** The columns of downloads: person, progress, and expiry of the file. */
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

/** The state of a download: its progress and speed, or its result. */
export function DownloadState({ download }: { download: ListDownload }) {
  const { t } = useTranslation('downloads')
  const { state, failure } = download
  return (
    <FileState
      file={download}
      label={failure === null ? t(`list.states.${state}`) : t(`list.failures.${failure}`)}
      progress={(rows) => t('list.progress', rows)}
      rate={(speed) => t('list.rate', speed)}
    />
  )
}
