import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { FieldErrors } from '#contract/refuse.ts'

type Values = Record<string, unknown>
type Outcome = 'added' | 'changed' | 'unchanged' | 'left' | 'refused'

/** What came of one row of a file. */
export type RowReview<Kind extends Outcome = Outcome> = {
  key: string
  outcome: Kind
  before: Values | null
  after: Values | null
  errors: FieldErrors
  missing: string[]
}
type ReportedOutcome = Exclude<Outcome, 'unchanged'>

export type FamilyReview = {
  family: string
  isReordered: boolean
  rows: RowReview<ReportedOutcome>[]
} & Record<Outcome, number>

/** How a row is called: by its key, or by its place when it has none. */
export const keyOf = (key: unknown, index: number): string =>
  typeof key === 'string' && key !== '' ? key : `#${String(index + 1)}`

/** The rows of a family counted; those that do not change are told by their number alone. */
export function tallied(family: string, rows: RowReview[], isReordered: boolean): FamilyReview {
  const counts = { added: 0, changed: 0, unchanged: 0, left: 0, refused: 0 }
  for (const { outcome } of rows) counts[outcome]++
  return { family, ...counts, isReordered, rows: rows.filter(isReported) }
}

const isReported = (row: RowReview): row is RowReview<ReportedOutcome> => row.outcome !== 'unchanged'

/**
 * A review and its name, which stands for exactly what would be done: what changes, from what, to what. What the file
 * does not name may change meanwhile: nothing is done to it.
 */
export function reviewOf(families: FamilyReview[], unknown: string[]) {
  const done = families.map(({ rows, ...family }) => ({
    ...family,
    left: 0,
    rows: rows.filter(({ outcome }) => outcome !== 'left'),
  }))
  const review = createHash('sha256').update(JSON.stringify({ done, unknown })).digest('base64url')
  return { review, families, unknown }
}

/** What a row said and says, as far as it differs. */
export function differing(was: Values, is: Values): { before: Values; after: Values } {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => !isDeepStrictEqual(was[name], is[name]),
  )
  const picked = (row: Values) => Object.fromEntries(names.map((name) => [name, row[name] ?? null]))
  return { before: picked(was), after: picked(is) }
}

/** Whether some rows appear in this order among all rows, with any others between them. */
export function isInOrder(ids: readonly string[], current: readonly string[]): boolean {
  const named = new Set(ids)
  return isDeepStrictEqual(
    current.filter((id) => named.has(id)),
    [...ids],
  )
}

/** What the log keeps of a review: how many of what in which family. */
export const countsOf = (families: readonly FamilyReview[]) =>
  Object.fromEntries(
    families.map(({ family, added, changed, refused }) => [family, { added, changed, refused }]),
  )

/** Families in an order in which each stands behind those whose tables it refers to; a circle is left as it comes. */
export function inOrder<Family extends { table: string; refersTo: readonly string[] }>(
  families: readonly Family[],
): Family[] {
  const ordered = new Set<Family>()
  const begun = new Set<Family>()
  const add = (family: Family) => {
    if (begun.has(family)) return
    begun.add(family)
    for (const other of families) if (family.refersTo.includes(other.table)) add(other)
    ordered.add(family)
  }
  for (const family of families) add(family)
  return [...ordered]
}
