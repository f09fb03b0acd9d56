import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { conflict, forbidden, notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { lockPerson } from '#db/lock-person.ts'
import { dayOf } from '#db/day.ts'
import { inPlaceOf, throughEyes, withStandIns } from '#delegations/stand-ins.ts'
import { type Notifying, notify } from '#notices/notify.ts'
import { checkStillUnlocked } from '#time-record/locked-months.ts'
import { presentPeriod } from './asked-period.ts'
import { looking, type Reading } from './clock-corrections.ts'
import { deciders, isSeen, type Looking } from './clock-corrections.queries.ts'
import { everybody } from './corrected-incidents.ts'
import {
  acceptedMinutes,
  checkDecided,
  checkJustified,
  checkMinutes,
  type Decision,
} from './day-incidents.rules.ts'
import * as queries from './day-incidents.queries.ts'
import { attachProof, settleProof } from './incident-files.ts'
import * as workdays from './workdays.queries.ts'

type Named = { id: string; displayName: string }
/** The identity of the decider: reach and delegation. */
export type Standpoint = { looks: Looking; onBehalfOf: Named | null }
/** The decider: the signed-in person, or the author of a job. */
type Deciding = Notifying & Parameters<typeof auditChange>[0] & { user: Named }
/** The version of the incident, and the comment. */
export type Meant = { id: string; version: number; comment: string | null; minutes: number | null }

const family = 'dayIncidents'

/** The identity of the decider on a justification: themselves, or a delegate. */
export async function standpointOf({ db, user, clock }: Reading, id: string): Promise<Standpoint> {
  const found = await throughEyes({ db, user, clock }, family, (eyes) => queries.find(db, looking(eyes), id))
  return { looks: looking(found?.eyes ?? { user, clock }), onBehalfOf: found?.onBehalfOf ?? null }
}

/** The day of an incident to act on, with the person locked; refused in a locked month. */
async function heldDay({ db, clock }: Pick<Context, 'db' | 'clock'>, of: queries.OfDay) {
  const { employeeId, date } = of
  await lockPerson(db, employeeId)
  await checkStillUnlocked(db, { employeeId, from: date, until: date }, 'date')
  const period = await presentPeriod(db, { from: date, until: date, now: clock.now() })
  return workdays.find(db, everybody, { ...period, employeeId })
}

/** Stores the justification of one's own day until the company decides, and notifies the deciders; returns its id. */
export async function justify(context: Context<'dayIncidents.justify'>): Promise<string> {
  const { db, clock, user, body } = context
  const { date, kind, reason, minutes = null, fileIds = [] } = body
  const of = { employeeId: user.id, date, kind }
  const day = (await heldDay(context, of)) ?? notFound()
  if (!day.incidents.includes(kind)) refuse('inclusion', 'kind')
  checkMinutes(kind, minutes, day)
  const now = clock.now()
  const row = await queries.findOf(db, looking(context), of)
  const justification = { reason, minutes, now }
  const id =
    row === undefined
      ? await storeFirst(context, of, justification)
      : await storeAgain(db, row, { ...justification, version: body.version })
  await attachProof(context, fileIds, id)
  const act = { state: 'justified', by: user.id, onBehalfOf: null, text: reason, minutes } as const
  await queries.record(db, { incidentId: id, at: now, ...act })
  await auditChange(context, {
    ...{ act: 'dayIncidents.justify', subject: id, label: `${user.displayName} · ${date}` },
    ...{ before: { state: row?.state ?? 'open' }, after: { state: 'justified', kind, reason, minutes } },
  })
  await notifyDeciders(context, date, now)
  return id
}

type Justification = { reason: string; minutes: number | null; now: Date }

const justifiedWith = ({ reason, minutes, now }: Justification) =>
  ({ state: 'justified', reason, minutes, justifiedAt: now, updatedAt: now, ...undecided }) as const

/** Stores the first justification of an incident; returns its id. */
async function storeFirst(
  { db, ids }: Pick<Context, 'db' | 'ids'>,
  of: queries.OfDay,
  justification: Justification,
): Promise<string> {
  const id = ids.next()
  await queries.insert(db, { ...of, ...justifiedWith(justification), id, createdAt: justification.now })
  return id
}

/** Stores a new justification of an existing row; returns its id. */
async function storeAgain(
  db: Context['db'],
  row: queries.Row,
  { version, ...justification }: Justification & { version: number | null },
): Promise<string> {
  checkJustified(row)
  checkVersion(row, version ?? 0)
  if (!(await queries.change(db, row, justifiedWith(justification)))) conflict('stale', 'version')
  return row.id
}

/** Notifies the deciders and their delegates about a justification. */
async function notifyDeciders(context: Context<'dayIncidents.justify'>, date: string, now: Date) {
  const { db, user } = context
  const near = await deciders(db, user.id, { now, today: dayOf(now) })
  await notify(context, {
    userIds: await withStandIns(db, near, family, now),
    kind: 'clock.incidentJustified',
    data: { person: user.displayName, date },
    link: `/admin/accesos/accesosEmpleados?day=${user.id}:${date}`,
  })
}

const undecided = { comment: null, decidedBy: null, decidedFor: null, decidedAt: null }

/** An incident on which the company acts first; creates its row. */
export async function dismissed(context: Context<'dayIncidents.dismiss'>): Promise<queries.Row> {
  const { db, ids, clock, user, body } = context
  const { employeeId, date, kind } = body
  if (employeeId === user.id) forbidden()
  const looks = looking(context)
  if (!(await isSeen(db, looks.reach, employeeId))) notFound()
  const day = await heldDay(context, body)
  if (!day?.incidents.includes(kind)) refuse('inclusion', 'kind')
  const found = await queries.findOf(db, looks, body)
  if (found !== undefined) return found
  const id = ids.next()
  const now = clock.now()
  const withoutReason = { reason: null, minutes: null, justifiedAt: null, ...undecided }
  await queries.insert(db, {
    id,
    employeeId,
    date,
    kind,
    state: 'open',
    ...withoutReason,
    createdAt: now,
    updatedAt: now,
  })
  return (await queries.find(db, looks, id)) ?? notFound()
}

/** The incident to decide on; refuses an invalid decision. */
export async function decidable(context: Deciding, decision: Decision, meant: Meant, { looks }: Standpoint) {
  const { db } = context
  const seen = (await queries.find(db, looks, meant.id)) ?? notFound()
  const day = await heldDay(context, seen)
  // Somebody may have decided while this waited for the lock.
  const row = (await queries.find(db, looks, meant.id)) ?? notFound()
  checkVersion(row, meant.version)
  checkDecided(row, decision)
  if (decision === 'rejected' && meant.comment === null) refuse('blank', 'comment')
  if (!day?.incidents.includes(row.kind)) conflict('inclusion', 'kind')
  const minutes = decision === 'accepted' ? acceptedMinutes(row.minutes, meant.minutes) : row.minutes
  return { ...row, minutes, asked: row.minutes }
}

const acts = { accepted: 'decide', rejected: 'decide', dismissed: 'dismiss' } as const

/** Decides on an incident, and notifies the person. */
export async function decideIt(
  context: Deciding,
  state: Decision,
  meant: Meant,
  as: Standpoint,
): Promise<void> {
  const { db, clock, user } = context
  const { comment } = meant
  const { onBehalfOf } = as
  const { minutes, asked, ...row } = await decidable(context, state, meant, as)
  const now = clock.now()
  const by = { decidedBy: user.id, decidedFor: onBehalfOf?.id ?? null, decidedAt: now }
  if (!(await queries.change(db, row, { state, minutes, comment, ...by, updatedAt: now })))
    conflict('stale', 'version')
  await settleProof(context, row.id, state)
  const done = { by: user.id, onBehalfOf: onBehalfOf?.id ?? null, text: comment, minutes }
  await queries.record(db, { incidentId: row.id, state, at: now, ...done })
  await auditChange(context, {
    ...{ act: `dayIncidents.${acts[state]}`, subject: row.id, label: labelOf(row) },
    ...{ before: { state: row.state, minutes: asked }, after: { state, minutes } },
    detail: { kind: row.kind, ...(comment === null ? {} : { reason: comment }), ...inPlaceOf(onBehalfOf) },
  })
  await notify(context, {
    userIds: [row.employeeId],
    kind: 'clock.incidentDecided',
    data: { person: user.displayName, date: row.date },
    link: `/accesos?day=${row.employeeId}:${row.date}`,
  })
}

/** The display name of an incident. */
export const labelOf = ({ displayName, date }: Pick<queries.Row, 'displayName' | 'date'>): string =>
  `${displayName} · ${date}`
