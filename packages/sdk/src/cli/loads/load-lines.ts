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
    ...undoLines(load, locale),
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

/** What became of the records of a load that is taken back: `3 of 3: 2 removed, 1 restored`. */
function undoLines({ undo }: Load, locale: Locale): string[] {
  return undo === null ? [] : [`  undo      ${undoWords(undo, locale)}`]
}

/** What becomes of records when a load is taken back. */
export interface UndoCounts {
  readonly total: number
  readonly removed: number
  readonly restored: number
  readonly keptWorked: number
  readonly keptLater: number
  readonly gone: number
}

/** The parts that are not nothing, after their sum. */
export function undoWords(undo: UndoCounts, locale: Locale): string {
  const { total, removed, restored, keptWorked, keptLater, gone } = undo
  const words = {
    removed,
    restored,
    'kept as worked': keptWorked,
    'kept as taken over by a later load': keptLater,
    gone,
  }
  const parts = Object.entries(words)
    .filter(([, number]) => number > 0)
    .map(([word, number]) => `${count(number, locale)} ${word}`)
  const done = removed + restored + keptWorked + keptLater + gone
  return [`${count(done, locale)} of ${count(total, locale)}`, parts.join(', ')].filter(Boolean).join(': ')
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
