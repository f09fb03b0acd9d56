import type { PendingReason } from '#db/schema/vacation-plans.ts'

export type PeriodCriterion = 'arrival' | 'seniority' | 'rotation' | 'points'
/** When one asks for which dates, and until when the company answers. */
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
export type PeriodState = 'scheduled' | 'open' | 'resolving' | 'resolved' | 'closed'

/** Where a period stands: it is resolved once its results are published or, of who comes first, once it is closed. */
export function periodState(period: PeriodDates, today: string): PeriodState {
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
 * The period that dates are asked for in. A plan of which no period is to come is always open; dates of none, or of one
 * that is not open, wait for a decision; those of one that is resolved at its end, for that.
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

/** The period that is open or opens next. */
export const nextPeriod = (periods: readonly PeriodDates[], today: string): PeriodDates | null =>
  periods
    .filter(({ closesOn }) => closesOn >= today)
    .toSorted((one, other) => (one.opensOn < other.opensOn ? -1 : 1))[0] ?? null
