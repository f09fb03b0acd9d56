import { daysAfter } from '#db/day.ts'
import type { PendingReason, VacationPlanRules } from '#db/schema/vacation-plans.ts'
import type { PeriodDates } from './period.rules.ts'
import { openPeriod } from './period.rules.ts'
import type { AskedDay, CountedDay } from './count.rules.ts'
import type { DayFacts } from './judge.rules.ts'
import { leftOn, type Place, type Quota, type TakenByDate } from './quota.rules.ts'
import { firstFull, placeInLine, type Waiter } from './waiting-line.rules.ts'

export type Plan = {
  id: string
  name: string
  validFrom: string
  validUntil: string | null
  rules: VacationPlanRules
}
/** The facts of a plan around the requested dates, as somebody finds it. */
export type PlanFacts = {
  plan: Plan
  today: string
  employeeId: string
  quotas: readonly Quota[]
  taken: TakenByDate
  /** The places taken after everybody ahead is served. */
  behind: TakenByDate
  /** Those with an earlier turn. */
  ahead: readonly Waiter[]
  periods: readonly PeriodDates[]
  days: ReadonlyMap<string, DayFacts>
}
export type Verdict = {
  outcome: 'approved' | 'pending' | 'waiting' | 'refused'
  reason: PendingReason | null
  hasPlace: boolean
  waitingPlace: number | null
  /** What is full, if it is refused. */
  full: { date: string; count: number; limit: number } | null
  period: PeriodDates | null
  places: Place[]
}

/** The places that these days need on each working date. */
export function placesOf(days: readonly AskedDay[], facts: Pick<PlanFacts, 'days'>): Place[] {
  const places = new Map<string, Place>()
  for (const day of days) {
    const known = facts.days.get(day.date)
    const planned = known?.plannedMinutes ?? 0
    if (known === undefined || planned === 0) continue
    const before = places.get(day.date)?.minutes ?? 0
    const minutes = Math.min(planned, before + minutesOf(day, planned))
    places.set(day.date, {
      date: day.date,
      minutes,
      firstMinute: known.firstMinute,
      lastMinute: known.lastMinute,
    })
  }
  return [...places.values()].sort((one, other) => (one.date < other.date ? -1 : 1))
}

/** The places of whole days. */
export const wholePlaces = (dates: readonly string[], days: PlanFacts['days']): Place[] =>
  placesOf(
    dates.map((date) => ({ date, part: 'day', minutes: null })),
    { days },
  )

function minutesOf({ part, minutes }: AskedDay, planned: number): number {
  if (part === 'day') return planned
  return part === 'hours' ? (minutes ?? 0) : Math.ceil(planned / 2)
}

/** The plan's verdict on a request that satisfies its agreement. */
export function verdictOf(days: readonly CountedDay[], facts: PlanFacts): Verdict {
  const places = placesOf(days, facts)
  const period = openPeriod(days, facts)
  const none = { hasPlace: false, waitingPlace: null, full: null, period: period.period, places }
  if (period.reason !== null) return { ...none, outcome: 'pending', reason: period.reason }
  if (hasNoPlan(places, facts)) return { ...none, outcome: 'pending', reason: 'no_plan' }
  const full = firstFull({ ...facts, places }, { ...facts, taken: facts.behind })
  if (full !== undefined) return { ...none, ...withoutPlace(places, full, facts) }
  const reason = reasonToDecide(days, facts)
  return { ...none, hasPlace: true, reason, outcome: reason === null ? 'approved' : 'pending' }
}

/** Whether the plan does not cover one of the dates. */
const hasNoPlan = (places: readonly Place[], { plan, quotas, taken }: PlanFacts): boolean =>
  places.some(
    ({ date }) =>
      date < plan.validFrom ||
      (plan.validUntil !== null && date > plan.validUntil) ||
      leftOn(quotas, date, taken).length === 0,
  )

type Full = NonNullable<ReturnType<typeof firstFull>>

function withoutPlace(places: readonly Place[], full: Full, { plan, today, ahead }: PlanFacts) {
  const { whenFull, waitingClosesDays } = plan.rules
  if (whenFull === 'refuse') {
    const { date, taken, quota } = full
    return { outcome: 'refused' as const, reason: null, full: { date, count: taken, limit: quota.most } }
  }
  const isOpen = whenFull === 'waiting' && !isClosed(places[0]?.date ?? today, waitingClosesDays, today)
  if (!isOpen) return { outcome: 'pending' as const, reason: 'no_quota' as const }
  return { outcome: 'waiting' as const, reason: null, waitingPlace: placeInLine(places, ahead) }
}

/** Whether the waiting list of a date is closed. */
export const isClosed = (date: string, waitingClosesDays: number, today: string): boolean =>
  today > daysAfter(date, -waitingClosesDays)

/** Why a request that has its places is not approved automatically; null when it is. */
export function reasonToDecide(
  days: readonly CountedDay[],
  { plan: { rules }, today, days: known }: Pick<PlanFacts, 'plan' | 'today' | 'days'>,
): PendingReason | null {
  const dates = [...new Set(days.map(({ date }) => date))].sort()
  if (!rules.autoApprove) return 'needs_decision'
  if (rules.longestDays !== null && dates.length > rules.longestDays) return 'invalid_duration'
  if (rules.withinShifts && !isWithinShifts(days, dates, known)) return 'outside_shift'
  return today > daysAfter(dates[0] ?? today, -rules.noticeDays) ? 'short_notice' : null
}

/** Whether each run of dates begins with work, and no requested hours are outside of planned ones. */
function isWithinShifts(
  days: readonly CountedDay[],
  dates: readonly string[],
  known: PlanFacts['days'],
): boolean {
  const planned = (date: string) => known.get(date)?.plannedMinutes ?? 0
  const beginnings = dates.filter((date, at) => at === 0 || dates[at - 1] !== daysAfter(date, -1))
  return (
    beginnings.every((date) => planned(date) > 0) &&
    days.every(({ date, part, minutes }) => part !== 'hours' || (minutes ?? 0) <= planned(date))
  )
}
