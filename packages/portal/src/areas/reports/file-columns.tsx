import { useTranslation } from 'react-i18next'
import type { ReportRun } from '@portal/sdk'
import { reportRuns } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { type Column, type MenuSection } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FileState } from '#patterns/file-state.tsx'
import { useAct } from '#patterns/use-act.ts'
import { useDownload } from '#patterns/use-download.ts'

/** The columns of files: report, progress, and expiry. */
export function useFileColumns(): readonly Column<ReportRun>[] {
  const { t } = useTranslation('definitions')
  const format = useFormat()
  return [
    { id: 'name', header: t('files.name'), rowHeader: true, priority: 1, cell: ({ name }) => name },
    { id: 'state', header: t('files.state'), priority: 1, cell: (row) => <RunState run={row} /> },
    { id: 'format', header: t('files.format'), priority: 2, cell: ({ format: kind }) => kind.toUpperCase() },
    {
      ...{ id: 'rows', header: t('files.rows'), priority: 2, align: 'end' },
      cell: ({ done }) => format.number(done),
    },
    {
      ...{ id: 'size', header: t('files.size'), priority: 3, align: 'end' },
      cell: ({ size }) => (size === null ? '' : format.bytes(size)),
    },
    {
      ...{ id: 'origin', header: t('files.origin'), priority: 3 },
      cell: ({ isScheduled }) => t(`files.origins.${isScheduled ? 'scheduled' : 'asked'}`),
    },
    {
      ...{ id: 'createdAt', header: t('files.createdAt'), sortable: true, priority: 2 },
      cell: ({ createdAt }) => format.dateTime(createdAt),
    },
    {
      ...{ id: 'expiresAt', header: t('files.expiresAt'), priority: 2 },
      cell: ({ expiresAt }) => format.dateTime(expiresAt),
    },
    {
      ...{ id: 'fetchedAt', header: t('files.fetchedAt'), priority: 3 },
      cell: ({ fetchedAt }) => format.dateTime(fetchedAt),
    },
    { id: 'sha256', header: t('files.sha256'), hidden: true, cell: ({ sha256 }) => <code>{sha256}</code> },
  ]
}

function RunState({ run }: { run: ReportRun }) {
  const { t } = useTranslation('definitions')
  const { state, failure } = run
  return (
    <FileState
      file={run}
      label={failure === null ? t(`files.states.${state}`) : t(`files.failures.${failure}`)}
      progress={(rows) => t('files.progress', rows)}
      rate={(speed) => t('files.rate', speed)}
    />
  )
}

/** The actions on a file: download once ready, cancel before. */
export function useFileActions(): (run: ReportRun) => MenuSection[] {
  const { t } = useTranslation('definitions')
  const family = useFamily(reportRuns)
  const { start } = useDownload()
  const cancel = useAct(family.cancel, t('files.cancelled'))
  return ({ id, state }) => {
    if (state === 'ready')
      return [
        {
          items: [
            {
              ...{ id: 'download', label: t('files.download'), icon: 'download' },
              onAction: () => void start((options) => family.file(id, options)),
            },
          ],
        },
      ]
    if (state !== 'queued' && state !== 'running') return []
    const item = {
      id: 'cancel',
      label: t('files.cancel'),
      icon: 'ban',
      onAction: () => void cancel(id),
    } as const
    return [{ items: [item] }]
  }
}
