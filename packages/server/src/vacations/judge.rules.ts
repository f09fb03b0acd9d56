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
export type Refusal = {
  rule: VacationRule
  date: string | null
  count: number | null
  limit: number | null
  name: string | null
}
/** A day as everything that judges it knows it. */
export type DayFacts = PlannedDay & { policyId: string | null; rules: VacationRules | null }
/** What is known of a person around the days that are asked for. */
export type Facts = {
  today: string
  /** Whether the person asks, who cannot ask for what is over. */
  isOwn: boolean
  days: ReadonlyMap<string, DayFacts>
  /** Which parts of days other requests hold. */
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
  /** What there is for days of these dates. */
  available: number
  spendings: Spending[]
  refusals: Refusal[]
}

const noDay: DayFacts = { plannedMinutes: null, holiday: null, policyId: null, rules: null }
export const factsOn = ({ days }: Pick<Facts, 'days'>, date: string): DayFacts => days.get(date) ?? noDay

/** What a request comes to, and each rule that refuses it. */
export function judged({ kind, days: asked }: Asked, facts: Facts): Judged {
  const days = asked.toSorted((one, other) => (one.date + one.part < other.date + other.part ? -1 : 1))
  const { rules, policyId } = factsOn(facts, days[0]?.date ?? '')
  if (rules === null) {
    const nothing = { rules, policyId, units: 0, available: 0, spendings: [] }
    const unruled = days.map((day) => counted('natural', day, factsOn(facts, day.date)))
    return { ...nothing, days: unruled, refusals: [refusal('no_contract', { date: days[0]?.date ?? null })] }
  }
  const unit = unitOf(kind, rules)
  const count = days.map((day) => counted(unit, day, factsOn(facts, day.date)))
  const units = count.reduce((all, one) => all + one.units, 0)
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? '']
  const buckets = facts.buckets.filter(
    (one) => one.kind === kind && one.unit === unit && one.validFrom <= last && one.validUntil >= first,
  )
  const available = buckets.reduce((all, { free }) => all + free, 0)
  const spendings = spend(count, buckets, rules.negativeUnits)
  const whole = { kind, rules, days: count, units, available, isEnough: spendings !== undefined }
  const refusals = [...refusalsOfDays(whole, facts), ...refusalsOfAll(whole, facts)]
  return { rules, policyId, days: count, units, available, spendings: spendings ?? [], refusals }
}

type Whole = {
  kind: VacationKind
  rules: VacationRules
  days: readonly CountedDay[]
  units: number
  available: number
  isEnough: boolean
}

function refusal(rule: VacationRule, numbers: Partial<Omit<Refusal, 'rule'>> = {}): Refusal {
  return { rule, date: null, count: null, limit: null, name: null, ...numbers }
}

/** Of each rule the first day that it refuses. */
function refusalsOfDays({ kind, rules, days }: Whole, facts: Facts): Refusal[] {
  const found = new Map<VacationRule, Refusal>()
  for (const day of days)
    for (const one of refusalsOf(day, { kind, rules, days }, facts))
      if (!found.has(one.rule)) found.set(one.rule, { ...one, date: day.date })
  return [...found.values()]
}

function refusalsOf(day: CountedDay, { kind, rules, days }: Pick<Whole, 'kind' | 'rules' | 'days'>, facts: Facts) {
  const { date, part } = day
  const of = factsOn(facts, date)
  const month = monthOf(date)
  const block = facts.blocks.find(({ startsOn, endsOn }) => startsOn <= date && date <= endsOn)
  const isTwice = days.some((other) => other !== day && other.date === date && collide(other.part, part))
  const isHeld = (facts.held.get(date) ?? []).some((other) => collide(other, part))
  const isHalf = part === 'morning' || part === 'afternoon'
  return [
    ...(of.rules === null ? [refusal('no_contract')] : []),
    ...(of.rules !== null && unitOf(kind, of.rules) !== unitOf(kind, rules) ? [refusal('two_policies')] : []),
    ...(facts.isOwn && date < facts.today ? [refusal('past')] : []),
    ...(facts.lockedMonths.has(month) ? [refusal('month_locked', { name: month })] : []),
    ...(isTwice || isHeld ? [refusal('overlap')] : []),
    ...(block === undefined ? [] : [refusal('blocked', { name: block.name })]),
    ...(isHalf && !rules.halfDays ? [refusal('half_days')] : []),
    ...((part === 'hours') !== (day.minutes !== null) || (part === 'hours' && unitOf(kind, rules) !== 'hours')
      ? [refusal('hours')]
      : []),
  ]
}

/** A morning and an afternoon are no overlap; anything else is. */
const collide = (one: AskedDay['part'], other: AskedDay['part']): boolean =>
  !(
    (one === 'morning' && other === 'afternoon') ||
    (one === 'afternoon' && other === 'morning')
  )

function refusalsOfAll({ kind, rules, days, units, available, isEnough }: Whole, facts: Facts): Refusal[] {
  const dates = [...new Set(days.map(({ date }) => date))]
  const [first = ''] = dates
  const block = kind === 'annual' ? rules.blockDays : null
  const isBlock = block === null || (isInARow(dates) && dates.length % block === 0) || units === available
  const startsWorking = !rules.startOnWorkingDay || (factsOn(facts, first).plannedMinutes ?? 0) > 0
  const most = rules.longestDays
  return [
    ...(kind === 'loose' && rules.looseUnits === 0 ? [refusal('no_loose_days')] : []),
    ...(units === 0 ? [refusal('nothing_counts')] : []),
    ...(startsWorking ? [] : [refusal('start_day', { date: first })]),
    ...(isBlock ? [] : [refusal('block_length', { count: dates.length, limit: block })]),
    ...(most === null || dates.length <= most ? [] : [refusal('too_long', { count: dates.length, limit: most })]),
    ...(isEnough ? [] : [refusal('not_enough', { count: units, limit: Math.max(0, available) })]),
  ]
}

/** Whether one day follows the other. */
export const isInARow = (dates: readonly string[]): boolean =>
  dates.every((date, at) => at === 0 || date === daysAfter(dates[at - 1] ?? '', 1))

/** The day so many months before, or the last of its month. */
export function monthsBefore(day: string, months: number): string {
  const month = monthsAfter(monthOf(day), -months)
  const last = daysAfter(`${monthsAfter(month, 1)}-01`, -1)
  const same = `${month}${day.slice(7)}`
  return same > last ? last : same
}

/** Whether the first of these days is nearer than the notice of the policy. */
export const isShortNotice = (first: string, today: string, { noticeMonths }: VacationRules): boolean =>
  today > monthsBefore(first, noticeMonths)

/** The units of so many days that all count. */
export const unitsOf = (days: number): number => days * unitsOfDay
