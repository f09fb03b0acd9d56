import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound } from '#contract/refuse.ts'
import { auditChange } from '#auth/audit.ts'
import { checkVersion } from '#contract/version.ts'
import { lockPerson } from '#db/lock-person.ts'
import { daysOf } from '#vacations/facts.queries.ts'
import { closedPeriods, nextPeriod } from '#vacations/period.rules.ts'
import { wholePlaces } from '#vacations/plan.rules.ts'
import { periodsOf, planFactsOf, planFor } from '#vacations/plan-facts.queries.ts'
import { ledgerOfPerson, peaksOfPerson } from './operation-fairness.ts'
import { eachDay, periodOf } from './vacation-days.ts'
import { person } from './vacation-people.queries.ts'
import { datesOf, periodAnswer } from './vacation-plan-trial.ts'
import { looking, managing } from './vacation-reach.ts'
import { detailOf } from './vacation-requests.handlers.ts'
import { find } from './vacation-requests.queries.ts'
import { grant } from './vacation-waiting.ts'
import * as queries from './vacation-waiting.queries.ts'

/** The maximum number of days. */
const most = 366

export const vacationPlacesHandlers: HandlerTable = handlers('vacationPlaces', {
  async show(context) {
    const { db, params, query } = context
    const { id: employeeId } = (await seen(context, params.id)) ?? notFound()
    const { today } = looking(context).reach
    const period = periodOf(context, query, most)
    const plan = await planFor(db, { employeeId, date: period.from < today ? today : period.from, today })
    if (plan === undefined) return { plan: null, rules: null, period: null, closed: [], days: [] }
    const days = await daysOf(db, { employeeId, ...period })
    const facts = await planFactsOf(db, plan, {
      ...{ employeeId, today, ...period, except: null, before: null, days },
      periods: await periodsOf(db, plan.id),
    })
    const dates = eachDay(period)
    const places = wholePlaces(dates, days)
    return {
      plan: { id: plan.id, name: plan.name },
      rules: plan.rules,
      period: periodAnswer(nextPeriod(facts.periods, today)),
      closed: closedPeriods(facts.periods, today).flatMap((one) => periodAnswer(one) ?? []),
      days: datesOf(dates, places, facts),
    }
  },

  async peaks(context) {
    const { db, params, query } = context
    const { id: employeeId } = (await seen(context, params.id)) ?? notFound()
    const { today } = looking(context).reach
    const plan = await planFor(db, { employeeId, date: today, today })
    const asked = { employeeId, today, ...query }
    // What somebody had to bear is for themselves, and for nobody else by name (N10).
    const ledger =
      employeeId === context.user.id ? await ledgerOfPerson(context, { ...asked, planId: plan?.id }) : null
    if (plan === undefined) return { plan: null, periods: [], ledger }
    return { ...(await peaksOfPerson(context, { ...asked, planId: plan.id })), ledger }
  },

  async accept(context) {
    const { db, params, body, user, clock } = context
    const looks = looking(context)
    await lockPerson(db, user.id)
    const row = (await find(db, looks, params.id)) ?? notFound()
    if (row.employeeId !== user.id) notFound()
    checkVersion(row, body.version)
    const waiting = await queries.find(db, params.id)
    const { offeredUntil = null } = waiting ?? {}
    const isOver = row.hasBegun || offeredUntil === null || offeredUntil <= clock.now()
    if (waiting === undefined || isOver) conflict('invalid', 'state')
    await grant(context, waiting)
    const after = await detailOf(context, looks, params.id)
    await auditChange(context, {
      ...{ act: 'vacationPlaces.accept', subject: params.id, label: `${row.displayName} · ${row.startsOn}` },
      ...{ before: { state: 'waiting' }, after: { state: after.state } },
    })
    return after
  },
})

/** A person whose vacation is visible, including oneself, or whose plan requests one manages. */
async function seen(context: Pick<Context, 'db' | 'user' | 'clock'>, id: string) {
  const { db, user } = context
  const own = await person(db, looking(context).reach, id)
  if (own !== undefined || !user.permissions.has('GESTIONAR_VACACIONES_OP_VER')) return own
  return person(db, managing(context).reach, id)
}
