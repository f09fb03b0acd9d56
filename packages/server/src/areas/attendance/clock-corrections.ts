import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { conflict, forbidden, notFound, refuse } from '#contract/refuse.ts'
import type { CorrectionSide, CorrectionState } from '#db/schema/clock-corrections.ts'
import { type Notifying, notify } from '#notices/notify.ts'
import { lockPerson } from '#db/lock-person.ts'
import { reachOf } from '#db/reach.ts'
import { type Eyes, inPlaceOf, namedOf, throughEyes, withStandIns } from '#delegations/stand-ins.ts'
import { expiryOf } from '#time-record/answer-time.ts'
import { rulesOf } from '#time-record/time-rules.queries.ts'
import { apply, checkDaysUnlocked, type Wanted, proposed } from './clock-correction-acts.ts'
import { correctionExpiryJob } from './correction-expiry.job.ts'
import { type AnsweredFile, attachFiles, settleFiles } from './correction-files.ts'
import * as queries from './clock-corrections.queries.ts'

export type Reading = Pick<Context, 'db' | 'user' | 'clock'>

const pending: CorrectionState = 'pending'

/** What the caller may see and decide. */
export const looking = ({ user, clock }: Eyes): queries.Looking => ({
  reach: reachOf({ user, clock }),
  corrects: user.permissions.has('FICHAJE_CORREGIR'),
  now: clock.now(),
})

/** The day of a correction, as the reading side sees and decides it. */
const pathOf = (
  reader: CorrectionSide,
  { employeeId, date }: Pick<queries.Row, 'employeeId' | 'date'>,
): string =>
  `${reader === 'employee' ? '/accesos' : '/admin/accesos/accesosEmpleados'}?day=${employeeId}:${date}`

/**
 * Stores a request until the other side answers, and notifies that side; returns its id. If the day's time rules
 * require one signature only, it is applied at once.
 */
export async function ask(
  context: Context<'clockCorrections.create'>,
  wanted: Wanted & { reason: string; side: CorrectionSide; fileIds?: readonly string[] },
): Promise<string> {
  const { db, ids, clock, user, jobs } = context
  const { employeeId, side, reason, change, fileIds = [] } = wanted
  await lockPerson(db, employeeId)
  const now = clock.now()
  await queries.expire(db, { employeeId }, now)
  const { days, entry, entryId } = await proposed(context, wanted)
  await checkDaysUnlocked(db, employeeId, days)
  const [date] = days
  const { rules } = (await rulesOf(db, [employeeId]))(employeeId, date)
  if (rules.fileRequired && fileIds.length === 0) refuse('blank', 'fileIds')
  const { kind, at, breakTypeId, mode, timeZone } = entry
  const row = {
    ...{ id: ids.next(), employeeId, date, timeZone, change, entryId },
    ...{ kind, at, breakTypeId, mode, reason, side, consent: rules.consent },
    ...{ askedBy: user.id, state: pending, createdAt: now, expiresAt: expiryOf(now, rules) },
    ...{ decidedBy: null, decidedAt: null, decision: null },
  }
  if (!(await queries.insert(db, row))) conflict('invalid', 'entryId')
  await attachFiles(context, fileIds, row)
  await auditChange(context, {
    ...{ act: 'clockCorrections.create', subject: row.id, label: date },
    after: {
      state: 'pending',
      employeeId,
      change,
      kind,
      at: at.toISOString(),
      reason,
      files: fileIds.length,
      consent: rules.consent,
    },
  })
  if (rules.consent === side) await putInForce(context, row.id)
  else await jobs.enqueue(db, correctionExpiryJob.kind, { id: row.id }, { key: row.id, at: row.expiresAt })
  const today = looking(context).reach.today
  await notify(context, {
    userIds:
      side === 'company'
        ? [employeeId]
        : await withStandIns(
            db,
            await queries.deciders(db, employeeId, { now, today }),
            'clockCorrections',
            now,
          ),
    kind: rules.consent === side ? 'clock.corrected' : 'clock.correctionAsked',
    data: { person: user.displayName, date },
    link: pathOf(side === 'company' ? 'employee' : 'company', row),
  })
  return row.id
}

/** Applies a correction that needs one signature: nobody else decides on it. */
async function putInForce(context: Context<'clockCorrections.create'>, id: string): Promise<void> {
  const { db, clock } = context
  const row = (await queries.find(db, looking(context), id)) ?? notFound()
  const decided = { decidedBy: null, decidedFor: null, decidedAt: clock.now(), decision: null }
  await queries.decide(db, id, { ...decided, state: 'approved' })
  await settleFiles(context, id, 'approved')
  await apply(context, row)
}

/** The person as decider on the correction in the path. */
type Deciding =
  | Context<'clockCorrections.approve'>
  | Context<'clockCorrections.reject'>
  | Context<'clockCorrections.withdraw'>
  | Context<'clockCorrections.hold'>

/** The correction in the path, locked. */
export async function locked(
  { db, params }: Pick<Context, 'db'> & { params: { id: string } },
  looks: queries.Looking,
): Promise<queries.Row> {
  const found = (await queries.find(db, looks, params.id)) ?? notFound()
  await lockPerson(db, found.employeeId)
  // Somebody may have decided while this waited for the lock.
  return (await queries.find(db, looks, params.id)) ?? notFound()
}

type Named = { id: string; displayName: string }

/** The identity of the decider: themselves, or a delegate. */
export async function standpointOf({ db, user, clock }: Reading, id: string) {
  const find = (eyes: Eyes) => queries.find(db, looking(eyes), id)
  const found = await throughEyes({ db, user, clock }, 'clockCorrections', find)
  return { looks: looking(found?.eyes ?? { user, clock }), onBehalfOf: found?.onBehalfOf ?? null }
}

/** The correction in the path, locked for the decision; refuses people who may not decide. */
export async function waiting(
  context: Deciding,
  as: 'decided' | 'withdrawn',
): Promise<queries.Row & { onBehalfOf: Named | null }> {
  const { user } = context
  const { looks, onBehalfOf } = await standpointOf(context, context.params.id)
  const row = { ...(await locked(context, looks)), onBehalfOf }
  if (row.state !== 'pending') conflict('invalid', 'state')
  if (as === 'withdrawn') return row.askedBy === user.id ? row : forbidden()
  if (row.isHeld) conflict('invalid', 'state')
  return row.canDecide ? row : forbidden()
}

const acts = { approved: 'approve', rejected: 'reject', withdrawn: 'withdraw' } as const

type Settling = Parameters<typeof auditChange>[0] & Notifying
/** The decision on a correction, and its author. */
export type Settled = {
  state: keyof typeof acts
  by: Named
  /** The delegator. */
  onBehalfOf?: Named | null
  decision?: string | null
}

/** Stores the outcome of a correction, and notifies the requester. */
export async function settle(
  context: Settling,
  row: queries.Row,
  { state, by, onBehalfOf = null, decision = null }: Settled,
): Promise<void> {
  const { db, clock } = context
  const decidedFor = onBehalfOf?.id ?? null
  const decided = { decidedBy: by.id, decidedFor, decidedAt: clock.now(), decision }
  if (!(await queries.decide(db, row.id, { ...decided, state }))) conflict('invalid', 'state')
  await settleFiles(context, row.id, state)
  await auditChange(context, {
    ...{ act: `clockCorrections.${acts[state]}`, subject: row.id, label: row.date },
    ...{ before: { state: 'pending' }, after: { state } },
    detail: { ...(decision === null ? {} : { reason: decision }), ...inPlaceOf(onBehalfOf) },
  })
  if (state === 'withdrawn') return
  await notify(context, {
    userIds: [row.askedBy],
    kind: 'clock.correctionDecided',
    data: { person: by.displayName, date: row.date },
    link: pathOf(row.side, row),
  })
}

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

/** The previous entry; null when one was missing. */
function beforeOf({ wasKind, wasAt, wasMode, wasBreakId, wasBreak }: queries.Row) {
  if (wasKind === null || wasKind === 'void' || wasAt === null || wasMode === null) return null
  return { kind: wasKind, at: wasAt, mode: wasMode, breakType: named(wasBreakId, wasBreak) }
}

/** One's own held decision, which can still be undone. */
function heldOf({ isHeld, heldAs, heldBy, heldUntil }: queries.Row, user: { id: string }) {
  if (!isHeld || heldAs === null || heldUntil === null || heldBy !== user.id) return null
  return { as: heldAs, until: heldUntil }
}

/** A correction as answered. */
export function answerOf(row: queries.Row, user: { id: string }, files: readonly AnsweredFile[] = []) {
  const { id, date, timeZone, change, entryId, reason, side, consent, state, createdAt, expiresAt } = row
  const { kind, at, mode, breakTypeId, breakName, decidedBy, decidedAt, decision, canDecide } = row
  return {
    ...{ id, date, timeZone, change, entryId, reason, side, consent, state, createdAt, expiresAt },
    ...{ decidedAt, decision, canDecide },
    person: { id: row.employeeId, displayName: row.displayName },
    askedBy: { id: row.askedBy, displayName: row.askerName ?? '' },
    decidedBy: namedOf(decidedBy, row.deciderName),
    decidedFor: namedOf(row.decidedFor, row.delegatorName),
    before: beforeOf(row),
    after: change === 'remove' ? null : { kind, at, mode, breakType: named(breakTypeId, breakName) },
    files: [...files],
    held: heldOf(row, user),
    canWithdraw: state === 'pending' && row.askedBy === user.id,
  }
}
