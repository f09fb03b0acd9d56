import { byDate, type Place } from './quota.rules.ts'
import { firstFull, type Room, takenBy } from './waiting-line.rules.ts'

/** A request that could be approved, in the order in which it came. */
export type Candidate = { id: string; employeeId: string; planId: string; places: readonly Place[] }
/** By plan: its quotas and what is taken without these requests. */
export type Rooms = ReadonlyMap<string, Room>
type Suggested = { ids: Set<string>; method: 'exact' | 'greedy' }

/** All subsets of so many are compared; of more, one request after the other is taken: each more doubles them. */
export const mostCompared = 12
/** After so many steps the search ends: who waits for the answer waits no longer than a moment. */
const mostSteps = 5000

/** Whether a request fits beside others of the set. */
export function fitsBeside(one: Candidate, others: readonly Candidate[], rooms: Rooms) {
  const room = rooms.get(one.planId)
  if (room === undefined) return undefined
  const beside = byDate(others.filter(({ planId }) => planId === one.planId).flatMap(takenBy))
  // Only the dates of the request: those of the whole plan would be copied at every step of a search.
  const takenOn = (date: string) => [...(room.taken.get(date) ?? []), ...(beside.get(date) ?? [])]
  const taken = new Map(one.places.map(({ date }) => [date, takenOn(date)]))
  return firstFull(one, { quotas: room.quotas, taken })
}

/**
 * The best subset that keeps the quotas: the most requests, then the fewest people missing of what is needed, then those
 * that came first. `missing` says how many a subset leaves missing.
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
    // What cannot come to as many any more is not looked at.
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
