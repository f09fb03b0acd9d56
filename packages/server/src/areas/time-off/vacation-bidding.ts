import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { conflict, forbidden, notFound } from '#contract/refuse.ts'
import { inSavepoint } from '#contract/row-acts.ts'
import { checkVersion } from '#contract/version.ts'
import { dayOf } from '#db/day.ts'
import { lockPeople } from '#db/lock-person.ts'
import { type Bid, type Bidder, type Resolved, resolved, turns } from '#vacations/bidding.rules.ts'
import { daysOfEach } from '#vacations/facts.queries.ts'
import type { DayFacts } from '#vacations/judge.rules.ts'
import { periodState } from '#vacations/period.rules.ts'
import { lockDates, quotasOf, takenOf } from '#vacations/plan-facts.queries.ts'
import { wholePlaces } from '#vacations/plan.rules.ts'
import { grantBid } from './grant-bid.ts'
import { eachDay } from './vacation-days.ts'
import * as queries from './vacation-bids.queries.ts'
import { notifyOfNone } from './vacation-notices.ts'
import { change } from './vacation-periods.queries.ts'
import { type Looking, managing } from './vacation-reach.ts'
import { faultOf } from '#contract/each.ts'

type Db = Context['db']
type Participant = Awaited<ReturnType<typeof queries.biddersOf>>[number]

/** The results of a period: published ones, or a simulation. */
export async function resultsOf(context: Pick<Context, 'db' | 'user' | 'clock'>, id: string) {
  const { db } = context
  const period = (await queries.periodOf(db, id)) ?? notFound()
  const participants = await queries.biddersOf(db, period, managing(context))
  const results =
    period.publishedAt === null ? await resolve(db, period, participants) : inTurn(period, participants)
  const known = new Map(participants.map((one) => [one.employeeId, one]))
  const seen = results.filter(({ bidder }) => known.get(bidder.employeeId)?.isSeen)
  return {
    published: period.publishedAt !== null,
    results: seen.map((one) => answerOf(one, known.get(one.bidder.employeeId)?.displayName ?? '')),
  }
}

function answerOf({ bidder, turn, outcomes }: Resolved, displayName: string) {
  const { employeeId, since, points, bids } = bidder
  return {
    ...{ person: { id: employeeId, displayName }, turn, since, points },
    bids: bids.map(({ rank, startsOn, endsOn }, at) => ({
      ...{ rank, startsOn, endsOn },
      outcome: outcomes[at] ?? null,
    })),
  }
}

/** A simulation with the currently free places. */
async function resolve(
  db: Db,
  period: queries.Period,
  participants: readonly Participant[],
): Promise<Resolved[]> {
  const dates = { from: period.startsOn, until: period.endsOn }
  const days = await daysOfEach(
    db,
    participants.map(({ employeeId }) => employeeId),
    dates,
  )
  const room = {
    quotas: await quotasOf(db, period.planId, dates),
    taken: await takenOf(db, period.planId, { ...dates, except: [] }),
  }
  const bidders = participants.map((one) =>
    bidderOf(one, days.get(one.employeeId) ?? new Map<string, DayFacts>()),
  )
  return resolved(bidders, period.criterion, room)
}

function bidderOf({ bids, ...one }: Participant, days: ReadonlyMap<string, DayFacts>): Bidder {
  const asked = (bid: Participant['bids'][number]): Bid => ({
    ...bid,
    places: wholePlaces(eachDay({ from: bid.startsOn, until: bid.endsOn }), days),
    isRefused: bid.outcome === 'refused',
  })
  return { ...one, bids: bids.map(asked) }
}

/** The published results, in order of turn. */
function inTurn({ criterion }: queries.Period, participants: readonly Participant[]): Resolved[] {
  const outcomes = new Map(
    participants.map((one) => [one.employeeId, one.bids.flatMap(({ outcome }) => outcome ?? [])]),
  )
  const bidders = participants.map((one) => bidderOf(one, new Map<string, DayFacts>()))
  return turns(bidders, criterion).map((bidder, at) => ({
    ...{ bidder, turn: at + 1, outcomes: outcomes.get(bidder.employeeId) ?? [] },
  }))
}

/**
 * Creates a request for each granted wish. If its agreement refuses one by now, it is dropped, and the next is tried.
 */
export async function publish(context: Context<'vacationPeriods.publish'>) {
  const { db, user, clock, params, body } = context
  const looks = managing(context)
  const period = (await queries.lockPeriod(db, params.id)) ?? notFound()
  if (!looks.reach.everybody) forbidden(['REPORTES_TODOS'])
  checkVersion(period, body.version)
  const today = dayOf(clock.now())
  if (period.criterion === 'arrival' || periodState(period, today) !== 'resolving')
    conflict('invalid', 'state')
  await change(db, period.id, { publishedAt: clock.now(), updatedAt: clock.now() })
  await writeResults(context, period, looks)
  await notifyUnserved(context, period)
  await auditChange(context, {
    ...{ act: 'vacationPeriods.publish', subject: period.id, label: period.name },
    ...{ before: { state: 'resolving' }, after: { state: 'resolved' } },
  })
  return resultsOf({ db, user, clock }, period.id)
}

/** Whoever was granted a preference has the notice of its request. */
async function notifyUnserved(context: Context<'vacationPeriods.publish'>, period: queries.Period) {
  const unserved = (await queries.biddersOf(context.db, period)).filter(({ bids }) =>
    bids.every(({ outcome }) => outcome !== 'granted'),
  )
  await notifyOfNone(
    context,
    period.name,
    unserved.map(({ employeeId }) => employeeId),
  )
}

/** Repeats until nothing is refused: each refusal gives a place to somebody else. */
async function writeResults(
  context: Context<'vacationPeriods.publish'>,
  period: queries.Period,
  looks: Looking,
) {
  const { db } = context
  await lockPeople(
    db,
    (await queries.biddersOf(db, period)).map(({ employeeId }) => employeeId),
  )
  await lockDates(db, period.planId, eachDay({ from: period.startsOn, until: period.endsOn }))
  const done = new Set<string>()
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    const participants = await queries.biddersOf(db, period)
    for (const one of await resolve(
      db,
      period,
      participants.filter(({ employeeId }) => !done.has(employeeId)),
    )) {
      if (isChanged) continue
      isChanged = await writeOne(context, { period, looks }, one)
      if (!isChanged) done.add(one.bidder.employeeId)
    }
  }
}

type Writing = { period: queries.Period; looks: Looking }

/** Creates a granted request; returns whether it was refused, so that everything after it must be recomputed. */
async function writeOne(
  context: Context<'vacationPeriods.publish'>,
  { period, looks }: Writing,
  { bidder, outcomes }: Resolved,
): Promise<boolean> {
  const { db } = context
  const { employeeId, bids } = bidder
  const settle = (rank: number, outcome: Resolved['outcomes'][number], requestId: string | null) =>
    queries.settle(db, { periodId: period.id, employeeId, rank, outcome, requestId })
  for (const [at, bid] of bids.entries()) {
    const outcome = outcomes[at] ?? 'full'
    if (outcome !== 'granted') {
      await settle(bid.rank, outcome, null)
      continue
    }
    const written = await inSavepoint(db, () => grantBid(context, looks, { employeeId, ...bid }), faultOf)
    await settle(bid.rank, 'done' in written ? 'granted' : 'refused', 'done' in written ? written.done : null)
    if (!('done' in written)) return true
  }
  return false
}
