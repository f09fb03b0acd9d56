import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { FieldErrors } from '#contract/refuse.ts'

type Values = Record<string, unknown>
type Outcome = 'added' | 'changed' | 'unchanged' | 'left' | 'refused'

/** The result for one row of a file. */
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

/** The display name of a row: its key, or its position without one. */
export const keyOf = (key: unknown, index: number): string =>
  typeof key === 'string' && key !== '' ? key : `#${String(index + 1)}`

/** The counts for a family's rows; unchanged ones are only counted. */
export function tallied(family: string, rows: RowReview[], isReordered: boolean): FamilyReview {
  const counts = { added: 0, changed: 0, unchanged: 0, left: 0, refused: 0 }
  for (const { outcome } of rows) counts[outcome]++
  return { family, ...counts, isReordered, rows: rows.filter(isReported) }
}

const isReported = (row: RowReview): row is RowReview<ReportedOutcome> => row.outcome !== 'unchanged'

/**
 * A review with a hash of exactly what would be done: every change with its old and new values. Rows that the file
 * does not contain are not affected, and may change meanwhile.
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

/** The differences between the old and the new row. */
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

/** The logged summary of a review: counts by family. */
export const countsOf = (families: readonly FamilyReview[]) =>
  Object.fromEntries(
    families.map(({ family, added, changed, refused }) => [family, { added, changed, refused }]),
  )

/** Sorts families so that each comes after those it refers to; cycles keep their order. */
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
