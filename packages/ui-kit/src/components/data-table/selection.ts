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
