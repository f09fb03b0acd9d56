import { daysAfter } from '#db/day.ts'
import type { AskedDay } from './count.rules.ts'
import { type Asked, type Facts, type Judged, judged, unitsOf } from './judge.rules.ts'

/** The search range for the nearest dates, and the maximum number of suggestions. */
export const reachDays = 60
const maxAlternatives = 3

/** Constraints on dates besides the rules of the agreement. */
export type Passing = { passes: (result: Judged) => boolean; longestDays: number | null }

/** The nearest valid dates, for as many days or for as many as the rules allow (N1). */
export function alternativesTo(
  asked: Asked,
  result: Judged,
  facts: Facts,
  { passes, longestDays }: Passing,
): { from: string; until: string }[] {
  const shapes = shapesOf(asked, result, longestDays)
  const isPassing = (days: readonly AskedDay[]) => {
    const other = judged({ ...asked, days }, facts)
    return other.refusals.length === 0 && passes(other)
  }
  const found: { from: string; until: string }[] = []
  for (const offset of offsets())
    for (const shape of shapes) {
      const days = shape.map((day) => ({ ...day, date: daysAfter(day.date, offset) }))
      const [from, until] = [days[0]?.date, days.at(-1)?.date]
      if (from === undefined || until === undefined || found.length === maxAlternatives) return found
      if (!found.some((one) => one.from === from) && isPassing(days)) found.push({ from, until })
    }
  return found
}

/** Nearer ones first, later before earlier. */
const offsets = (): number[] =>
  Array.from({ length: 2 * reachDays + 1 }, (_, at) => (at % 2 === 1 ? (at + 1) / 2 : -at / 2))

/** The requested days; if they are too many, too few or not consecutive, as many as the rules allow. */
function shapesOf(
  { days }: Asked,
  { rules, refusals, available }: Judged,
  longestDays: number | null,
): AskedDay[][] {
  const inOrder = days.toSorted((one, other) => (one.date < other.date ? -1 : 1))
  const first = inOrder[0]?.date
  if (first === undefined || rules === null) return []
  const isRefused = (rule: string) => refusals.some((one) => one.rule === rule)
  const lengths = lengthsOf(inOrder.length, rules.blockDays, isRefused)
  const isTooLong = inOrder.length > (longestDays ?? inOrder.length)
  if (!isTooLong && !otherLength.some(isRefused)) return [inOrder]
  const longest = rules.longestDays ?? inOrder.length + (rules.blockDays ?? 0)
  const most = Math.min(longest, longestDays ?? longest, available / unitsOf(1))
  return lengths
    .filter((length) => length > 0 && length <= most)
    .map((length) =>
      Array.from({ length }, (_, at) => ({
        date: daysAfter(first, at),
        part: 'day' as const,
        minutes: null,
      })),
    )
}

/** Refusals that depend on the length. */
const otherLength = ['block_length', 'not_enough', 'too_long']

function lengthsOf(length: number, block: number | null, isRefused: (rule: string) => boolean): number[] {
  if (block === null) return Array.from({ length }, (_, at) => length - at)
  const up = Math.ceil(length / block) * block
  const down = Array.from(
    { length: Math.floor(length / block) },
    (_, at) => (Math.floor(length / block) - at) * block,
  )
  return isRefused('not_enough') ? down : [up, ...down]
}
