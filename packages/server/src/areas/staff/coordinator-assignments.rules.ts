import { refuse } from '#contract/refuse.ts'
import { daysAfter, type Period } from '#db/day.ts'

export type Held = Period & { id: string; employeeId: string; coordinatorId: string }
export type Refused = 'unknown' | 'self' | 'circle' | 'same'

/** The past does not change, and the end must not be before the beginning. */
export function checkPeriod({ startsOn, endsOn }: Period, today: string): void {
  if (startsOn < today) refuse('invalid', 'startsOn')
  if (endsOn !== null && endsOn < startsOn) refuse('invalid', 'endsOn')
}

type Move = Period & { coordinatorId: string | null }
type Known = {
  isKnown: boolean
  /** Who coordinates the new coordinator on any day of the period, directly or indirectly. */
  above: ReadonlySet<string>
  held: readonly Held[]
}

/** Why a person cannot have this coordinator in this period; null when they can. */
export function refusalOf(employeeId: string, move: Move, { isKnown, above, held }: Known): Refused | null {
  if (!isKnown) return 'unknown'
  if (move.coordinatorId === null) return held.length === 0 ? 'same' : null
  if (employeeId === move.coordinatorId) return 'self'
  if (above.has(employeeId)) return 'circle'
  return held.some((one) => one.coordinatorId === move.coordinatorId && isWithin(move, one)) ? 'same' : null
}

const isWithin = (inner: Period, outer: Period): boolean =>
  outer.startsOn <= inner.startsOn &&
  (outer.endsOn === null || (inner.endsOn !== null && inner.endsOn <= outer.endsOn))

export type Carving = {
  /** Entirely inside the period: deleted. */
  removed: string[]
  /** End on the day before. */
  shortened: string[]
  /** Begin on the day after. */
  delayed: string[]
  /** Span the period: split, continuing on the day after. */
  returning: Held[]
}

/** The effect of a new period on overlapping assignments. */
export function carve(held: readonly Held[], { startsOn, endsOn }: Period): Carving {
  const isLonger = (one: Held) => endsOn !== null && (one.endsOn === null || one.endsOn > endsOn)
  const before = held.filter((one) => one.startsOn < startsOn)
  const after = held.filter((one) => one.startsOn >= startsOn)
  return {
    removed: after.filter((one) => !isLonger(one)).map(({ id }) => id),
    shortened: before.map(({ id }) => id),
    delayed: after.filter(isLonger).map(({ id }) => id),
    returning: before
      .filter(isLonger)
      .map((one) => ({ ...one, startsOn: endsOn === null ? one.startsOn : daysAfter(endsOn, 1) })),
  }
}
