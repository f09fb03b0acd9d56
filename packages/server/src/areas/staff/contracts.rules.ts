import { refuse } from '#contract/refuse.ts'
import { daysAfter, type Period } from '#db/day.ts'

/** The end must not be before the beginning. */
export function checkDays({ startsOn, endsOn }: Period): void {
  if (endsOn !== null && endsOn < startsOn) refuse('invalid', 'endsOn', { value: startsOn })
}

type Version = Period & { id: string }

/**
 * The effect of a version on the person's others: the open-ended one in force ends on the day before. Any other
 * overlap is refused with the first day of the existing version.
 */
export function makingRoom(
  period: Period,
  others: readonly Version[],
): { id: string; endsOn: string } | undefined {
  const overlapping = others.filter((other) => overlaps(period, other))
  const [one] = overlapping
  if (one === undefined) return undefined
  if (overlapping.length === 1 && one.endsOn === null && one.startsOn < period.startsOn)
    return { id: one.id, endsOn: daysAfter(period.startsOn, -1) }
  return refuse('taken', 'startsOn', { value: one.startsOn })
}

const overlaps = (one: Period, other: Period): boolean =>
  (one.endsOn === null || other.startsOn <= one.endsOn) &&
  (other.endsOn === null || one.startsOn <= other.endsOn)

type Measuring = Period & { weekDays: readonly number[]; workCenterId: string; partTime: boolean }

/** The days that are evaluated differently after a change of a version: those it gains and loses, or all of it. */
export function remeasured(before: Measuring, after: Measuring): Period[] {
  if (!isMeasuredAlike(before, after) || !overlaps(before, after)) return [before, after].map(daysOf)
  return [...betweenStarts(before, after), ...betweenEnds(before, after)]
}

const isMeasuredAlike = (one: Measuring, other: Measuring): boolean =>
  one.workCenterId === other.workCenterId &&
  one.partTime === other.partTime &&
  one.weekDays.join() === other.weekDays.join()

function betweenStarts(one: Period, other: Period): Period[] {
  const [first = '', second = ''] = [one.startsOn, other.startsOn].sort()
  return first === second ? [] : [{ startsOn: first, endsOn: daysAfter(second, -1) }]
}

function betweenEnds(one: Period, other: Period): Period[] {
  const [sooner, later = null] = [one.endsOn, other.endsOn].filter((day) => day !== null).sort()
  if (one.endsOn === other.endsOn || sooner === undefined) return []
  return [{ startsOn: daysAfter(sooner, 1), endsOn: later }]
}

const daysOf = ({ startsOn, endsOn }: Period): Period => ({ startsOn, endsOn })
