/** A row that can be told from others. */
export interface Identified {
  readonly id: string
}

/** A page of rows as it was answered. */
export interface AnsweredPage<Row> {
  readonly data: readonly Row[]
  readonly meta: { readonly totalCount: number }
}

/** How many rows have come on top of those that were there. */
export function freshIn<Row extends Identified>(before: AnsweredPage<Row>, now: AnsweredPage<Row>): number {
  const known = new Set(before.data.map(({ id }) => id))
  const firstKnown = now.data.findIndex(({ id }) => known.has(id))
  // Nothing is left of what was there: all of it is new, or everything else is gone.
  return firstKnown === -1 ? now.data.length : firstKnown
}

/**
 * The rows that were there, as they are now. Those that are gone are gone; one that was pushed off the page by new rows
 * stays as it was.
 */
export function heldPage<Row extends Identified, Page extends AnsweredPage<Row>>(
  before: Page,
  now: Page,
): Page {
  const fresh = freshIn(before, now)
  if (fresh === 0) return now
  const current = new Map(now.data.map((row) => [row.id, row]))
  const pushedOff = before.data.slice(before.data.length - fresh)
  const data = before.data.flatMap((row) => current.get(row.id) ?? (pushedOff.includes(row) ? [row] : []))
  return { ...now, data }
}
