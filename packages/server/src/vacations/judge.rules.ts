import { daysAfter, monthOf, monthsAfter } from '#db/day.ts'
import type { LeaveUnit, VacationKind, VacationRules } from '#db/schema/vacations.ts'
import { type AskedDay, type CountedDay, counted, type PlannedDay, unitOf } from './count.rules.ts'
import { unitsOfDay } from './entitlement.rules.ts'
import { type Bucket, type Spending, spend } from './spend.rules.ts'

export type VacationRule =
  | 'overlap'
  | 'not_enough'
  | 'block_length'
  | 'start_day'
  | 'blocked'
  | 'half_days'
  | 'hours'
  | 'past'
  | 'no_contract'
  | 'nothing_counts'
  | 'month_locked'
  | 'too_long'
  | 'no_loose_days'
  | 'two_policies'
  | 'quota'
export type Refusal = {
  rule: VacationRule
  date: string | null
  count: number | null
  limit: number | null
  name: string | null
}
/** A day with all facts needed to evaluate it. */
export type DayFacts = PlannedDay & {
  policyId: string | null
  rules: VacationRules | null
  /** The local times of the planned work, if shifts are known. */
  firstMinute: number | null
  lastMinute: number | null
}
/** The facts about a person around the requested days. */
export type Facts = {
  today: string
  /** Whether the person asks, who cannot request past days. */
  isOwn: boolean
  days: ReadonlyMap<string, DayFacts>
  /** The parts of days that other requests occupy. */
  held: ReadonlyMap<string, readonly AskedDay['part'][]>
  /** Buckets of any kind and unit. */
  buckets: readonly (Bucket & { kind: VacationKind; unit: LeaveUnit; year: number })[]
  blocks: readonly { name: string; startsOn: string; endsOn: string }[]
  lockedMonths: ReadonlySet<string>
}
export type Asked = { kind: VacationKind; days: readonly AskedDay[] }
export type Judged = {
  rules: VacationRules | null
  policyId: string | null
  days: CountedDay[]
  units: number
  /** The amounts available for these dates. */
  available: number
  spendings: Spending[]
  refusals: Refusal[]
}

const noDay: DayFacts = {
  ...{ plannedMinutes: null, holiday: null, policyId: null, rules: null },
  ...{ firstMinute: null, lastMinute: null },
}
const factsOn = ({ days }: Pick<Facts, 'days'>, date: string): DayFacts => days.get(date) ?? noDay

/** The result of a request, and each rule that refuses it. */
export function judged(asked: Asked, facts: Facts): Judged {
  const days = asked.days.toSorted((one, other) => (one.date + one.part < other.date + other.part ? -1 : 1))
  const { rules, policyId } = factsOn(facts, firstOf(days))
  if (rules === null) return withoutRules(days, facts)
  const unit = unitOf(asked.kind, rules)
  const count = days.map((day) => counted(unit, day, factsOn(facts, day.date)))
  const units = sumOf(count.map((one) => one.units))
  const buckets = openTo({ kind: asked.kind, unit, days }, facts)
  const available = sumOf(buckets.map(({ free }) => free))
  const spendings = spend(count, buckets, rules.negativeUnits)
  const whole = { kind: asked.kind, rules, days: count, units, available, isEnough: spendings !== undefined }
  const refusals = [...refusalsOfDays(whole, facts), ...refusalsOfAll(whole, facts)]
  return { rules, policyId, days: count, units, available, spendings: spendings ?? [], refusals }
}

const firstOf = (days: readonly AskedDay[]) => days[0]?.date ?? ''
const sumOf = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

function withoutRules(days: readonly AskedDay[], facts: Facts): Judged {
  return {
    ...{ rules: null, policyId: null, units: 0, available: 0, spendings: [] },
    days: days.map((day) => counted('natural', day, factsOn(facts, day.date))),
    refusals: [refusal('no_contract', { date: firstOf(days) })],
  }
}

type Wanted = { kind: VacationKind; unit: LeaveUnit; days: readonly AskedDay[] }

/** The buckets that these days can be spent from. */
function openTo({ kind, unit, days }: Wanted, { buckets }: Facts) {
  const [first, last] = [firstOf(days), days.at(-1)?.date ?? '']
  return buckets.filter(
    (one) => one.kind === kind && one.unit === unit && one.validFrom <= last && one.validUntil >= first,
  )
}

type Whole = {
  kind: VacationKind
  rules: VacationRules
  days: readonly CountedDay[]
  units: number
  available: number
  isEnough: boolean
}

const refusal = (rule: VacationRule, numbers: Partial<Omit<Refusal, 'rule'>> = {}): Refusal => ({
  ...{ rule, date: null, count: null, limit: null, name: null },
  ...numbers,
})

/** A refusal, if the rule is violated. */
const when = (isBroken: boolean, rule: VacationRule, numbers?: Partial<Omit<Refusal, 'rule'>>): Refusal[] =>
  isBroken ? [refusal(rule, numbers)] : []

/** The first refused day of each rule. */
function refusalsOfDays(whole: Whole, facts: Facts): Refusal[] {
  const found = new Map<VacationRule, Refusal>()
  for (const day of whole.days)
    for (const one of refusalsOf(day, whole, facts))
      if (!found.has(one.rule)) found.set(one.rule, { ...one, date: day.date })
  return [...found.values()]
}

function refusalsOf(day: CountedDay, whole: Whole, facts: Facts): Refusal[] {
  const { date } = day
  const month = monthOf(date)
  const block = facts.blocks.find(({ startsOn, endsOn }) => startsOn <= date && date <= endsOn)
  return [
    ...when(factsOn(facts, date).rules === null, 'no_contract'),
    ...when(isOfOtherUnit(date, whole, facts), 'two_policies'),
    ...when(facts.isOwn && date < facts.today, 'past'),
    ...when(facts.lockedMonths.has(month), 'month_locked', { name: month }),
    ...when(isTaken(day, whole, facts), 'overlap'),
    ...when(block !== undefined, 'blocked', { name: block?.name ?? null }),
    ...when(isHalf(day) && !whole.rules.halfDays, 'half_days'),
    ...when(isWrongHours(day, whole), 'hours'),
  ]
}

function isOfOtherUnit(date: string, { kind, rules }: Whole, facts: Facts): boolean {
  const { rules: held } = factsOn(facts, date)
  return held !== null && unitOf(kind, held) !== unitOf(kind, rules)
}

function isTaken(day: CountedDay, { days }: Whole, { held }: Facts): boolean {
  const { date, part } = day
  return isTwice(day, days) || (held.get(date) ?? []).some((other) => collide(other, part))
}

/** Whether another day of the same request overlaps it. */
export const isTwice = (day: AskedDay, days: readonly AskedDay[]): boolean =>
  days.some((other) => other !== day && other.date === day.date && collide(other.part, day.part))

const isHalf = ({ part }: CountedDay) => part === 'morning' || part === 'afternoon'

/** Hours are required where hours are taken, and allowed only if the policy counts them. */
function isWrongHours({ part, minutes }: CountedDay, { kind, rules }: Whole): boolean {
  if (part !== 'hours') return minutes !== null
  return minutes === null || unitOf(kind, rules) !== 'hours'
}

/** A morning and an afternoon do not overlap; anything else does. */
export const collide = (one: AskedDay['part'], other: AskedDay['part']): boolean =>
  !((one === 'morning' && other === 'afternoon') || (one === 'afternoon' && other === 'morning'))

function refusalsOfAll(whole: Whole, facts: Facts): Refusal[] {
  const { kind, rules, days, units, available, isEnough } = whole
  const dates = [...new Set(days.map(({ date }) => date))]
  const [count, limit] = [dates.length, rules.longestDays]
  return [
    ...when(kind === 'loose' && rules.looseUnits === 0, 'no_loose_days'),
    ...when(units === 0, 'nothing_counts'),
    ...when(beginsOff(whole, facts), 'start_day', { date: dates[0] ?? null }),
    ...when(!isBlock(dates, whole), 'block_length', { count, limit: rules.blockDays }),
    ...when(limit !== null && count > limit, 'too_long', { count, limit }),
    ...when(!isEnough, 'not_enough', { count: units, limit: Math.max(0, available) }),
  ]
}

const beginsOff = ({ rules, days }: Whole, facts: Facts): boolean =>
  rules.startOnWorkingDay && (factsOn(facts, firstOf(days)).plannedMinutes ?? 0) === 0

/** Whole blocks of consecutive days, or the whole rest. */
function isBlock(dates: readonly string[], { kind, rules, units, available }: Whole): boolean {
  const { blockDays } = rules
  if (kind === 'loose' || blockDays === null || units === available) return true
  return isInARow(dates) && dates.length % blockDays === 0
}

/** Whether one day follows the other. */
const isInARow = (dates: readonly string[]): boolean =>
  dates.every((date, at) => at === 0 || date === daysAfter(dates[at - 1] ?? '', 1))

/** The same day this many months earlier, or the last of its month. */
export function monthsBefore(day: string, months: number): string {
  const month = monthsAfter(monthOf(day), -months)
  const last = daysAfter(`${monthsAfter(month, 1)}-01`, -1)
  const same = `${month}${day.slice(7)}`
  return same > last ? last : same
}

/** Whether the first of these days violates the policy's notice period. */
export const isShortNotice = (first: string, today: string, { noticeMonths }: VacationRules): boolean =>
  today > monthsBefore(first, noticeMonths)

/** The units of this many days that all count. */
export const unitsOf = (days: number): number => days * unitsOfDay
