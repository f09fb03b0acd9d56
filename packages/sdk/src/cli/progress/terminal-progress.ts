import type { Locale } from '@portal/sdk'
import type { Paint } from '#cli/terminal/paint.ts'
import type { Sink } from '#cli/terminal/shell.ts'
import { type Measure, percentOf, type Progress } from './measure.ts'
import { progressLine } from './progress-line.ts'

/** Settings of the terminal bar. */
export interface TerminalLook {
  readonly paint: Paint
  readonly locale: Locale
  readonly now?: () => number
}

const redrawMs = 100
const usualColumns = 80
/** Moves to the start of the line and clears it. */
const wiped = '\r\u001b[K'

/** Redraws one line in place; the last line of a phase with a bar stays visible. */
export function terminalProgress(sink: Sink, look: TerminalLook): Progress {
  const { paint, locale, now = Date.now } = look
  let latest: Measure | undefined
  let drawnAt = 0
  const draw = (measure: Measure) => {
    // Keep one column free: some terminals wrap after writing the last one.
    const columns = (sink.columns ?? usualColumns) - 1
    sink.write(`${wiped}${progressLine(measure, { columns, paint, locale })}`)
    drawnAt = now()
  }
  const leave = () => {
    if (!latest) return
    const hadBar = percentOf(latest) !== undefined || latest.phase === 'downloading'
    if (hadBar) draw(latest)
    sink.write(hadBar ? '\n' : wiped)
    latest = undefined
  }
  return {
    report(measure) {
      if (latest && latest.phase !== measure.phase) leave()
      const isNews = latest?.state !== measure.state || latest === undefined
      latest = measure
      if (isNews || now() - drawnAt >= redrawMs) draw(measure)
    },
    end: leave,
  }
}
