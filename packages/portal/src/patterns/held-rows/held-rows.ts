/** A row with an id. */
export interface Identified {
  readonly id: string
}

/** A page of rows as answered. */
export interface AnsweredPage<Row> {
  readonly data: readonly Row[]
  readonly meta: { readonly totalCount: number }
}

/** How many rows were added before the visible ones. */
export function freshIn<Row extends Identified>(before: AnsweredPage<Row>, now: AnsweredPage<Row>): number {
  const known = new Set(before.data.map(({ id }) => id))
  const firstKnown = now.data.findIndex(({ id }) => known.has(id))
  // No visible row is left: everything is new, or was deleted.
  return firstKnown === -1 ? now.data.length : firstKnown
}

/**
 * The visible rows with their current data. Deleted ones are removed; one that new rows pushed off the page stays
 * unchanged.
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
