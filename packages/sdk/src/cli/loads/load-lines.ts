import type { Load, LoadOutcome, Locale } from '@portal/sdk'
import type { Paint } from '#cli/terminal/paint.ts'
import { printable } from '#cli/terminal/printable.ts'
import { count, duration } from '#cli/progress/amounts.ts'

/** A load as text: name, state, counts of its rows, and where it comes from. */
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

/** Counts of the rows: `3,000 of 3,000: 2,795 created, 83 duplicated, 122 rejected`. */
function rowWords(load: Load, locale: Locale): string {
  const { processed, total, errors, created, updated, unchanged, duplicated, excluded } = load
  const parts = Object.entries({ created, updated, unchanged, duplicated, excluded, rejected: errors })
    .filter(([, number]) => number > 0)
    .map(([word, number]) => `${count(number, locale)} ${word}`)
  const whole = `${count(processed, locale)} of ${count(total, locale)}`
  return parts.length > 0 ? `${whole}: ${parts.join(', ')}` : whole
}

/** Counts of the records of a load that is being undone: `3 of 3: 2 removed, 1 restored`. */
function undoLines({ undo }: Load, locale: Locale): string[] {
  return undo === null ? [] : [`  undo      ${undoWords(undo, locale)}`]
}

/** Counts of the records of an undone load. */
export interface UndoCounts {
  readonly total: number
  readonly removed: number
  readonly restored: number
  readonly keptWorked: number
  readonly keptLater: number
  readonly missing: number
}

/** The sum, then the counts that are not zero. */
export function undoWords(undo: UndoCounts, locale: Locale): string {
  const { total, removed, restored, keptWorked, keptLater, missing } = undo
  const words = {
    removed,
    restored,
    'kept as worked': keptWorked,
    'kept as taken over by a later load': keptLater,
    gone: missing,
  }
  const parts = Object.entries(words)
    .filter(([, number]) => number > 0)
    .map(([word, number]) => `${count(number, locale)} ${word}`)
  const done = removed + restored + keptWorked + keptLater + missing
  return [`${count(done, locale)} of ${count(total, locale)}`, parts.join(', ')].filter(Boolean).join(': ')
}

const outcomeNotes: Partial<Record<LoadOutcome, string>> = {
  rejected: ', no row created',
  nothing_new: ', no new rows',
}

/** The state as text, coloured by whether it is good or bad news; also says when the load created no row. */
function stateWords({ state, outcome }: Load, paint: Paint): string {
  const more = outcome === null ? '' : (outcomeNotes[outcome] ?? '')
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
