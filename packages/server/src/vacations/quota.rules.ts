import { grouped } from '#db/grouped.ts'
import type { QuotaMeasure } from '#db/schema/vacation-plans.ts'
import { weekdayOf } from '#time-record/shift-plan.rules.ts'

export type Quota = {
  id: string
  startsOn: string
  endsOn: string
  weekdays: readonly number[] | null
  startMinute: number | null
  endMinute: number | null
  measure: QuotaMeasure
  most: number
  createdAt: Date
}
/** The work of a date that somebody is off from; without times, which only a shift plan knows. */
export type Place = { date: string; minutes: number; firstMinute: number | null; lastMinute: number | null }
export type Taken = Place & { employeeId: string }
/** The taken places by date, so that a year is not searched for each. */
export type TakenByDate = ReadonlyMap<string, readonly Taken[]>
/** The remaining places of a quota on a date, and whether the requester is counted already. */
export type Left = { quota: Quota; taken: number; free: number; isCounted: boolean }

export const byDate = (taken: readonly Taken[]): TakenByDate => grouped(taken, ({ date }) => date)

/** Adds taken places. */
export function withMore(taken: TakenByDate, more: readonly Taken[]): TakenByDate {
  const all = new Map(taken)
  for (const one of more) all.set(one.date, [...(all.get(one.date) ?? []), one])
  return all
}

/**
 * The quotas of a date: of those with the same interval the one with the fewest dates, then weekdays, then the
 * newest.
 */
export function quotasOn(quotas: readonly Quota[], date: string): Quota[] {
  const held = new Map<string, Quota>()
  for (const quota of quotas) {
    if (!isOn(quota, date)) continue
    const key = `${quota.startMinute ?? ''}-${quota.endMinute ?? ''}`
    const known = held.get(key)
    if (known === undefined || isNarrower(quota, known)) held.set(key, quota)
  }
  return [...held.values()]
}

const isOn = ({ startsOn, endsOn, weekdays }: Quota, date: string): boolean =>
  startsOn <= date && date <= endsOn && (weekdays?.includes(weekdayOf(date) + 1) ?? true)

const length = ({ startsOn, endsOn }: Quota) => Date.parse(endsOn) - Date.parse(startsOn)

function isNarrower(one: Quota, other: Quota): boolean {
  if (length(one) !== length(other)) return length(one) < length(other)
  const [days, otherDays] = [one.weekdays?.length ?? 7, other.weekdays?.length ?? 7]
  if (days !== otherDays) return days < otherDays
  const [at, otherAt] = [one.createdAt.getTime(), other.createdAt.getTime()]
  return at === otherAt ? one.id > other.id : at > otherAt
}

/** The minutes of a place within a quota's interval: all of them when its times are unknown. */
function minutesIn({ startMinute, endMinute }: Quota, place: Place): number {
  const { firstMinute, lastMinute, minutes } = place
  if (startMinute === null || endMinute === null || firstMinute === null || lastMinute === null)
    return minutes
  return Math.min(minutes, Math.max(0, Math.min(endMinute, lastMinute) - Math.max(startMinute, firstMinute)))
}

/** The remaining places of each quota that a place on this date falls into. */
export function leftOn(
  quotas: readonly Quota[],
  date: string,
  taken: TakenByDate,
  employeeId?: string,
): Left[] {
  return quotasOn(quotas, date).map((quota) => {
    const within = (taken.get(date) ?? []).filter((one) => minutesIn(quota, one) > 0)
    const used =
      quota.measure === 'people'
        ? new Set(within.map(({ employeeId }) => employeeId)).size
        : within.reduce((all, one) => all + minutesIn(quota, one), 0)
    const isCounted = within.some((one) => one.employeeId === employeeId)
    return { quota, taken: used, free: quota.most - used, isCounted }
  })
}

/** The cost of a place for a quota. */
const costOf = (quota: Quota, place: Place): number =>
  quota.measure === 'people' ? Math.min(1, minutesIn(quota, place)) : minutesIn(quota, place)

/** The quota that has no room for a place, if any: nobody is counted twice, even with both halves of a day. */
export const fullFor = (left: readonly Left[], place: Place): Left | undefined =>
  left.find(
    ({ quota, free, isCounted }) =>
      !(isCounted && quota.measure === 'people') && costOf(quota, place) > Math.max(0, free),
  )

type PlaceStatus = 'free' | 'filling' | 'full' | 'no_plan' | 'not_needed'

/** How full a date is for somebody: by the tightest quota. */
export function statusOn(left: readonly Left[], place: Place | undefined, fillingPercent: number) {
  const nothing = { free: null, limit: null }
  if (place === undefined) return { status: 'not_needed' as const, ...nothing }
  const asked = left.filter(({ quota }) => costOf(quota, place) > 0)
  const full = fullFor(asked, place)
  const tightest = full ?? asked.toSorted((one, other) => shareOf(other) - shareOf(one))[0]
  if (tightest === undefined) return { status: 'no_plan' as const, ...nothing }
  const { quota, free } = tightest
  return {
    status: fillOf(tightest, { isFull: full !== undefined, fillingPercent }),
    free: Math.max(0, free),
    limit: quota.most,
  }
}

/** The taken share of a quota. */
const shareOf = ({ quota, taken }: Left) => (quota.most === 0 ? Infinity : taken / quota.most)

function fillOf(
  left: Left,
  { isFull, fillingPercent }: { isFull: boolean; fillingPercent: number },
): PlaceStatus {
  if (isFull) return 'full'
  return shareOf(left) * 100 >= fillingPercent ? 'filling' : 'free'
}
