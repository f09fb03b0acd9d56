import type { Db } from '#db/database.ts'
import type { Passing } from '#vacations/alternatives.rules.ts'
import { type Asked, type Facts, type Judged, type Refusal } from '#vacations/judge.rules.ts'
import { nextPeriod, type PeriodDates } from '#vacations/period.rules.ts'
import { type Plan, type PlanFacts, type Verdict, verdictOf } from '#vacations/plan.rules.ts'
import { type Around, periodsOf, planFactsOf, planFor } from '#vacations/plan-facts.queries.ts'
import { leftOn, type Place, statusOn } from '#vacations/quota.rules.ts'
import { shrinks } from '#vacations/shrinks.rules.ts'
import { linesOf, type Row } from './vacation-requests.queries.ts'

/** What a plan says of a request, and what it knows. `keepsPlace` is null of one that is new. */
export type Planned = { facts: PlanFacts; verdict: Verdict; keepsPlace: boolean | null }
type Trying = {
  employeeId: string
  asked: Asked
  facts: Facts
  result: Judged
  /** The request that is changed. */
  before: Row | undefined
  from: string
  until: string
}

/** The plan that somebody is under for what they ask for, with what of it no other request changes. */
export type Under = { plan: Plan; periods: PeriodDates[]; keepsPlace: boolean | null }

/** Null where nobody plans for them. */
export async function planUnder(db: Db, trying: Omit<Trying, 'from' | 'until'>): Promise<Under | null> {
  const { employeeId, facts, result } = trying
  const { today } = facts
  const plan = await planFor(db, { employeeId, date: result.days[0]?.date ?? today, today })
  if (plan === undefined) return null
  return { plan, periods: await periodsOf(db, plan.id), keepsPlace: await keeps(db, trying, plan.id) }
}

/** What the plan says of a request: who takes a place in it holds the dates before. */
export async function planTried(
  db: Db,
  { employeeId, facts, result, before, from, until }: Trying,
  { plan, periods, keepsPlace }: Under,
): Promise<Planned> {
  const { today, days } = facts
  const around = { employeeId, today, from, until, days, periods, except: before?.id ?? null }
  const known = await factsFor(db, plan, around, keepsPlace === true ? before : undefined)
  return { facts: known, verdict: verdictOf(result.days, known), keepsPlace }
}

/** What is known for who keeps the turn of a request: who has a place and keeps it passes nobody. */
async function factsFor(db: Db, plan: Plan, around: Omit<Around, 'before'>, kept: Row | undefined) {
  const known = await planFactsOf(db, plan, { ...around, before: kept?.waitingOrder ?? null })
  return kept?.hasPlace ? { ...known, ahead: [], behind: known.taken } : known
}

/** Whether a change keeps its turn: where it only becomes smaller. */
async function keeps(
  db: Db,
  { asked, before }: Pick<Trying, 'asked' | 'before'>,
  planId: string,
): Promise<boolean | null> {
  if (before === undefined || before.stored === 'draft') return null
  if (before.planId !== planId || before.kind !== asked.kind) return false
  return shrinks(await linesOf(db, before.id), asked.days)
}

/** The rule of a plan that refuses. */
export const refusedByPlan = (planned: Planned | null): Refusal[] =>
  planned?.verdict.full == null
    ? []
    : [{ rule: 'quota', name: planned.facts.plan.name, ...planned.verdict.full }]

/** Whether nothing stands in the way of what is asked for, and nobody has to decide. */
export const isAtOnce = ({ refusals }: Judged, planned: Planned | null): boolean =>
  refusals.length === 0 && (planned === null || planned.verdict.outcome === 'approved')

/** What dates have to keep to be told as an alternative: those that the plan approves by itself, or, if it does not, has places for. */
export function passing(planned: Planned | null): Passing {
  if (planned === null) return { passes: () => true, longestDays: null }
  const { facts } = planned
  const { autoApprove, longestDays } = facts.plan.rules
  const passes = ({ days }: Judged) => {
    const { outcome, hasPlace } = verdictOf(days, facts)
    return autoApprove ? outcome === 'approved' : hasPlace
  }
  return { passes, longestDays: autoApprove ? longestDays : null }
}

/** What a plan says of a request, as it is answered before it is sent. */
export function outcomeOf(planned: Planned | null, { refusals, days }: Judged) {
  if (planned === null) return null
  const { facts, verdict, keepsPlace } = planned
  const { id, name } = facts.plan
  const isRefused = refusals.length > 0
  return {
    plan: { id, name },
    outcome: isRefused ? ('refused' as const) : verdict.outcome,
    reason: isRefused ? null : verdict.reason,
    waitingPlace: isRefused ? null : verdict.waitingPlace,
    keepsPlace,
    period: periodAnswer(verdict.period ?? nextPeriod(facts.periods, facts.today)),
    dates: datesOf([...new Set(days.map(({ date }) => date))], verdict.places, facts),
  }
}

/** What is left of each of these dates for somebody who asks for these places. */
export function datesOf(dates: readonly string[], places: readonly Place[], facts: PlanFacts) {
  const wanted = new Map(places.map((place) => [place.date, place]))
  return dates.map((date) => ({
    date,
    ...statusOn(leftOn(facts.quotas, date, facts.taken), wanted.get(date), facts.plan.rules.fillingPercent),
    waiting: facts.ahead.filter((one) => one.places.some((place) => place.date === date)).length,
  }))
}

/** A period as it is answered. */
export function periodAnswer(period: PeriodDates | null) {
  if (period === null) return null
  const { publishedAt, ...shown } = period
  void publishedAt
  return shown
}
