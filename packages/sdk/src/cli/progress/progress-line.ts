import type { LoadState, Locale } from '@portal/sdk'
import type { Paint } from '#cli/terminal/paint.ts'
import { bytes, count, duration } from './amounts.ts'
import { type Measure, percentOf } from './measure.ts'

/** How to draw a line of progress. */
export interface LineLook {
  /** The maximum number of characters. */
  readonly columns: number
  readonly paint: Paint
  readonly locale: Locale
}

const stateTitles: Readonly<Record<LoadState, string>> = {
  created: 'Not started',
  queued: 'Waiting',
  processing: 'Loading',
  pausing: 'Stopping',
  paused: 'Stopped',
  completed: 'Loaded',
  completed_with_errors: 'Loaded',
  failed: 'Failed',
  undoing: 'Undoing',
  undo_paused: 'Stopped',
  undone: 'Undone',
}

const phaseTitles = {
  uploading: 'Uploading',
  importing: 'Making the load',
  loading: 'Loading',
  computing: 'Computing',
  downloading: 'Downloading',
} as const

const titleWidth = 11
/** Reserve room for the longest usual amounts and give the bar the rest, so that it does not change its width. */
const bar = { least: 10, most: 30, roomForAmounts: 72 }

/** The title of a phase. */
export function titleOf({ phase, state }: Measure): string {
  return state === undefined ? phaseTitles[phase] : stateTitles[state]
}

/** The amounts as text: `40 %`, `8,000 of 20,000 rows`, `52,000 rows/s`, `0:12 left`. */
export function amountsOf(measure: Measure, locale: Locale): string[] {
  if (measure.phase === 'importing') return []
  const { share, whole, rate, left } = partsOf(measure, locale)
  return [...share, whole, ...rate, ...left]
}

/**
 * One line of a terminal: title, bar and amounts. What does not fit is dropped, beginning with what the percentage
 * already says.
 */
export function progressLine(measure: Measure, { columns, paint, locale }: LineLook): string {
  const title = titleOf(measure)
  const percent = percentOf(measure)
  if (measure.phase === 'importing') return paint.bold(title.slice(0, columns))
  const width = Math.min(bar.most, Math.max(bar.least, columns - bar.roomForAmounts))
  const { share, whole, part, rate, left } = partsOf(measure, locale)
  const choices = [
    [...share, whole, ...rate, ...left],
    [...share, part, ...rate, ...left],
    [...share, ...left],
    share,
  ]
  const room = columns - titleWidth - (percent === undefined ? 0 : width + 2)
  const amounts = choices.find((parts) => parts.join('').length + parts.length * 2 <= room)
  if (!amounts) return paint.bold([title, ...share].join(' ').slice(0, columns))
  const drawn = percent === undefined ? [] : [barOf(percent, width, paint)]
  return [paint.bold(title.padEnd(titleWidth)), ...drawn, ...amounts].join('  ').trimEnd()
}

function partsOf(measure: Measure, locale: Locale) {
  const { done, total, unit, perSecond, secondsLeft = 0 } = measure
  const percent = percentOf(measure)
  const formatted = (value: number) => (unit === 'bytes' ? bytes(value, locale) : count(value, locale))
  const noun = unit === 'rows' ? ' rows' : ''
  return {
    share: percent === undefined ? [] : [`${Math.floor(percent)} %`.padStart(5)],
    whole: `${formatted(done)}${total === undefined ? '' : ` of ${formatted(total)}`}${noun}`,
    part: `${formatted(done)}${noun}`,
    rate: perSecond === undefined ? [] : [`${formatted(perSecond)}${noun}/s`],
    left: secondsLeft > 0 ? [`${duration(secondsLeft)} left`] : [],
  }
}

function barOf(percent: number, width: number, paint: Paint): string {
  const full = Math.floor((percent / 100) * width)
  return `${paint.green('█'.repeat(full))}${paint.dim('░'.repeat(width - full))}`
}
