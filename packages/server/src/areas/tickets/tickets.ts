import { auditChange } from '#auth/audit.ts'
import { notFound } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { dayOf } from '#db/day.ts'
import { reachOf } from '#db/reach.ts'
import type { TicketsTable } from '#db/schema/tickets.ts'
import { settleClocks } from '#tickets/settle-clocks.ts'
import type { Updateable } from 'kysely'
import type { Acting } from './acting.ts'
import * as changes from './ticket-changes.queries.ts'
import { watchWaiting } from './ticket-waking.ts'
import * as ties from './ticket-ties.queries.ts'
import * as queries from './tickets.queries.ts'
import { changesOf, needsDate, rightsOf, seesAll, type Snapshot, stateTypeOf } from './tickets.rules.ts'
import { waysFrom } from './workflow-ways.ts'

export type Ticket = NonNullable<Awaited<ReturnType<typeof queries.lock>>>
export type Looking = Pick<Acting, 'db' | 'user' | 'clock'>

export const seeingOf = (context: Pick<Acting, 'user' | 'clock'>): queries.Seeing => ({
  ...{ all: seesAll(context.user), userId: context.user.id },
  ...{ reach: reachOf(context), now: context.clock.now() },
})

export const todayOf = ({ clock }: Pick<Acting, 'clock'>): string => dayOf(clock.now())

/** A ticket, locked; an invisible one counts as unknown, a changed one as stale. */
export async function held(context: Looking, id: string, version?: number): Promise<Ticket> {
  const ticket = (await queries.lock(context.db, seeingOf(context), id)) ?? notFound()
  if (version !== undefined) checkVersion(ticket, version)
  return ticket
}

const nameOf = (row: { name: string } | null): string | null => row?.name ?? null

/** A ticket as displayed, field by field, for its log. */
export async function snapshotOf(context: Looking, id: string): Promise<Snapshot> {
  // Changing a ticket may hide it from the author, but it is still recorded.
  const row = (await queries.find(context.db, { ...seeingOf(context), all: true }, id)) ?? notFound()
  const parent = await ties.refOf(context.db, row.parentId)
  const links = (await ties.links(context.db, id)).map(({ number, kind }) => `#${number} ${kind}`)
  const values = Object.entries(row.fieldValues).map(([key, value]) => [`values.${key}`, value])
  return {
    ...{ subject: row.subject, requesterName: row.requesterName, requesterAddress: row.requesterAddress },
    ...{ channel: row.channel, language: row.language, isVulnerable: String(row.isVulnerable) },
    ...{ skill: row.skill.name, project: nameOf(row.project), priority: nameOf(row.priority) },
    ...{ state: row.state, outcome: row.outcome, pendingUntil: row.pendingUntil?.toISOString() ?? null },
    ...{ finalState: nameOf(row.finalState), assignee: row.assignee?.displayName ?? null },
    ...{ tags: row.tags.map(({ name }) => name).join(', ') || null, parent: parent && `#${parent.number}` },
    links: links.join(', ') || null,
    ...(Object.fromEntries(values) as Record<string, string>),
  }
}

/** Changes a ticket and records the changed fields in its history and in the log. */
export async function recorded(
  context: Acting,
  act: string,
  before: Pick<Ticket, 'id' | 'number'>,
  work: () => Promise<unknown>,
): Promise<void> {
  const { db, user, clock } = context
  const was = await snapshotOf(context, before.id)
  await work()
  await settleClocks(context, [before.id])
  const is = await snapshotOf(context, before.id)
  const note = { ticketId: before.id, userId: user.id, at: clock.now() }
  await changes.insert(db, changesOf(was, is), note)
  const label = `#${before.number}`
  await auditChange(context, { act: `tickets.${act}`, subject: before.id, label, before: was, after: is })
}

/** Writes the values and their consequences. */
export const write = (
  context: Acting,
  act: string,
  before: Ticket,
  values: Updateable<TicketsTable>,
): Promise<void> =>
  recorded(context, act, before, async () => {
    await queries.change(context.db, before.id, { ...values, updatedAt: context.clock.now() })
    await watchWaiting(context, before, values.pendingUntil)
  })

/** A ticket with everything that this person may see. */
export async function answered(context: Looking, id: string) {
  const { db, user } = context
  const seeing = seeingOf(context)
  const row = (await queries.find(db, seeing, id)) ?? notFound()
  const more = await queries.more(db, id)
  const { document, ...workflow } = await queries.placeOf(db, more)
  const can = rightsOf(user, row)
  const values = new Map(Object.entries(row.fieldValues))
  const ways = await waysFrom(db, { document, state: row.workflowState, values }, can.edit ? user : undefined)
  const followers = await ties.followers(db, id)
  return {
    ...{ ...row, ...more, workflow, can, values: ways.values, stateCode: row.workflowState, followers },
    transitions: ways.choices.map(({ next, needs, ...way }) => ({
      ...{ ...way, to: next.name, toType: stateTypeOf(next), finalStateId: next.finalStateId ?? null },
      ...{ needsComment: needs?.needsComment ?? false, needsDate: needsDate(next, needs) },
    })),
    ...{ parent: await ties.refOf(db, row.parentId), mergedInto: await ties.refOf(db, more.mergedIntoId) },
    ...{ children: await ties.children(db, id), mergedFrom: await ties.mergedFrom(db, id) },
    ...{ links: await ties.links(db, id), isFollowed: followers.some((one) => one.id === user.id) },
  }
}
