import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf, type CallOptions, type Page } from '@portal/sdk'
import { toast, type ExportFormat, type ExportRun, type ExportScope } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { reportRuns } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import type { ShownReport } from '#patterns/reports/stored-report.ts'
import { saveFile } from '#patterns/save-file.ts'
import { useDownload } from '#patterns/use-download.ts'
import type { MadeBehind } from './export-behind.ts'
import type { ExportColumn } from './export-columns.ts'
import { onePage } from './one-page.ts'

/** What is exported: all pages of the current list, or its ticked rows. */
export interface ExportSource<Row> {
  readonly name: string
  readonly columns: readonly ExportColumn<Row>[]
  /** The active filters as texts. */
  readonly conditions?: readonly string[]
  readonly pages: (options: CallOptions) => AsyncIterable<Page<Row>>
  /** The rows that are ticked, if any. */
  readonly ticked?: readonly Row[]
}

/**
 * Exports the current list; with progress, cancellation and retry. For reports the service does it in the background:
 * the file is offered when ready, and stays in the person's list of files.
 */
export function useExport<Row>(source: ExportSource<Row>, report?: ShownReport) {
  const { t, i18n } = useTranslation('general')
  const { dateTime } = useFormat()
  const [run, setRun] = useState<ExportRun>()
  const stop = useRef<AbortController>(undefined)
  const runs = useFamily(reportRuns)
  const download = useDownload()
  const start = async (format: ExportFormat, of: ExportScope): Promise<void> => {
    const { signal } = (stop.current = new AbortController())
    const cancel = () => stop.current?.abort()
    const atWork = { state: 'running', format, onCancel: cancel } as const
    const name = `${source.name}.${format}`
    const onShare = (share: number) => setRun({ ...atWork, share })
    setRun(atWork)
    try {
      if (report !== undefined && of === 'all') {
        const { exportBehind } = await import('./export-behind.ts')
        over(format, await exportBehind({ runs, report, format, signal, onShare }))
        return
      }
      // Loaded on demand: most people never export.
      const { exportRows } = await import('./export-rows.ts')
      const file = await exportRows({
        title: source.name,
        format,
        language: i18n.language,
        madeAt: dateTime(new Date().toISOString()),
        pages: of === 'ticked' ? onePage(source.ticked ?? []) : source.pages({ signal }),
        columns: source.columns,
        conditions: source.conditions,
        onShare,
      })
      saveFile(name, file)
      toast({ tone: 'success', title: t('done.downloaded', { name }) })
      setRun(undefined)
    } catch (error) {
      if (signal.aborted) setRun(undefined)
      else setRun(failed(format, of, messageOf(error, i18n.language)))
    }
  }
  const over = (format: ExportFormat, made: MadeBehind | undefined): void => {
    setRun(made !== undefined && 'failure' in made ? failed(format, 'all', made.failure) : undefined)
    if (made === undefined || 'failure' in made) return
    const { id, message, download: label } = made
    const onPress = () => void download.start((options) => runs.file(id, options))
    toast({ tone: 'success', title: message, action: { label, onPress }, timeoutMs: 0 })
  }
  const failed = (format: ExportFormat, of: ExportScope, reason: string): ExportRun => ({
    state: 'failed',
    reason,
    onRetry: () => void start(format, of),
    onDismiss: () => setRun(undefined),
  })
  return { run, start }
}
