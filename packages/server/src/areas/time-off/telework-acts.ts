import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { conflict, forbidden, notFound } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { lockPerson } from '#db/lock-person.ts'
import type { TeleworkAct } from '#db/schema/telework.ts'
import { sealed } from '#telework/sealed.ts'
import { notifyOfAnswer, notifyOfOffer, notifyOfReversal } from './telework-notices.ts'
import { looking } from './telework-reach.ts'
import * as queries from './telework-versions.queries.ts'
import * as rules from './telework-versions.rules.ts'

export type Acting = Pick<Context, 'db' | 'ids' | 'clock' | 'bus' | 'jobs' | 'user' | 'signedIn' | 'request'>
type On<Body> = Acting & { params: { id: string }; body: Body }

/** The company signs a complete draft, and the person is asked to. */
export async function offer(context: On<{ version: number }>): Promise<void> {
  const { db, clock, body } = context
  const row = await managed(context)
  rules.checkState(row.stored, 'draft')
  checkVersion(row, body.version)
  const { today } = looking(context)
  const { signedFrom } = await queries.current(db, row.employeeId)
  rules.checkInput(row, signedFrom)
  rules.checkOffered(row, today)
  await queries.change(db, row.id, { state: 'offered', updatedAt: clock.now() })
  await done(context, row, { act: 'offer', after: 'offered' })
  await notifyOfOffer(context, row, row.startsOn)
}

/** Withdraws an offer to a draft. */
export async function withdraw(context: On<{ version: number }>): Promise<void> {
  const { db, clock, body } = context
  const row = await managed(context)
  rules.checkState(row.stored, 'offered')
  checkVersion(row, body.version)
  await queries.change(db, row.id, { state: 'draft', updatedAt: clock.now() })
  await done(context, row, { act: 'withdraw', after: 'draft' })
}

/** The person signs exactly what they have seen; the previous version ends the day before. */
export async function sign(context: On<{ hash: string }>): Promise<void> {
  const { db, clock, body } = context
  const row = await own(context)
  rules.checkState(row.stored, 'offered')
  const { content, hash } = sealed(row)
  rules.checkSigned(row, body.hash, { hash, today: looking(context).today })
  const now = clock.now()
  await queries.replaceBefore(db, row, now)
  await queries.change(db, row.id, { state: 'signed', lastsUntil: row.endsOn, updatedAt: now })
  await done(context, row, { act: 'sign', after: 'signed', content })
  await notifyOfAnswer(context, row)
}

/** The person declines with a reason. */
export async function refuse(context: On<{ version: number; reason: string }>): Promise<void> {
  const { db, clock, body } = context
  const row = await own(context)
  rules.checkState(row.stored, 'offered')
  checkVersion(row, body.version)
  await queries.change(db, row.id, { state: 'refused', updatedAt: clock.now() })
  await done(context, row, { act: 'refuse', after: 'refused', reason: body.reason })
  await notifyOfAnswer(context, row)
}

/** One side returns to on-site work, with the agreed notice. */
export async function reverse(
  context: On<{ version: number; lastDay: string; reason: string }>,
): Promise<void> {
  const { db, clock, user, body } = context
  const row = await held(context)
  const { manages, today } = looking(context)
  if (row.employeeId !== user.id && !manages) forbidden(['TELETRABAJO_GESTIONAR'])
  const { version, lastDay, reason } = body
  rules.checkReversal(row, lastDay, today)
  checkVersion(row, version)
  const now = clock.now()
  await queries.change(db, row.id, { lastsUntil: lastDay, closedBy: 'reversed', updatedAt: now })
  await queries.reverseOthers(db, row, { lastDay, now })
  await done(context, row, { act: 'reverse', after: 'reversed', reason, lastDay })
  await notifyOfReversal(context, row, { lastDay, reason })
}

/** The version in the path, with its person locked, so that operations are serialized. */
async function held(context: Acting & { params: { id: string } }): Promise<queries.Row> {
  const { db, params } = context
  const who = looking(context)
  const { employeeId } = (await queries.find(db, who, params.id)) ?? notFound()
  await lockPerson(db, employeeId)
  return (await queries.find(db, who, params.id)) ?? notFound()
}

/** The same for managers, who cannot manage what they sign themselves. */
export async function managed(context: Acting & { params: { id: string } }): Promise<queries.Row> {
  const row = await held(context)
  return row.employeeId === context.user.id ? forbidden() : row
}

/** The same for the person only. */
async function own(context: Acting & { params: { id: string } }): Promise<queries.Row> {
  const row = await held(context)
  return row.employeeId === context.user.id ? row : forbidden()
}

type Done = { act: TeleworkAct; after: string; content?: string; reason?: string; lastDay?: string }

/** Stores the event with the version, and logs it. */
export async function done(context: Acting, row: queries.Row, act: Done): Promise<void> {
  const { db, clock, user } = context
  const { content = null, reason = null, after, lastDay } = act
  const { hash } = sealed(row)
  await queries.addAct(db, {
    ...{ versionId: row.id, act: act.act, side: row.employeeId === user.id ? 'employee' : 'company' },
    ...{ at: clock.now(), by: user.id, session: user.session.id, hash, content, reason },
  })
  if (act.act === 'change') return
  await auditChange(context, {
    ...{ act: `teleworkVersions.${act.act}`, subject: row.id, label: labelOf(row) },
    ...{ before: { state: row.state }, after: { state: after } },
    detail: { hash, ...(reason === null ? {} : { reason }), ...(lastDay === undefined ? {} : { lastDay }) },
  })
}

export const labelOf = ({ displayName, number }: queries.Row): string => `${displayName} · ${number}`

/** Refuses a second unsigned version. */
export const refuseSecond = (): never => conflict('taken', 'employeeId')
