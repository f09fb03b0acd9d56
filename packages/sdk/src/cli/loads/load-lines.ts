import type { Load, LoadOutcome, Locale } from '@portal/sdk'
import type { Paint } from '#cli/terminal/paint.ts'
import { printable } from '#cli/terminal/printable.ts'
import { count, duration } from '#cli/progress/amounts.ts'

/** A load for people: its name and state, what became of the rows, and where it comes from. */
export function loadLines(load: Load, locale: Locale, paint: Paint): string[] {
  return [
    `${paint.bold(printable(load.name))}  ${stateWords(load, paint)}`,
    `  id        ${load.id}`,
    `  template  ${printable(load.templateName)} (version ${load.templateVersion})`,
    `  rows      ${rowWords(load, locale)}`,
    ...timeLines(load, locale),
  ]
}

/** What became of the rows: `3,000 of 3,000: 2,795 created, 83 duplicated, 122 rejected`. */
function rowWords(load: Load, locale: Locale): string {
  const { processed, total, errors, created, updated, unchanged, duplicated, excluded } = load
  const parts = Object.entries({ created, updated, unchanged, duplicated, excluded, rejected: errors })
    .filter(([, number]) => number > 0)
    .map(([word, number]) => `${count(number, locale)} ${word}`)
  const whole = `${count(processed, locale)} of ${count(total, locale)}`
  return parts.length > 0 ? `${whole}: ${parts.join(', ')}` : whole
}

const telling: Partial<Record<LoadOutcome, string>> = {
  rejected: ', no row created',
  nothing_new: ', no new rows',
}

/** The state in words, in the colour of good or bad news; also where no row came of it. */
function stateWords({ state, outcome }: Load, paint: Paint): string {
  const more = outcome === null ? '' : (telling[outcome] ?? '')
  const words = `${state.replaceAll('_', ' ')}${more}`
  if (outcome === 'loaded') return paint.green(words)
  return outcome === 'failed' || outcome === 'rejected' ? paint.red(words) : paint.yellow(words)
}

function timeLines({ startedAt, finishedAt, rowsPerSecond }: Load, locale: Locale): string[] {
  if (startedAt === null || finishedAt === null) return []
  const seconds = (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000
  const rate = rowsPerSecond === null ? '' : `, ${count(rowsPerSecond, locale)} rows/s`
  return [`  took      ${duration(seconds)}${rate}`]
}
