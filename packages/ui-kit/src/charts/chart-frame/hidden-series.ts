/** The hidden series after one was pressed in the legend. When the last one would go, all of them come back. */
export function toggled(hidden: ReadonlySet<string>, id: string, all: readonly string[]): Set<string> {
  const next = new Set(hidden)
  if (!next.delete(id)) next.add(id)
  return all.every((series) => next.has(series)) ? new Set() : next
}
