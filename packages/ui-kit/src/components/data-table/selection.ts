/** Whether none, some or all rows of the page are selected. */
export type PageSelection = 'none' | 'some' | 'all'

/** How much of the page is selected, ignoring other pages. */
export function pageSelection(keys: readonly string[], selected: ReadonlySet<string>): PageSelection {
  const count = keys.filter((key) => selected.has(key)).length
  if (count === 0) return 'none'
  return count === keys.length ? 'all' : 'some'
}

/** The selection after adding or removing these rows; other pages keep theirs. */
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

/** The range between two rows, inclusive and in either direction; only the row when the other is not on the page. */
export function rowsBetween(keys: readonly string[], from: string | undefined, to: string): string[] {
  const ends = [keys.indexOf(from ?? to), keys.indexOf(to)].toSorted((one, other) => one - other)
  const [start = -1, end = -1] = ends
  return start === -1 ? [to] : keys.slice(start, end + 1)
}
