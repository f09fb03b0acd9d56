import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { notFound, refuse, refuseAll } from '#contract/refuse.ts'
import { refusingTaken } from '#contract/refuse-taken.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import { plainMinutesOf } from '#time-record/shift-plan.rules.ts'
import * as queries from './shift-patterns.queries.ts'
import { pairsOf, wrongWeeks } from './shift-times.rules.ts'

type Reading = Pick<Context, 'db' | 'clock'>
export type Acting = Reading & Pick<Context, 'ids' | 'signedIn' | 'request'>
type Weeks = Pick<queries.Written, 'anchorOn' | 'weeks'>
export type PatternInput = Weeks & { name: string; validFrom?: string | null }

export async function createPattern(context: Acting, input: PatternInput) {
  const { db, ids, clock } = context
  const name = await checked(context, input)
  const id = ids.next()
  await queries
    .insert(db, { id, name, now: clock.now() }, writtenOf(input))
    .catch(refusingTaken('name', name))
  const after = await found(context, id)
  await auditChange(context, { act: 'shiftPatterns.create', subject: id, after: kept(after) })
  return after
}

/** Changes a locked pattern: its name, and its weeks from a day on unless they are in force already. */
export async function changePattern(context: Acting, before: queries.Row, input: PatternInput) {
  const { db, clock } = context
  const name = await checked(context, input, before.id)
  const validFrom = input.validFrom ?? todayOf(context)
  const isOther = isOtherThan(before, input, validFrom)
  if (isOther) await checkMonths(context, before.id, validFrom)
  await queries.change(db, before.id, { name, updatedAt: clock.now() }).catch(refusingTaken('name', name))
  if (isOther) await queries.addVersion(db, before.id, { ...writtenOf(input), validFrom })
  return remembered(context, 'update', before)
}

export const todayOf = ({ clock }: Pick<Reading, 'clock'>): string => dayOf(clock.now())

export async function found(context: Reading, id: string) {
  const today = todayOf(context)
  return answerOf((await queries.find(context.db, today, id)) ?? notFound(), today)
}

export async function remembered(context: Acting, act: 'update' | 'patch', before: queries.Row) {
  const after = await found(context, before.id)
  const was = kept(answerOf(before, todayOf(context)))
  const change = { subject: before.id, before: was, after: kept(after) }
  await auditChange(context, { act: `shiftPatterns.${act}`, ...change })
  return after
}

const writtenOf = ({ anchorOn, weeks }: Weeks): queries.Written => ({
  ...{ anchorOn, weeks, minutes: weeks.map((week) => week.map(plainMinutesOf)) },
})

/** Whether the new weeks differ from those in force on that day. */
export function isOtherThan({ versions }: queries.Row, input: Weeks, validFrom: string): boolean {
  const held = heldOn(versions, validFrom)
  return held === undefined || wordsOf(held) !== wordsOf(input)
}

const wordsOf = ({ anchorOn, weeks }: Weeks): string =>
  JSON.stringify([anchorOn, weeks.map((week) => week.map(pairsOf))])

/** Refuses weeks that would change somebody's locked month. Only past months are locked. */
async function checkMonths(context: Reading, patternId: string, validFrom: string): Promise<void> {
  // In the easternmost zone tomorrow has begun, where a month ends first.
  const thisMonth = `${daysAfter(todayOf(context), 1).slice(0, 'YYYY-MM'.length)}-01`
  if (validFrom >= thisMonth) return
  await queries.lockAssigned(context.db, patternId, validFrom)
  const month = await queries.lockedMonth(context.db, patternId, validFrom)
  if (month !== undefined) refuse('month_locked', 'validFrom', { value: month })
}

/** The normalised name; refuses an invalid one. */
async function checked(
  { db }: Reading,
  { name: rawName, weeks }: Pick<PatternInput, 'name' | 'weeks'>,
  id?: string,
): Promise<string> {
  const name = rawName.trim()
  if (name === '') refuse('blank', 'name')
  const same = await queries.called(db, name)
  if (same !== undefined && same.id !== id) refuse('taken', 'name', { value: name })
  refuseAll(wrongWeeks(weeks))
  return name
}

/** The version in force on a day. */
export const heldOn = (versions: queries.Row['versions'], day: string) =>
  versions.findLast(({ validFrom }) => validFrom === null || validFrom <= day)

export function answerOf({ versions, ...row }: queries.Row, today: string) {
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
