import { sql } from 'kysely'
import { attempt } from '#contract/attempt.ts'
import type { Context } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import type { Bus } from '#seams/bus.ts'
import { servicesOf } from '#tickets/settle-clocks.ts'
import { type Acting, withOwn } from './acting.ts'
import { checkVariables, filled } from './macro-words.rules.ts'
import { addEntry } from './add-entry.ts'
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
/** A macro as applied: with the edited text and field values. */
type Use = Macro & { text: string; given: Values }

const dayMs = 86_400_000

/** Applies a macro to each ticket, checking versions (handbook TIC-10). */
export async function applyMacro(context: Context<'ticketMacros.apply'>) {
  const { body } = context
  const macro = await macroOf(context)
  const { text = macro.reply, values = {}, rows, allOrNone } = body
  checkVariables(text, body.text === undefined ? 'reply' : 'text')
  const use = { ...macro, text, given: values }
  const request = { act: 'macro', macro: macro.name }
  return onEach(context, { rows, allOrNone, request }, (before) => applied(context, before, use))
}

/** A preview of a macro: it is applied and rolled back, so that it is always accurate. */
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
  const asks = await asksOf(context, before, macro)
  return { version: before.version, text, changes: changesOf(was, is), asks, error }
}

const macroOf = async (context: Context<'ticketMacros.apply'> | Context<'ticketMacros.preview'>) =>
  (await macros.usable(context.db, seeingOf(context), context.params.id)) ?? notFound()

/** A bus that publishes nothing. */
const unheard = (bus: Bus): Bus => ({ ...bus, publish: () => undefined })

/** All steps of a macro on a ticket: properties, assignment, text, and transition. */
async function applied(context: Acting, before: Ticket, use: Use): Promise<void> {
  checkOpen(before)
  // Assigning and changing the skill need the permission to assign.
  if (use.assign !== 'keep' || use.toSkillId !== null) checkBulk(context.user, 'assign')
  if (use.skillId !== null && use.skillId !== before.skillId) refuse('inclusion', 'id')
  const again = () => queries.lockOwn(context.db, before.id)
  const text = await wordsFor(context, before, use.text)
  await change(context, before, use)
  if (use.assign !== 'keep')
    await assign(context, await again(), { ...assigneeOf(context, use), kind: 'bulk' })
  // A final state may require a comment: the macro's text counts.
  if (text.trim() !== '')
    await addEntry(context, await again(), {
      kind: use.isInternal ? 'internal' : 'public',
      direction: 'out',
      text,
    })
  await move(context, await again(), use)
}

const assigneeOf = ({ user }: Acting, { assign: to, assigneeId }: Use) => ({
  userId: to === 'me' ? user.id : to === 'person' ? assigneeId : null,
})

/** Priority, tags, skill and fields, as one change in the history. */
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

/** An assignee without the new skill loses the ticket. */
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
  // The macro's field values already count for the transition.
  const values = Object.fromEntries(
    (way.screen ?? []).flatMap((key) => {
      const value = before.fieldValues[key]
      return value === undefined ? [] : [[key, value]]
    }),
  )
  await close(context, before, {
    finalStateId,
    values,
    ...(use.text.trim() === '' ? {} : { hasComment: true }),
  })
}

async function wayOf({ db, user }: Acting, before: Ticket, finalStateId: string) {
  const { document } = await queries.placeOf(db, before)
  const code = wayToEnd(document, before.workflowState, finalStateId)
  return transitionOf(document, before.workflowState, { code, user })
}

/** The required fields of the macro's transition, with their current values. */
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

/** The macro's text for the ticket as it was before, with dates in the service's zone. */
async function wordsFor(context: Acting, { id, skillId }: Ticket, text: string): Promise<string> {
  const { db, user, clock } = context
  const ticket = (await queries.find(db, { ...seeingOf(context), all: true }, id)) ?? notFound()
  const { timeZone } = (await servicesOf(db, [skillId]))(skillId).hours
  return filled(text, { ticket, agent: user, now: clock.now(), timeZone })
}
