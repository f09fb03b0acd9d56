import { useTranslation } from 'react-i18next'
import type { LoadSource, LoadSourceRun } from '@portal/sdk'
import { type Column, Link, Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

const tones = { loaded: 'success', same: 'neutral', failed: 'danger' } as const

/** The result for a file, or the error. */
function RunStatus({ run }: { run: LoadSourceRun }) {
  const { t } = useTranslation('loadSources')
  const words = run.failure === null ? t(`outcomes.${run.outcome}`) : t(`failures.${run.failure}`)
  return <Status tone={tones[run.outcome]}>{words}</Status>
}

/** The columns of the list of sources. */
export function useSourceColumns(): readonly Column<LoadSource>[] {
  const { t } = useTranslation('loadSources')
  const format = useFormat()
  return [
    { id: 'name', header: t('form.name'), rowHeader: true, priority: 1, cell: ({ name }) => name },
    {
      id: 'last',
      header: t('list.last'),
      priority: 1,
      cell: ({ lastRun }) => (lastRun === null ? t('list.never') : <RunStatus run={lastRun} />),
    },
    {
      id: 'from',
      header: t('list.from'),
      cell: ({ host, folder }) => <code>{[host, folder].filter(Boolean).join(': ')}</code>,
    },
    { id: 'pattern', header: t('form.pattern'), cell: ({ pattern }) => <code>{pattern}</code> },
    { id: 'template', header: t('form.template'), cell: ({ templateName }) => templateName },
    {
      id: 'next',
      header: t('list.next'),
      priority: 2,
      cell: ({ nextAt, isRunning }) =>
        isRunning ? t('list.running') : nextAt === null ? t('list.off') : format.dateTime(nextAt),
    },
  ]
}

/** The columns of a source's history. */
export function useRunColumns(): readonly Column<LoadSourceRun>[] {
  const { t } = useTranslation('loadSources')
  const format = useFormat()
  return [
    {
      id: 'at',
      header: t('runs.at'),
      rowHeader: true,
      priority: 1,
      cell: ({ ranAt }) => format.dateTime(ranAt),
    },
    { id: 'file', header: t('runs.file'), priority: 1, cell: ({ file }) => file ?? '' },
    { id: 'outcome', header: t('runs.outcome'), priority: 1, cell: (run) => <RunStatus run={run} /> },
    {
      id: 'load',
      header: t('runs.load'),
      cell: ({ load }) =>
        load === null ? '' : <Link href={`/clustering/cargue?load=${load.id}`}>{load.name}</Link>,
    },
  ]
}
