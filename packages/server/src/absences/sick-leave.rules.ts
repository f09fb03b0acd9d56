import { refuse } from '#contract/refuse.ts'
import type { ExpectedDuration, SickPartKind } from '#db/schema/absences.ts'

export type Part = { kind: SickPartKind; on: string }
export type SickLeave = { from: string; until: string | null; parts: readonly Part[] }

/** Refuses an invalid report: before the beginning, out of order, duplicate, or after the discharge. */
export function checkPart(leave: SickLeave, part: Part): void {
  const has = (kind: SickPartKind) => leave.parts.some((one) => one.kind === kind)
  if (has('discharge') || (part.kind === 'baja' && has('baja'))) refuse('invalid', 'kind')
  const last = leave.parts.reduce((day, { on }) => (on > day ? on : day), leave.from)
  if (part.on < last) refuse('invalid', 'on', { value: last })
}

const dayMs = 24 * 60 * 60_000
const longest: readonly (readonly [ExpectedDuration, number])[] = [
  ['very_short', 4],
  ['short', 30],
  ['medium', 60],
]

/** The social security's category for this many days (RD 625/2014): fewer than 5, 5 to 30, 31 to 60, 61 and more. */
export function durationOf(from: string, until: string): ExpectedDuration {
  const days = (Date.parse(until) - Date.parse(from)) / dayMs + 1
  return longest.find(([, most]) => days <= most)?.[0] ?? 'long'
}
