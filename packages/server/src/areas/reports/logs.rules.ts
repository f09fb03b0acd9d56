/** Days of the asked period as moments: the whole last day belongs to it. */
export function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const dayMs = 24 * 60 * 60_000
  return {
    since: from === undefined ? undefined : new Date(from),
    before: to === undefined ? undefined : new Date(new Date(to).getTime() + dayMs),
  }
}

/** Words of a search as a question to the word index: each is the beginning of a word. */
export function wordsOf(search: string): string {
  return search
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => `${word}:*`)
    .join(' & ')
}
