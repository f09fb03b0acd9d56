import { isPortalError, type ReportRun, type ReportRunActs } from '@portal/sdk'
import type { ExportFormat } from '@portal/ui-kit'
import type { ShownReport } from '#patterns/reports/stored-report.ts'
import { reportQuery } from '#patterns/reports/report-address.ts'
import { loadPhrases } from '#phrases/i18n.ts'
import { phrasesOf } from '#phrases/translate.ts'

const pauseMs = 1000

interface Behind {
  readonly runs: ReportRunActs
  readonly report: ShownReport
  readonly format: ExportFormat
  /** Cancels on the server, too. */
  readonly signal: AbortSignal
  readonly onShare: (share: number) => void
}

/** A finished file, or the reason why there is none; texts for people. */
export type MadeBehind =
  | { readonly id: string; readonly message: string; readonly download: string }
  | { readonly failure: string }

/** Lets the service create the file of a report, with progress; undefined when cancelled. */
export async function exportBehind({
  runs,
  report: { report, ask, columns },
  format,
  signal,
  onShare,
}: Behind): Promise<MadeBehind | undefined> {
  const asked = { report, query: reportQuery(ask), columns: [...columns], format }
  const [begun] = await Promise.all([runs.create(asked), loadPhrases('definitions')])
  let run: ReportRun = begun
  while (run.state === 'queued' || run.state === 'running') {
    if (signal.aborted) return stop(runs, run.id)
    if (run.total !== null && run.total > 0) onShare(run.done / run.total)
    await paused(signal)
    // Retries when the connection is lost: the service continues without this page.
    run = await runs.show(run.id).catch((error: unknown) => {
      if (isPortalError(error, 'connection') || isPortalError(error, 'timeout')) return run
      throw error
    })
  }
  return outcomeOf(run)
}

function outcomeOf({ id, name, state, failure }: ReportRun): MadeBehind | undefined {
  const t = phrasesOf('definitions')
  if (state === 'ready') return { id, message: t('files.isReady', { name }), download: t('files.download') }
  return state === 'cancelled' ? undefined : { failure: t(`files.failures.${failure ?? 'internal'}`) }
}

/** One that had finished by then stays in the list of files. */
const stop = (runs: ReportRunActs, id: string): Promise<undefined> =>
  runs.cancel(id).then(
    () => undefined,
    (error: unknown) => {
      if (!isPortalError(error, 'conflict')) throw error
      return undefined
    },
  )

const paused = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, pauseMs)
    signal.addEventListener('abort', done)
  })
