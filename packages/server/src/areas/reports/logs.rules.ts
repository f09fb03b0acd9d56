/** Days of the period as instants: the last day is included. */
export function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const dayMs = 24 * 60 * 60_000
  return {
    since: from === undefined ? undefined : new Date(from),
    before: to === undefined ? undefined : new Date(new Date(to).getTime() + dayMs),
  }
}

/** The words of a search as a query on the word index, matching prefixes. */
export function wordsOf(search: string): string {
  return search
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => `${word}:*`)
    .join(' & ')
}
