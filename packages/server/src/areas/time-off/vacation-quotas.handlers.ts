import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { daysAfter } from '#db/day.ts'
import { lockDates, quotasOf, takenOf } from '#vacations/plan-facts.queries.ts'
import { type Left, leftOn, type Quota } from '#vacations/quota.rules.ts'
import { planOf } from './vacation-places.queries.ts'
import { eachDay } from './vacation-days.ts'
import * as queries from './vacation-quotas.queries.ts'
import { serveWaiting } from './serve-waiting.ts'

type Input = Context<'vacationQuotas.create'>['body']

/** The maximum number of dates of a quota. */
const longest = 366

export const vacationQuotasHandlers: HandlerTable = handlers('vacationQuotas', {
  async index({ db, query }) {
    const { data, meta } = await queries.list(db, query)
    return { data: data.map(answerOf), meta }
  },

  async create(context) {
    const { db, ids, clock, user, body } = context
    const [id, now] = [ids.next(), clock.now()]
    const row = await checked(context, body, { id, createdAt: now })
    await queries.insert(db, { ...row, id, createdBy: user.id, createdAt: now, updatedAt: now })
    return changed(context, 'create', { id, reason: body.reason })
  },

  async update(context) {
    const { db, clock, params } = context
    const { version, ...input } = context.body
    const before = (await queries.lock(db, params.id)) ?? notFound()
    checkVersion(before, version)
    const row = await checked(context, input, before)
    await queries.change(db, params.id, { ...row, updatedAt: clock.now() })
    if (before.planId !== row.planId) await serveWaiting(context, before.planId)
    return changed(context, 'update', { id: params.id, before: answerOf(before), reason: input.reason })
  },

  async destroy(context) {
    const { db, params } = context
    const row = (await queries.lock(db, params.id)) ?? notFound()
    const before = answerOf(row)
    await lockDates(db, row.planId, datesOf(row))
    const below = await belowTaken(db, { before: row, after: undefined, planId: row.planId })
    if (below !== undefined) conflict('less_than', 'limit', below)
    await queries.remove(db, params.id)
    // Another quota that applies then may have more room.
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

type Known = { id: string; createdAt: Date } & Partial<queries.Row>

async function checked({ db }: Changing, input: Input, known: Known) {
  const { planId, startsOn, endsOn, limit: most, reason = null } = input
  if (endsOn < startsOn) refuse('invalid', 'endsOn', { value: startsOn })
  if (daysAfter(startsOn, longest - 1) < endsOn) refuse('less_than', 'endsOn', { count: longest })
  if ((await planOf(db, planId)) === undefined) refuse('inclusion', 'planId')
  const row = { planId, startsOn, endsOn, most, ...whichHours(input) }
  const after = { ...row, id: known.id, createdAt: known.createdAt }
  const before = datedOf(known, planId)
  await lockDates(db, planId, [...datesOf(row), ...(before === undefined ? [] : datesOf(before))])
  const below = reason === null ? await belowTaken(db, { before, after, planId }) : undefined
  if (below !== undefined) refuse('less_than', 'limit', below)
  return row
}

/** The previous quota. */
function datedOf({ id, planId: was, startsOn, endsOn }: Known, planId: string): Dated | undefined {
  return was !== planId || startsOn === undefined || endsOn === undefined
    ? undefined
    : { id, startsOn, endsOn }
}

/** The weekdays, interval and unit of a quota. */
function whichHours({ weekdays = null, start = null, end = null, measure = 'people' }: Input) {
  if ((start === null) !== (end === null)) refuse('invalid', 'end')
  if (start !== null && end !== null && end <= start) refuse('invalid', 'end')
  return { weekdays, startMinute: start, endMinute: end, measure }
}

type Becoming = { before: Dated | undefined; after: Quota | undefined; planId: string }
type Dated = { id: string; startsOn: string; endsOn: string }

/**
 * A resulting quota below the taken places is refused with both values, unless there is a reason. All quotas of the
 * plan are checked: a narrower one may replace this one, or a wider one applies after a deletion.
 */
async function belowTaken(db: Context['db'], { before, after, planId }: Becoming) {
  const dates = [...new Set([before, after].flatMap((one) => (one === undefined ? [] : datesOf(one))))].sort()
  const period = { from: dates[0] ?? '', until: dates.at(-1) ?? '' }
  const known = await quotasOf(db, planId, period)
  const id = after?.id ?? before?.id
  const then = [...known.filter((one) => one.id !== id), ...(after === undefined ? [] : [after])]
  const taken = await takenOf(db, planId, { ...period, except: [] })
  for (const date of dates) {
    const was = new Map(leftOn(known, date, taken).map((left) => [hoursOf(left), left.free]))
    const left = leftOn(then, date, taken).find((one) => one.free < Math.min(0, was.get(hoursOf(one)) ?? 0))
    if (left !== undefined) return { count: left.taken, value: date }
  }
  return undefined
}

/** Of quotas with the same interval one applies. */
const hoursOf = ({ quota: { startMinute, endMinute } }: Left) => `${startMinute ?? ''}-${endMinute ?? ''}`
