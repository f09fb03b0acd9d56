import type { Locale } from '@portal/sdk'
import type { Output } from '#cli/terminal/output.ts'
import type { Sink } from '#cli/terminal/shell.ts'
import { jsonProgress } from './json-progress.ts'
import type { Progress } from './measure.ts'
import { plainProgress } from './plain-progress.ts'
import { terminalProgress } from './terminal-progress.ts'

/** Where to show progress, and how. */
export interface ProgressOptions {
  readonly sink: Sink
  readonly output: Output
  readonly locale: Locale
  readonly isQuiet: boolean
  /** Whether machines get a stream of events instead of one document. */
  readonly isStream: boolean
  /** The terminal type: a `dumb` one cannot redraw a line. */
  readonly term: string | undefined
}

const silent: Progress = { report: () => undefined, end: () => undefined }

/** Chooses the progress display: JSON lines, a bar on a terminal, lines for a log, or none. */
export function progressTo(options: ProgressOptions): Progress {
  const { sink, output, locale, isQuiet, isStream, term } = options
  if (output.isJson) return isStream ? jsonProgress(output.event) : silent
  if (isQuiet) return silent
  if (sink.isTTY !== true || term === 'dumb') return plainProgress(sink, locale)
  return terminalProgress(sink, { paint: output.paint, locale })
}
