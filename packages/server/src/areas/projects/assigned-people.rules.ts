import { refuse } from '#contract/refuse.ts'
import type { Period } from '#db/day.ts'

/** Nothing ends before it begins. */
export function checkDays({ startsOn, endsOn }: Period): void {
  if (endsOn !== null && endsOn < startsOn) refuse('invalid', 'endsOn')
}

/** Whether nothing of a row would change. */
export const isSame = (before: object, after: object): boolean =>
  Object.entries(after).every(([name, value]) => Reflect.get(before, name) === value)

type Row = { id: string; displayName: string; refusal: 'unknown' | 'same' | null }

/** How many changed, and what became of each one. */
export function resultOf(rows: readonly Row[]) {
  const accepted = rows.filter(({ refusal }) => refusal === null).length
  return { accepted, refused: rows.length - accepted, rows }
}
