import { daysAfter, monthOf } from '#db/day.ts'
import type { AbsenceTerms } from '#db/schema/absence-types.ts'
import type { AbsenceUnit, Kinship } from '#db/schema/absences.ts'
import type { DayPart } from '#db/schema/vacations.ts'
import type { PlannedDay } from '#vacations/count.rules.ts'
import { collide } from '#vacations/judge.rules.ts'
import type { Allowance } from './allowance.rules.ts'
import { type CountedAbsenceDay, countedDays, type Planned, sumOf, unitOf } from './count.rules.ts'
import { type Limit, limitOf } from './limits.rules.ts'

export type AbsenceRule =
  | 'overlap'
  | 'vacation'
  | 'per_event'
  | 'per_year'
  | 'month_locked'
  | 'no_contract'
  | 'nothing_counts'
export type Refusal = {
  rule: AbsenceRule
  date: string | null
  count: number | null
  limit: number | null
  name: string | null
}
/** The reported absence. */
export type AskedAbsence = {
  from: string
  until: string | null
  part: DayPart
  minutes: number | null
  /** When the hours begin, in minutes of the day; null when unknown. */
  start: number | null
  kinship: Kinship | null
  travel: boolean
}
export type HeldTime = Pick<AskedAbsence, 'from' | 'until' | 'part' | 'minutes' | 'start'> & { id: string }
/** The facts about the person around these days. */
export type AbsenceFacts = {
  terms: AbsenceTerms
  isSick: boolean
  today: string
  /** Each day with a contract; none after the last counted one. */
  days: ReadonlyMap<string, PlannedDay>
  /** Other absences. */
  held: readonly HeldTime[]
  /** The days of approved vacation. */
  vacation: ReadonlyMap<string, readonly DayPart[]>
  lockedMonths: readonly string[]
  allowance: Allowance | null
  /** What was taken or requested of it. */
  taken: number
}
export type JudgedAbsence = {
  unit: AbsenceUnit
  units: number | null
  days: CountedAbsenceDay[]
  limit: Limit | null
  returnsVacation: boolean
  refusals: Refusal[]
}

/** The days of a range, inclusive. */
function datesOf(from: string, until: string): string[] {
  const dates = []
  for (let date = from; date <= until; date = daysAfter(date, 1)) dates.push(date)
  return dates
}

/** The planned work of each day of a range. */
export const plannedBetween = (
  days: ReadonlyMap<string, PlannedDay>,
  from: string,
  until: string,
): Planned[] => datesOf(from, until).map((date) => ({ date, ...(days.get(date) ?? noContract) }))

/** The result of an absence, and each rule that refuses it. */
export function judged(asked: AskedAbsence, facts: AbsenceFacts): JudgedAbsence {
  const { terms, isSick } = facts
  const limit = limitOf(terms, asked)
  const unit = limit?.unit ?? unitOf(terms)
  const planned = asked.until === null ? [] : plannedBetween(facts.days, asked.from, asked.until)
  const { part, minutes } = asked
  const days = countedDays(planned, { unit, part, minutes, beginsWithWork: !isSick })
  const units = asked.until === null ? null : sumOf(days)
  const overVacation = vacationUnder(asked, facts)
  const refusals = [
    ...refusalsOfDates(asked, facts),
    ...when(!isSick && overVacation !== undefined, 'vacation', { date: overVacation ?? null }),
    ...refusalsOfCount({ units, limit, isSick }, facts),
  ]
  return { unit, units, days, limit, returnsVacation: isSick && overVacation !== undefined, refusals }
}

const noContract: PlannedDay = { plannedMinutes: null, holiday: null }

const when = (
  isBroken: boolean,
  rule: AbsenceRule,
  numbers: Partial<Omit<Refusal, 'rule'>> = {},
): Refusal[] => (isBroken ? [{ date: null, count: null, limit: null, name: null, rule, ...numbers }] : [])

/** The first day of approved vacation that an absence would overlap. */
const vacationUnder = ({ from, until, part }: AskedAbsence, { vacation }: AbsenceFacts) =>
  [...vacation]
    .filter(([date]) => from <= date && (until === null || date <= until))
    .filter(([, parts]) => parts.some((held) => collide(held, part)))
    .map(([date]) => date)
    .sort()[0]

function refusalsOfDates(asked: AskedAbsence, facts: AbsenceFacts): Refusal[] {
  const { days, lockedMonths } = facts
  const overlap = overlapWith(asked, facts)
  const [month] = lockedMonths
  const date = overlap === undefined || overlap.from < asked.from ? asked.from : overlap.from
  return [
    ...when(!days.has(asked.from), 'no_contract', { date: asked.from }),
    ...when(month !== undefined, 'month_locked', {
      date: month === monthOf(asked.from) ? asked.from : `${month}-01`,
      name: month ?? null,
    }),
    ...when(overlap !== undefined, 'overlap', { date }),
  ]
}

/** The absence that occupies one of its days already. */
export const overlapWith = (asked: AskedAbsence, facts: AbsenceFacts): HeldTime | undefined =>
  facts.held.find((one) => overlaps(one, asked, facts))

/**
 * The days of open-ended sick leave are unknown: those from its first day until today are occupied, and a second one
 * cannot begin meanwhile. Absences reported for later stay possible; the discharge checks them.
 */
function overlaps(one: HeldTime, asked: AskedAbsence, { isSick, today }: AbsenceFacts): boolean {
  const known = one.from > today ? one.from : today
  const isOver = one.until === null ? !isSick && known < asked.from : one.until < asked.from
  return (
    !isOver &&
    one.from <= (asked.until ?? asked.from) &&
    !areApart(one, asked) &&
    collide(one.part, asked.part)
  )
}

type Hours = Pick<AskedAbsence, 'minutes' | 'start'>

/** Whether both have times, and one ends before the other begins. */
function areApart(one: Hours, other: Hours): boolean {
  if (one.start === null || other.start === null) return false
  const isOver = ({ start, minutes }: Hours, next: Hours) =>
    (start ?? 0) + (minutes ?? 0) <= (next.start ?? 0)
  return isOver(one, other) || isOver(other, one)
}

type Count = { units: number | null; limit: Limit | null; isSick: boolean }

function refusalsOfCount({ units, limit, isSick }: Count, { allowance, taken }: AbsenceFacts): Refusal[] {
  if (units === null) return []
  const left = allowance === null ? null : Math.max(0, allowance.allowance - taken)
  return [
    // The social security determines how long sick leave lasts.
    ...when(!isSick && limit !== null && units > limit.units, 'per_event', {
      count: units,
      limit: limit?.units ?? null,
    }),
    ...when(left !== null && units > left, 'per_year', { count: units, limit: left }),
    ...when(units === 0, 'nothing_counts'),
  ]
}
