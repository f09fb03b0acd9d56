import { refuse } from '#contract/refuse.ts'
import type { Period } from '#db/day.ts'

/** The end must not be before the beginning. */
export function checkDays({ startsOn, endsOn }: Period): void {
  if (endsOn !== null && endsOn < startsOn) refuse('invalid', 'endsOn')
}

/** Whether a row would stay unchanged. */
export const isSame = (before: object, after: object): boolean =>
  Object.entries(after).every(([name, value]) => Reflect.get(before, name) === value)

type Row = { id: string; displayName: string; refusal: 'unknown' | 'same' | null }

/** The number of changes, and the result for each person. */
export function resultOf(rows: readonly Row[]) {
  const accepted = rows.filter(({ refusal }) => refusal === null).length
  return { accepted, refused: rows.length - accepted, rows }
}
