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
/** A person with wishes for a period. */
export type Bidder = {
  employeeId: string
  /** Their seniority date. */
  since: string | null
  /** The score for rotation and points: lower ones come first. */
  points: number
  /** When they last submitted their wishes. */
  askedAt: Date
  bids: readonly Bid[]
}
export type BidOutcome = 'granted' | 'full' | 'not_needed' | 'refused'
export type Resolved = { bidder: Bidder; turn: number; outcomes: BidOutcome[] }

/** Everybody has only dates up to this one. */
const never = '9999-12-31'

/** The order in which people choose: by criterion, then by submission, then by id, so that it is deterministic. */
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

/** In turn, each person gets their first wish that has room. */
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
