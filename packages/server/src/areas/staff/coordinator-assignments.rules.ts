import { refuse } from '#contract/refuse.ts'
import { daysAfter, type Period } from '#db/day.ts'

export type Held = Period & { id: string; employeeId: string; coordinatorId: string }
export type Refused = 'unknown' | 'self' | 'circle' | 'same'

/** What has passed stays as it was, and nothing ends before it begins. */
export function checkPeriod({ startsOn, endsOn }: Period, today: string): void {
  if (startsOn < today) refuse('invalid', 'startsOn')
  if (endsOn !== null && endsOn < startsOn) refuse('invalid', 'endsOn')
}

type Move = Period & { coordinatorId: string | null }
type Known = {
  isKnown: boolean
  /** Who coordinates the new coordinator on some day of the time, directly or through others. */
  above: ReadonlySet<string>
  held: readonly Held[]
}

/** Why a person cannot have this coordinator in this time; null when they can. */
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
  /** Lie within the time and go. */
  removed: string[]
  /** End on the day before. */
  shortened: string[]
  /** Begin on the day after. */
  delayed: string[]
  /** Return on the day after: they reach over both ends. */
  returning: Held[]
}

/** What becomes of the assignments that a new time overlaps. */
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
