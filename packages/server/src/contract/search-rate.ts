import type { Clock } from '#seams/clock.ts'
import { tooMany } from './refuse.ts'

/** A search reads whole tables. Who types asks some times a second; who asks oftener than this for a minute is no person. */
export const searchesAMinute = 300
const windowMs = 60_000

/** Counts what a person searches, in this process, and refuses when it is enough for the minute (check 70). */
export function searchGate(clock: Clock): (userId: string, query: unknown) => void {
  let since = 0
  let counts = new Map<string, number>()
  return (userId, query) => {
    if (!isSearch(query)) return
    const now = clock.now().getTime()
    // Everybody's minute is the same one: what is counted goes with it, and nothing piles up.
    if (now - since >= windowMs || now < since) {
      since = now
      counts = new Map()
    }
    const count = (counts.get(userId) ?? 0) + 1
    counts.set(userId, count)
    if (count > searchesAMinute) tooMany((since + windowMs - now) / 1000)
  }
}

function isSearch(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'search' in query && query.search !== ''
}
