import { auditChange } from '#auth/audit.ts'
import { type Context, handlers } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { daysAfter } from '#db/day.ts'
import { lockDates, takenOf } from '#vacations/plan-facts.queries.ts'
import { leftOn, type Quota } from '#vacations/quota.rules.ts'
import { planOf } from './vacation-places.queries.ts'
import { eachDay } from './vacation-days.ts'
import * as queries from './vacation-quotas.queries.ts'
import { serveWaiting } from './serve-waiting.ts'

type Input = Context<'vacationQuotas.create'>['body']

/** A quota is for so many dates at most. */
const longest = 366

export const vacationQuotasHandlers = handlers('vacationQuotas', {
  async index({ db, query }) {
    const { data, meta } = await queries.list(db, query)
    return { data: data.map(answerOf), meta }
  },

  async create(context) {
    const { db, ids, clock, user, body } = context
    const [id, now] = [ids.next(), clock.now()]
    const row = await checked(context, body, id)
    await queries.insert(db, { ...row, id, createdBy: user.id, createdAt: now, updatedAt: now })
    return changed(context, 'create', { id, reason: body.reason })
  },

  async update(context) {
    const { db, clock, params } = context
    const { version, ...input } = context.body
    const before = (await queries.lock(db, params.id)) ?? notFound()
    checkVersion(before, version)
    const row = await checked(context, input, params.id)
    await queries.change(db, params.id, { ...row, updatedAt: clock.now() })
    if (before.planId !== row.planId) await serveWaiting(context, before.planId)
    return changed(context, 'update', { id: params.id, before: answerOf(before), reason: input.reason })
  },

  async destroy(context) {
    const { db, params } = context
    const row = (await queries.lock(db, params.id)) ?? notFound()
    const before = answerOf(row)
    await lockDates(db, row.planId, datesOf(row))
    await queries.remove(db, params.id)
    // Another quota that holds then may have more room.
    await serveWaiting(context, row.planId)
    await auditChange(context, {
      act: 'vacationQuotas.destroy',
      subject: params.id,
      label: labelOf(row),
      before,
    })
  },
})

type Changing = Context<'vacationQuotas.create'> | Context<'vacationQuotas.update'>
type Change = { id: string; before?: object; reason: string | null | undefined }

async function changed(context: Changing, verb: 'create' | 'update', { id, before, reason }: Change) {
  const row = (await queries.find(context.db, id)) ?? notFound()
  const after = answerOf(row)
  await serveWaiting(context, row.planId)
  await auditChange(context, {
    ...{ act: `vacationQuotas.${verb}`, subject: id, label: labelOf(row), before, after },
    detail: reason == null ? {} : { reason },
  })
  return after
}

const labelOf = ({ planName, startsOn }: queries.Row) => `${planName} · ${startsOn}`

function answerOf({ planId, planName, startMinute, endMinute, most, ...row }: queries.Row) {
  return { ...row, plan: { id: planId, name: planName }, start: startMinute, end: endMinute, limit: most }
}

const datesOf = ({ startsOn: from, endsOn: until }: { startsOn: string; endsOn: string }) =>
  eachDay({ from, until })

async function checked(context: Changing, input: Input, id: string) {
  const { db } = context
  const { planId, startsOn, endsOn, limit: most, reason = null } = input
  if (endsOn < startsOn) refuse('invalid', 'endsOn', { value: startsOn })
  if (daysAfter(startsOn, longest - 1) < endsOn) refuse('less_than', 'endsOn', { count: longest })
  if ((await planOf(db, planId)) === undefined) refuse('inclusion', 'planId')
  const row = { planId, startsOn, endsOn, most, ...whichHours(input) }
  await lockDates(db, planId, datesOf(row))
  if (reason === null) await refuseBelow(db, { ...row, id, createdAt: context.clock.now() })
  return row
}

/** On which days of the week and in which interval it holds, and what it counts. */
function whichHours({ weekdays = null, start = null, end = null, measure = 'people' }: Input) {
  if ((start === null) !== (end === null)) refuse('invalid', 'end')
  if (start !== null && end !== null && end <= start) refuse('invalid', 'end')
  return { weekdays, startMinute: start, endMinute: end, measure }
}

/** A quota below what is taken is refused with both values: only a reason makes it one. */
async function refuseBelow(db: Context['db'], quota: Quota & { planId: string }): Promise<void> {
  const { planId, startsOn: from, endsOn: until } = quota
  const taken = await takenOf(db, planId, { from, until, except: [] })
  for (const date of datesOf(quota))
    for (const left of leftOn([quota], date, taken))
      if (left.free < 0) refuse('less_than', 'limit', { count: left.taken, value: date })
}
