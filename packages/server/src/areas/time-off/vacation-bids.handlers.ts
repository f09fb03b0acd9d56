import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { dayOf } from '#db/day.ts'
import { lockPerson } from '#db/lock-person.ts'
import { periodState } from '#vacations/period.rules.ts'
import { planFor } from '#vacations/plan-facts.queries.ts'
import { eachDay } from './vacation-days.ts'
import * as queries from './vacation-bids.queries.ts'
import { periodAnswer } from './vacation-plan-trial.ts'
import { tried } from './vacation-preview.ts'

export const vacationBidsHandlers: HandlerTable = handlers('vacationBids', {
  async show(context) {
    return answerOf(context, await ownPeriod(context))
  },

  async update(context) {
    const { db, user, clock, body } = context
    const period = await ownPeriod(context)
    const today = dayOf(clock.now())
    if (period.criterion === 'arrival' || periodState(period, today) !== 'open') conflict('invalid', 'state')
    await lockPerson(db, user.id)
    for (const bid of body.bids) await checkBid(context, period, bid)
    const before = await queries.ofPerson(db, period.id, user.id)
    await queries.replace(db, { periodId: period.id, employeeId: user.id, now: clock.now() }, body.bids)
    await auditChange(context, {
      ...{ act: 'vacationBids.update', subject: period.id, label: period.name },
      ...{ before: { bids: before.map(writtenBid) }, after: { bids: body.bids.map(writtenBid) } },
    })
    return answerOf(context, period)
  },
})

type Own = Pick<Context, 'db' | 'user' | 'clock'>
type AskedDates = { startsOn: string; endsOn: string }

const writtenBid = ({ startsOn, endsOn }: AskedDates) => `${startsOn} – ${endsOn}`

async function answerOf({ db, user }: Own, period: queries.Period) {
  const { planId, version, ...dates } = period
  void [planId, version]
  const shown = periodAnswer(dates)
  return { period: shown ?? notFound(), bids: await queries.ofPerson(db, period.id, user.id) }
}

/** A period of one's own plan. */
async function ownPeriod({ db, user, clock, params }: Own & { params: { id: string } }) {
  const period = (await queries.periodOf(db, params.id)) ?? notFound()
  const asked = { employeeId: user.id, date: period.startsOn, today: dayOf(clock.now()) }
  return (await planFor(db, asked))?.id === period.planId ? period : notFound()
}

/** Wishes that the agreement refuses are invalid: nobody would get them. */
async function checkBid(
  context: Own,
  period: queries.Period,
  { startsOn, endsOn }: AskedDates,
): Promise<void> {
  if (endsOn < startsOn || startsOn < period.startsOn || endsOn > period.endsOn) refuse('invalid', 'bids')
  const days = eachDay({ from: startsOn, until: endsOn }).map((date) => ({ date }))
  const { result } = await tried(context, { kind: 'annual', days }, undefined)
  const [broken] = result.refusals.filter(({ rule }) => rule !== 'quota')
  if (broken !== undefined) refuse('invalid', 'bids', { value: broken.rule })
}
