import type { Locale } from '@portal/sdk'
import type { Sink } from '#cli/terminal/shell.ts'
import { type Measure, percentOf, type Progress } from './measure.ts'
import { amountsOf, titleOf } from './progress-line.ts'

/** Whether the measurement deserves a line of its own: a new phase or state, or ten more percent. */
function isStep(before: Measure | undefined, measure: Measure): boolean {
  if (!before || before.phase !== measure.phase || before.state !== measure.state) return true
  return tenthOf(measure) > tenthOf(before)
}

/** Writes lines for a log: one per phase and per 10 %. */
export function plainProgress(sink: Sink, locale: Locale): Progress {
  let last: Measure | undefined
  return {
    report(measure) {
      if (!isStep(last, measure)) return
      last = measure
      const amounts = amountsOf(measure, locale).map((amount) => amount.trim())
      sink.write(`${[titleOf(measure), ...amounts].join('  ')}\n`)
    },
    end: () => undefined,
  }
}

function tenthOf(measure: Measure): number {
  return Math.floor((percentOf(measure) ?? 0) / 10)
}
