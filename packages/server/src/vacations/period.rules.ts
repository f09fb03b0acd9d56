import type { PendingReason } from '#db/schema/vacation-plans.ts'

export type PeriodCriterion = 'arrival' | 'seniority' | 'rotation' | 'points'
/** The request period of some dates, and the company's deadline to answer. */
export type PeriodDates = {
  id: string
  name: string
  opensOn: string
  closesOn: string
  answerBy: string
  startsOn: string
  endsOn: string
  criterion: PeriodCriterion
  publishedAt: Date | null
}
export type VacationPeriodState = 'scheduled' | 'open' | 'resolving' | 'resolved' | 'closed'

/**
 * The state of a period: it is resolved once its results are published, or for first come first served, once it is
 * closed.
 */
export function periodState(period: PeriodDates, today: string): VacationPeriodState {
  if (today < period.opensOn) return 'scheduled'
  if (today <= period.closesOn) return 'open'
  if (today > period.endsOn) return 'closed'
  return isResolved(period, today) ? 'resolved' : 'resolving'
}

const isResolved = ({ publishedAt, criterion, answerBy }: PeriodDates, today: string) =>
  criterion === 'arrival' ? today > answerBy : publishedAt !== null

type Around = { today: string; periods: readonly PeriodDates[] }
type Opening = { period: PeriodDates | null; reason: PendingReason | null }

/**
 * The period that dates are requested in. A plan without future periods is always open. Dates outside of an open
 * period wait for a decision; those of a period that is resolved at its end wait for that.
 */
export function openPeriod(days: readonly { date: string }[], { periods, today }: Around): Opening {
  const coming = periods.filter(({ endsOn }) => endsOn >= today)
  if (coming.length === 0) return { period: null, reason: null }
  const isOf = ({ startsOn, endsOn }: PeriodDates) =>
    days.every(({ date }) => startsOn <= date && date <= endsOn)
  const own = coming.filter(isOf)
  const open = own.find((one) => periodState(one, today) === 'open')
  if (open === undefined) return { period: own[0] ?? nextPeriod(periods, today), reason: 'outside_period' }
  return { period: open, reason: open.criterion === 'arrival' ? null : 'in_period' }
}

/** The closed periods with preferences whose dates are to come, last closed first: their results are awaited, or known. */
export const closedPeriods = (periods: readonly PeriodDates[], today: string): PeriodDates[] =>
  periods
    .filter(
      ({ criterion, closesOn, endsOn }) => criterion !== 'arrival' && closesOn < today && today <= endsOn,
    )
    .toSorted((one, other) => (one.closesOn < other.closesOn ? 1 : -1))

/** The open or next period. */
export const nextPeriod = (periods: readonly PeriodDates[], today: string): PeriodDates | null =>
  periods
    .filter(({ closesOn }) => closesOn >= today)
    .toSorted((one, other) => (one.opensOn < other.opensOn ? -1 : 1))[0] ?? null
