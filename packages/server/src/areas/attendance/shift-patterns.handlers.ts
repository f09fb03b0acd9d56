import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound, refuse, refuseAll } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { refusingTaken } from '#contract/refuse-taken.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import { plainMinutesOf } from '#time-record/shift-plan.rules.ts'
import * as queries from './shift-patterns.queries.ts'
import { pairsOf, wrongWeeks } from './shift-times.rules.ts'

type Acting = Pick<Context, 'db' | 'clock'>

export const shiftPatternsHandlers: HandlerTable = handlers('shiftPatterns', {
  async index(context) {
    const { data, meta } = await queries.list(context.db, todayOf(context), context.query)
    return { data: data.map((row) => answerOf(row, todayOf(context))), meta }
  },

  show: (context) => found(context, context.params.id),

  async create(context) {
    const { db, ids, clock, body } = context
    const name = await checked(context, body)
    const id = ids.next()
    await queries
      .insert(db, { id, name, now: clock.now() }, writtenOf(body))
      .catch(refusingTaken('name', name))
    const after = await found(context, id)
    await auditChange(context, { act: 'shiftPatterns.create', subject: id, after: kept(after) })
    return after
  },

  async update(context) {
    const { db, clock, params, body } = context
    const before = (await queries.lock(db, todayOf(context), params.id)) ?? notFound()
    checkVersion(before, body.version)
    const name = await checked(context, body, params.id)
    const validFrom = body.validFrom ?? todayOf(context)
    const isOther = isOtherThan(before, body, validFrom)
    if (isOther) await checkMonths(context, params.id, validFrom)
    await queries.change(db, params.id, { name, updatedAt: clock.now() }).catch(refusingTaken('name', name))
    if (isOther) await queries.addVersion(db, params.id, { ...writtenOf(body), validFrom })
    return remembered(context, 'update', before)
  },

  async patch(context) {
    const { db, clock, params, body } = context
    const before = (await queries.lock(db, todayOf(context), params.id)) ?? notFound()
    checkVersion(before, body.version)
    await queries.change(db, params.id, { active: body.active, updatedAt: clock.now() })
    return remembered(context, 'patch', before)
  },
})

const todayOf = ({ clock }: Pick<Acting, 'clock'>): string => dayOf(clock.now())

async function found(context: Acting, id: string) {
  const today = todayOf(context)
  return answerOf((await queries.find(context.db, today, id)) ?? notFound(), today)
}

type Remembering = Acting & Pick<Context, 'ids' | 'signedIn' | 'request'>

async function remembered(context: Remembering, act: 'update' | 'patch', before: queries.Row) {
  const after = await found(context, before.id)
  const was = kept(answerOf(before, todayOf(context)))
  await auditChange(context, {
    act: `shiftPatterns.${act}`,
    subject: before.id,
    before: was,
    after: kept(after),
  })
  return after
}

const writtenOf = ({ anchorOn, weeks }: Omit<queries.Written, 'minutes'>): queries.Written => ({
  ...{ anchorOn, weeks, minutes: weeks.map((week) => week.map(plainMinutesOf)) },
})

type PatternInput = Pick<queries.Written, 'anchorOn' | 'weeks'>

/** Whether the new weeks differ from those in force on that day. */
function isOtherThan({ versions }: queries.Row, input: PatternInput, validFrom: string): boolean {
  const held = heldOn(versions, validFrom)
  return held === undefined || wordsOf(held) !== wordsOf(input)
}

const wordsOf = ({ anchorOn, weeks }: PatternInput): string =>
  JSON.stringify([anchorOn, weeks.map((week) => week.map(pairsOf))])

/** Refuses weeks that would change somebody's locked month. Only past months are locked. */
async function checkMonths(context: Acting, patternId: string, validFrom: string): Promise<void> {
  // In the easternmost zone tomorrow has begun, where a month ends first.
  const thisMonth = `${daysAfter(todayOf(context), 1).slice(0, 'YYYY-MM'.length)}-01`
  if (validFrom >= thisMonth) return
  await queries.lockAssigned(context.db, patternId, validFrom)
  const month = await queries.lockedMonth(context.db, patternId, validFrom)
  if (month !== undefined) refuse('month_locked', 'validFrom', { value: month })
}

/** The normalised name; refuses an invalid one. */
async function checked(
  { db }: Acting,
  { name: rawName, weeks }: { name: string } & Pick<queries.Written, 'weeks'>,
  id?: string,
): Promise<string> {
  const name = rawName.trim()
  if (name === '') refuse('blank', 'name')
  const same = await queries.called(db, name)
  if (same !== undefined && same.id !== id) refuse('taken', 'name', { value: name })
  refuseAll(wrongWeeks(weeks))
  return name
}

const heldOn = (versions: queries.Row['versions'], day: string) =>
  versions.findLast(({ validFrom }) => validFrom === null || validFrom <= day)

function answerOf({ versions, ...row }: queries.Row, today: string) {
  const held = heldOn(versions, today) ?? versions[0]
  const { anchorOn = today, weeks = [] } = held ?? {}
  return { ...row, versions, anchorOn, weeks, weeklyMinutes: weeklyMinutesOf(weeks) }
}

/** The weekly average, ignoring clock changes. */
const weeklyMinutesOf = (weeks: queries.Written['weeks']): number => {
  const days = weeks.flat().map(plainMinutesOf)
  return Math.round(days.reduce((sum, minutes) => sum + minutes, 0) / Math.max(1, weeks.length))
}

const kept = ({ name, active, anchorOn, weeks, versions }: ReturnType<typeof answerOf>) => ({
  ...{ name, active, anchorOn, weeks, validFrom: versions.at(-1)?.validFrom ?? null },
})
