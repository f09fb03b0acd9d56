/** Somebody who can receive tickets of a skill now. */
export type Free = { userId: string; level: number; load: number; maxOpen: number }
export type Waiting = { id: string; skippedBy: readonly string[] }
export type Offer = {
  ticketId: string
  userId: string
  trace: { level: number; load: number; maxOpen: number }
}

/**
 * Distributes waiting tickets in order: each to the person with the fewest open ones and capacity, of equals to the
 * better one. Nobody gets one they skipped.
 */
export function shareOut(waiting: readonly Waiting[], people: readonly Free[]): Offer[] {
  const loads = new Map(people.map(({ userId, load }) => [userId, load]))
  const loadOf = ({ userId }: Free) => loads.get(userId) ?? 0
  return waiting.flatMap(({ id, skippedBy }) => {
    const free = people.filter((one) => loadOf(one) < one.maxOpen && !skippedBy.includes(one.userId))
    const [first, ...others] = free
    if (first === undefined) return []
    const chosen = others.reduce((best, one) => (isBefore(one, best, loadOf) ? one : best), first)
    const { userId, level, maxOpen } = chosen
    const load = loadOf(chosen)
    loads.set(userId, load + 1)
    return [{ ticketId: id, userId, trace: { level, load, maxOpen } }]
  })
}

const isBefore = (one: Free, other: Free, loadOf: (person: Free) => number): boolean =>
  loadOf(one) === loadOf(other) ? one.level > other.level : loadOf(one) < loadOf(other)
