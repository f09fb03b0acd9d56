import { byDate, type Place } from './quota.rules.ts'
import { firstFull, type Room, takenBy } from './waiting-line.rules.ts'

/** A request that could be approved, in order of arrival. */
export type Candidate = { id: string; employeeId: string; planId: string; places: readonly Place[] }
/** By plan: its quotas and the places taken without these requests. */
export type Rooms = ReadonlyMap<string, Room>
type Suggested = { ids: Set<string>; method: 'exact' | 'greedy' }

/**
 * Up to this many requests all subsets are compared; beyond that a greedy search is used, since each more doubles the
 * work.
 */
export const mostCompared = 12
/** The maximum number of search steps, so that the answer takes only a moment. */
const mostSteps = 5000

/** Whether a request fits in addition to others of the set. */
export function fitsBeside(one: Candidate, others: readonly Candidate[], rooms: Rooms) {
  const room = rooms.get(one.planId)
  if (room === undefined) return undefined
  const beside = byDate(others.filter(({ planId }) => planId === one.planId).flatMap(takenBy))
  // Only the dates of the request: copying those of the whole plan at every step would be slow.
  const takenOn = (date: string) => [...(room.taken.get(date) ?? []), ...(beside.get(date) ?? [])]
  const taken = new Map(one.places.map(({ date }) => [date, takenOn(date)]))
  return firstFull(one, { quotas: room.quotas, taken })
}

/**
 * The best subset within the quotas: the most requests, then the fewest missing people, then the earliest ones.
 * `missing` returns how many people a subset leaves missing.
 */
export function bestSubset(
  candidates: readonly Candidate[],
  rooms: Rooms,
  missing: (chosen: readonly Candidate[]) => number,
  budget = mostSteps,
): Suggested {
  const fitting = candidates.filter((one) => fitsBeside(one, [], rooms) === undefined)
  const greedy = () => ({ ids: idsOf(inOrder(fitting, rooms)), method: 'greedy' as const })
  if (fitting.length > mostCompared) return greedy()
  let steps = 0
  let best: { chosen: Candidate[]; missing: number } = { chosen: [], missing: missing([]) }
  const look = (at: number, chosen: Candidate[]): void => {
    steps += 1
    if (steps > budget) return
    // Prune branches that cannot reach as many any more.
    if (chosen.length + fitting.length - at < best.chosen.length) return
    const one = fitting[at]
    if (one === undefined) {
      const left = missing(chosen)
      if (chosen.length > best.chosen.length || left < best.missing)
        best = { chosen: [...chosen], missing: left }
      return
    }
    if (fitsBeside(one, chosen, rooms) === undefined) look(at + 1, [...chosen, one])
    look(at + 1, chosen)
  }
  look(0, [])
  if (steps > budget) return greedy()
  return { ids: idsOf(best.chosen), method: 'exact' }
}

const idsOf = (chosen: readonly Candidate[]) => new Set(chosen.map(({ id }) => id))

function inOrder(fitting: readonly Candidate[], rooms: Rooms): Candidate[] {
  const chosen: Candidate[] = []
  for (const one of fitting) if (fitsBeside(one, chosen, rooms) === undefined) chosen.push(one)
  return chosen
}
