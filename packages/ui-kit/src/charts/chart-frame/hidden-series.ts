/** The hidden series after one was toggled in the legend. Hiding the last visible one shows all again. */
export function toggled(hidden: ReadonlySet<string>, id: string, all: readonly string[]): Set<string> {
  const next = new Set(hidden)
  if (!next.delete(id)) next.add(id)
  return all.every((series) => next.has(series)) ? new Set() : next
}
