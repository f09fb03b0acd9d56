import { sql } from 'kysely'
import { attempt } from '#contract/attempt.ts'
import type { Context } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import type { Bus } from '#seams/bus.ts'
import { servicesOf } from '#tickets/settle-clocks.ts'
import { type Acting, withOwn } from './acting.ts'
import { checkVariables, filled } from './macro-words.rules.ts'
import { say } from './say-to-ticket.ts'
import * as macros from './ticket-macros.queries.ts'
import { assign, close, postpone } from './ticket-moves.ts'
import { capable } from './ticket-people.queries.ts'
import { onEach } from './ticket-rows.ts'
import * as ties from './ticket-ties.queries.ts'
import { held, recorded, seeingOf, snapshotOf, type Ticket, todayOf } from './tickets.ts'
import { checkRefers, valuesOf } from './tickets-create.ts'
import { changesOf, checkBulk, checkOpen, wayToEnd } from './tickets.rules.ts'
import * as queries from './tickets.queries.ts'
import { transitionOf } from './workflow-ways.rules.ts'
import * as ways from './workflow-ways.queries.ts'

type Macro = NonNullable<Awaited<ReturnType<typeof macros.usable>>>
type Values = Readonly<Record<string, string>>
/** A macro as it is used this time: with other words, and with what the fields say. */
type Use = Macro & { text: string; given: Values }

const dayMs = 86_400_000

/** Uses a macro on each ticket, as it was read (handbook TIC-10). */
export async function applyMacro(context: Context<'ticketMacros.apply'>) {
  const { body } = context
  const macro = await macroOf(context)
  const { text = macro.reply, values = {}, rows, allOrNone } = body
  checkVariables(text, body.text === undefined ? 'reply' : 'text')
  const use = { ...macro, text, given: values }
  const request = { act: 'macro', macro: macro.name }
  return onEach(context, { rows, allOrNone, request }, (before) => applied(context, before, use))
}

/** What a macro would do: it is done and taken back, so that nothing else happens when it is done indeed. */
export async function previewMacro(context: Context<'ticketMacros.preview'>) {
  const { db, body } = context
  const macro = await macroOf(context)
  const before = await held(context, body.ticketId)
  if (macro.skillId !== null && macro.skillId !== before.skillId) refuse('inclusion', 'ticketId')
  const silent = withOwn(context, { bus: unheard(context.bus) })
  checkVariables(macro.reply, 'reply')
  const was = await snapshotOf(context, before.id)
  const text = await wordsFor(context, before, macro.reply)
  await sql`savepoint macro_preview`.execute(db)
  const { error } = await attempt(db, before.id, () =>
    applied(silent, before, {
      ...macro,
      ...{ text: macro.reply, given: body.values ?? {} },
    }),
  )
  const is = await snapshotOf(context, before.id)
  await sql`rollback to savepoint macro_preview`.execute(db)
  return { text, changes: changesOf(was, is), asks: await asksOf(context, before, macro), error }
}

const macroOf = async (context: Context<'ticketMacros.apply'> | Context<'ticketMacros.preview'>) =>
  (await macros.usable(context.db, seeingOf(context), context.params.id)) ?? notFound()

/** A bus on which nothing is said. */
const unheard = (bus: Bus): Bus => ({ ...bus, publish: () => undefined })

/** All that a macro does to a ticket: what is known of it, who has it, what is said, and where it goes. */
async function applied(context: Acting, before: Ticket, use: Use): Promise<void> {
  checkOpen(before)
  // Who has a ticket, and whose skill it takes, is said by whoever may assign.
  if (use.assign !== 'keep' || use.toSkillId !== null) checkBulk(context.user, 'assign')
  if (use.skillId !== null && use.skillId !== before.skillId) refuse('inclusion', 'id')
  const again = () => queries.lockOwn(context.db, before.id)
  const text = await wordsFor(context, before, use.text)
  await change(context, before, use)
  if (use.assign !== 'keep')
    await assign(context, await again(), { ...assigneeOf(context, use), kind: 'bulk' })
  // What ends a ticket may ask for a comment: the macro's words are one.
  if (text.trim() !== '')
    await say(context, await again(), {
      kind: use.isInternal ? 'internal' : 'public',
      direction: 'out',
      text,
    })
  await move(context, await again(), use)
}

const assigneeOf = ({ user }: Acting, { assign: to, assigneeId }: Use) => ({
  userId: to === 'me' ? user.id : to === 'person' ? assigneeId : null,
})

/** Priority, tags, skill and fields, in one change of its history. */
async function change(context: Acting, before: Ticket, use: Use): Promise<void> {
  const { db, clock } = context
  const { priorityId, tagIds, toSkillId } = use
  const values = { ...use.values, ...use.given }
  const isNew = toSkillId !== null && toSkillId !== before.skillId
  if (priorityId === null && tagIds.length + Object.keys(values).length === 0 && !isNew) return
  await checkRefers(db, {
    tagIds,
    ...(priorityId === null ? {} : { priorityId }),
    ...(isNew ? { skillId: toSkillId } : {}),
  })
  const fieldValues = JSON.stringify(await valuesOf(db, before.fieldValues, values))
  await recorded(context, 'patch', before, async () => {
    if (tagIds.length > 0)
      await ties.setTags(db, before.id, [...new Set([...(await queries.tagIds(db, before.id)), ...tagIds])])
    await queries.change(db, before.id, {
      ...{ fieldValues, updatedAt: clock.now() },
      ...(priorityId === null ? {} : { priorityId }),
      ...(isNew ? { skillId: toSkillId } : {}),
    })
  })
  if (isNew) await leaveWithout(context, before, toSkillId)
}

/** Whoever lacks the new skill has the ticket no more. */
async function leaveWithout(context: Acting, { id, assigneeId }: Ticket, skillId: string): Promise<void> {
  if (assigneeId === null) return
  const able = await capable(context.db, {
    ...{ skillIds: [skillId], today: todayOf(context), userId: assigneeId },
  })
  if (able.length === 0)
    await assign(context, await queries.lockOwn(context.db, id), { userId: null, kind: 'bulk' })
}

async function move(context: Acting, before: Ticket, use: Use): Promise<void> {
  const { pendingDays, finalStateId } = use
  if (use.move === 'postpone') {
    const until = new Date(context.clock.now().getTime() + (pendingDays ?? 1) * dayMs)
    await postpone(context, before, { pendingUntil: until.toISOString() })
  }
  if (use.move !== 'close' || finalStateId === null) return
  const way = await wayOf(context, before, finalStateId)
  // What its fields say already counts on the way to its end.
  const values = Object.fromEntries(
    (way.screen ?? []).flatMap((key) => {
      const value = before.fieldValues[key]
      return value === undefined ? [] : [[key, value]]
    }),
  )
  await close(context, before, { finalStateId, values, ...(use.text.trim() === '' ? {} : { isSaid: true }) })
}

async function wayOf({ db, user }: Acting, before: Ticket, finalStateId: string) {
  const { document } = await queries.placeOf(db, before)
  const code = wayToEnd(document, before.workflowState, finalStateId)
  return transitionOf(document, before.workflowState, { code, user })
}

/** The fields on the way to the end that a macro leads to, with what they say so far. */
async function asksOf(context: Acting, before: Ticket, macro: Macro) {
  if (macro.move !== 'close' || macro.finalStateId === null) return []
  const { document } = await queries.placeOf(context.db, before)
  const way = document.transitions.find(
    ({ from, to }) =>
      from === before.workflowState &&
      document.states.some(({ code, finalStateId }) => code === to && finalStateId === macro.finalStateId),
  )
  const { screen = [], required = [] } = way ?? {}
  const fields = await ways.fields(context.db, screen)
  const values = new Map(Object.entries({ ...before.fieldValues, ...macro.values }))
  return fields.map((field) => ({
    ...{ ...field, required: required.includes(field.key), value: values.get(field.key) ?? null },
  }))
}

/** The words of a macro for a ticket as it was before, days by the clock of its service. */
async function wordsFor(context: Acting, { id, skillId }: Ticket, text: string): Promise<string> {
  const { db, user, clock } = context
  const ticket = (await queries.find(db, { ...seeingOf(context), all: true }, id)) ?? notFound()
  const { timeZone } = (await servicesOf(db, [skillId]))(skillId).hours
  return filled(text, { ticket, agent: user, now: clock.now(), timeZone })
}
