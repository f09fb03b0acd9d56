import type { Context } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import { together } from '#db/pipelined.ts'
import type { DayPart, VacationKind } from '#db/schema/vacations.ts'
import { alternativesTo, reachDays } from '#vacations/alternatives.rules.ts'
import { unitOf } from '#vacations/count.rules.ts'
import { factsOf } from '#vacations/facts.queries.ts'
import type { BucketRow } from '#vacations/ledger.queries.ts'
import { type Asked, type Facts, type Judged, judged } from '#vacations/judge.rules.ts'
import { withoutReturned } from '#vacations/returned-days.rules.ts'
import { spentOf } from '#vacations/spent.rules.ts'
import { warningsOf } from '#vacations/warnings.rules.ts'
import { policyNamed } from './vacation-balances.queries.ts'
import { vacationRefusals } from './day-holder.ts'
import { looking, readerOf } from './vacation-reach.ts'
import { person } from './vacation-people.queries.ts'
import {
  isAtOnce,
  outcomeOf,
  passing,
  type Planned,
  planTried,
  planUnder,
  refusedByPlan,
} from './vacation-plan-trial.ts'
import { coordinators, find, type Row } from './vacation-requests.queries.ts'
import { stagesOf } from './vacation-requests.rules.ts'

type Reading = Pick<Context, 'db' | 'user' | 'clock'>
/** A request as sent. */
export type Wanted = {
  employeeId?: string | null
  kind: VacationKind
  days: readonly { date: string; part?: DayPart; minutes?: number | null }[]
}
/** The request in the terms of the person's agreement, independent of other requests. */
export type Alone = {
  employeeId: string
  displayName: string
  asked: Asked
  facts: Facts
  result: Judged
  /** The request that it changes. */
  before: Row | undefined
  /** The range of days with known contract and calendar. */
  from: string
  until: string
}
/** The same with the plan's verdict; null without a plan. */
type Tried = Alone & { planned: Planned | null }

/** The maximum span of a request: everything in between is evaluated. */
const furthest = 366

/** A requested vacation, validated against everything that is known of the person around its days. */
export async function triedAlone(
  context: Reading,
  wanted: Wanted,
  before: Row | undefined,
  { reach, buckets }: { reach: number; buckets?: Promise<BucketRow[] | undefined> },
): Promise<Alone> {
  const { db, user, clock } = context
  const employeeId = wanted.employeeId ?? user.id
  const days = wanted.days.map(({ date, part = 'day', minutes = null }) => ({ date, part, minutes }))
  const dates = days.map(({ date }) => date).sort()
  const [first, last] = [dates[0] ?? dayOf(clock.now()), dates.at(-1) ?? dayOf(clock.now())]
  if (daysAfter(first, furthest) < last) refuse('less_than', 'days', { count: furthest })
  const isOwn = employeeId === user.id
  const around = { from: daysAfter(first, -reach), until: daysAfter(last, reach) }
  const except = before?.id ?? null
  // What a draft holds was read with the others, and is none of its own.
  const known = except === null ? buckets : undefined
  const [somebody, facts] = await together(
    person(db, looking(context).reach, employeeId),
    factsOf(db, { ...around, employeeId, now: clock.now(), isOwn, except, buckets: known }),
  )
  const { displayName } = somebody ?? notFound()
  const asked = { kind: wanted.kind, days }
  return { employeeId, displayName, asked, facts, result: judged(asked, facts), before, ...around }
}

/** The same with the plan's verdict; `before` is the draft or request being changed. */
export async function tried(context: Reading, wanted: Wanted, before: Row | undefined): Promise<Tried> {
  const { db } = context
  const alone = await triedAlone(context, wanted, before, { reach: reachDays })
  const under = await planUnder(db, alone)
  const planned = under && (await planTried(db, alone, under))
  const refusals = [...alone.result.refusals, ...refusedByPlan(planned)]
  return { ...alone, result: { ...alone.result, refusals }, planned }
}

/** The expected result, with the nearest valid dates. */
export async function preview(context: Reading, wanted: Wanted, requestId: string | null) {
  const { db } = context
  const before = requestId === null ? undefined : await find(db, looking(context), requestId)
  const attempt = await tried(context, wanted, before)
  const { employeeId, asked, facts, result, planned } = attempt
  const { rules, policyId, days, units, available, spendings, refusals } = result
  const spent = spendings.reduce((all, one) => all + one.units, 0)
  const spends = spentOf(spendings, facts.buckets)
  const { userId, knowsCauses } = readerOf(context)
  const knowsAll = knowsCauses || employeeId === userId
  const near = await coordinators(db, employeeId, context.clock.now())
  return {
    ...{ kind: asked.kind, unit: rules === null ? ('natural' as const) : unitOf(asked.kind, rules) },
    ...{ units, days, available, availableAfter: available - spent },
    refusals: await vacationRefusals(context, attempt, refusals, requestId),
    spends: knowsAll ? spends : withoutReturned(spends, facts.buckets),
    policy: policyId === null ? null : ((await policyNamed(db, policyId)) ?? null),
    stages: rules === null ? [] : stagesOf(rules, asked.kind, near.length > 0),
    alternatives: isAtOnce(result, planned) ? [] : alternativesTo(asked, result, facts, passing(planned)),
    operations: outcomeOf(planned, result),
    warnings: warningsOf(asked, result, facts),
  }
}
