import type { Db } from '#db/database.ts'
import type { Passing } from '#vacations/alternatives.rules.ts'
import { type Asked, type Facts, type Judged, type Refusal } from '#vacations/judge.rules.ts'
import { nextPeriod, type PeriodDates } from '#vacations/period.rules.ts'
import { type Plan, type PlanFacts, type Verdict, verdictOf } from '#vacations/plan.rules.ts'
import { type Around, periodsOf, planFactsOf, planFor } from '#vacations/plan-facts.queries.ts'
import { leftOn, type Place, statusOn } from '#vacations/quota.rules.ts'
import { shrinks } from '#vacations/shrinks.rules.ts'
import { linesOf, type Row } from './vacation-requests.queries.ts'

/** The plan's verdict on a request, and its facts. `keepsPlace` is null for a new one. */
export type Planned = { facts: PlanFacts; verdict: Verdict; keepsPlace: boolean | null }
type Trying = {
  employeeId: string
  asked: Asked
  facts: Facts
  result: Judged
  /** The request being changed. */
  before: Row | undefined
  from: string
  until: string
}

/** The plan for the requested dates, with the facts that other requests do not change. */
export type Under = { plan: Plan; periods: PeriodDates[]; keepsPlace: boolean | null }

/** Null without a plan. */
export async function planUnder(db: Db, trying: Omit<Trying, 'from' | 'until'>): Promise<Under | null> {
  const { employeeId, facts, result } = trying
  const { today } = facts
  const plan = await planFor(db, { employeeId, date: result.days[0]?.date ?? today, today })
  if (plan === undefined) return null
  return { plan, periods: await periodsOf(db, plan.id), keepsPlace: await keeps(db, trying, plan.id) }
}

/** The plan's verdict; taking a place requires locking the dates first. */
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

/** The facts for a request that keeps its turn: it overtakes nobody. */
async function factsFor(db: Db, plan: Plan, around: Omit<Around, 'before'>, kept: Row | undefined) {
  const known = await planFactsOf(db, plan, { ...around, before: kept?.waitingOrder ?? null })
  return kept?.hasPlace ? { ...known, ahead: [], behind: known.taken } : known
}

/** Whether a change keeps its turn: only if it becomes smaller. */
async function keeps(
  db: Db,
  { asked, before }: Pick<Trying, 'asked' | 'before'>,
  planId: string,
): Promise<boolean | null> {
  if (before === undefined || before.stored === 'draft') return null
  if (before.planId !== planId || before.kind !== asked.kind) return false
  return shrinks(await linesOf(db, before.id), asked.days)
}

/** The refusing rule of a plan. */
export const refusedByPlan = (planned: Planned | null): Refusal[] =>
  planned?.verdict.full == null
    ? []
    : [{ rule: 'quota', name: planned.facts.plan.name, ...planned.verdict.full }]

/** Whether it is approved automatically. */
export const isAtOnce = ({ refusals }: Judged, planned: Planned | null): boolean =>
  refusals.length === 0 && (planned === null || planned.verdict.outcome === 'approved')

/** Constraints for suggested alternatives: dates that the plan approves automatically, or at least has places for. */
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

/** The plan's verdict as answered in a preview. */
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

/** The remaining places on each of these dates. */
export function datesOf(dates: readonly string[], places: readonly Place[], facts: PlanFacts) {
  const wanted = new Map(places.map((place) => [place.date, place]))
  return dates.map((date) => ({
    date,
    ...statusOn(leftOn(facts.quotas, date, facts.taken), wanted.get(date), facts.plan.rules.fillingPercent),
    waiting: facts.ahead.filter((one) => one.places.some((place) => place.date === date)).length,
  }))
}

/** A period as answered. */
export function periodAnswer(period: PeriodDates | null) {
  if (period === null) return null
  const { publishedAt, ...shown } = period
  void publishedAt
  return shown
}
