import type { PeriodCriterion } from './period.rules.ts'
import { type Place, withMore } from './quota.rules.ts'
import { firstFull, type Room, takenBy } from './waiting-line.rules.ts'

export type Bid = {
  rank: number
  startsOn: string
  endsOn: string
  places: readonly Place[]
  isRefused: boolean
}
/** Somebody who would like to have something of a period. */
export type Bidder = {
  employeeId: string
  /** Since when they are here. */
  since: string | null
  /** What counts by rotation and points: fewer come first. */
  points: number
  /** When they last said what they would like to have. */
  askedAt: Date
  bids: readonly Bid[]
}
export type BidOutcome = 'granted' | 'full' | 'not_needed' | 'refused'
export type Resolved = { bidder: Bidder; turn: number; outcomes: BidOutcome[] }

/** No day of a person is later than this one. */
const never = '9999-12-31'

/** In which order people choose: by the criterion; then who said so first; then by their ids, so that it is the same each time. */
export const turns = (bidders: readonly Bidder[], criterion: PeriodCriterion): Bidder[] =>
  bidders.toSorted(
    (one, other) =>
      byCriterion[criterion](one, other) ||
      one.askedAt.getTime() - other.askedAt.getTime() ||
      compare(one.employeeId, other.employeeId),
  )

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
const byPoints = (one: Bidder, other: Bidder) => one.points - other.points
const byCriterion: Record<PeriodCriterion, (one: Bidder, other: Bidder) => number> = {
  arrival: () => 0,
  seniority: (one, other) => compare(one.since ?? never, other.since ?? never),
  rotation: byPoints,
  points: byPoints,
}

/** Each in their turn gets the first of what they would like to have for which there is room. */
export function resolved(bidders: readonly Bidder[], criterion: PeriodCriterion, room: Room): Resolved[] {
  let { taken } = room
  return turns(bidders, criterion).map((bidder, at) => {
    let granted: Bid | undefined
    const outcomes = bidder.bids.map((bid): BidOutcome => {
      if (granted !== undefined) return 'not_needed'
      if (bid.isRefused) return 'refused'
      if (
        firstFull({ employeeId: bidder.employeeId, places: bid.places }, { quotas: room.quotas, taken }) !==
        undefined
      )
        return 'full'
      granted = bid
      return 'granted'
    })
    const { employeeId } = bidder
    taken = withMore(taken, takenBy({ employeeId, places: granted?.places ?? [] }))
    return { bidder, turn: at + 1, outcomes }
  })
}
