/** Whether none, some or all rows of the page are selected. */
export type PageSelection = 'none' | 'some' | 'all'

/** How much of the page is selected; rows of other pages do not count. */
export function pageSelection(keys: readonly string[], selected: ReadonlySet<string>): PageSelection {
  const count = keys.filter((key) => selected.has(key)).length
  if (count === 0) return 'none'
  return count === keys.length ? 'all' : 'some'
}

/** The selection with these rows added or taken away; rows of other pages stay as they are. */
export function withRows(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  isSelected: boolean,
): Set<string> {
  const next = new Set(selected)
  for (const key of keys) {
    if (isSelected) next.add(key)
    else next.delete(key)
  }
  return next
}

/** The rows from one to another, both included, whichever comes first; the one alone when the other is not there. */
export function rowsBetween(keys: readonly string[], from: string | undefined, to: string): string[] {
  const ends = [keys.indexOf(from ?? to), keys.indexOf(to)].toSorted((one, other) => one - other)
  const [start = -1, end = -1] = ends
  return start === -1 ? [to] : keys.slice(start, end + 1)
}
