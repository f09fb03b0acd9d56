import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { conflict, forbidden, notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { lockPerson } from '#db/lock-person.ts'
import { doneBy, inPlaceOf, throughEyes } from '#delegations/stand-ins.ts'
import * as rules from '#absences/flow.rules.ts'
import { checkStillUnlocked, lockedMonthsOf } from '#time-record/locked-months.ts'
import { settleSickness } from '#vacations/sick-return.ts'
import { bagOf } from './absence-bag.ts'
import { attachFiles, settleFiles } from './absence-files.ts'
import { allowedTo } from './absence-rights.ts'
import { notifyDeciders, notifyPerson } from './absence-notices.ts'
import { type Looking, looking } from './absence-reach.ts'
import { daysOf } from './absence-type-acts.ts'
import { findInForce } from './absence-types.queries.ts'
import * as queries from './absences.queries.ts'
import type { Act } from './absence-act.ts'

export type Acting = Pick<Context, 'db' | 'ids' | 'clock' | 'bus' | 'jobs' | 'user' | 'signedIn' | 'request'>
/** The actor: the signed-in person, or the author of a job. */
type Deciding = Omit<Acting, 'user' | 'signedIn' | 'request' | 'jobs'> & {
  jobs: Pick<Acting['jobs'], 'enqueue'>
  user: { id: string; displayName: string }
  signedIn?: Acting['signedIn'] | { id: string }
  request?: Acting['request'] | undefined
}
export type Meant = {
  id: string
  version: number
  comment?: string | null | undefined
  fileIds?: readonly string[]
}

const held = (row: queries.Row) => ({ ...row, state: row.stored })

const becoming: Record<Act, (row: queries.Row, isOwn: boolean) => rules.Becomes> = {
  approve: (row) => rules.approved(held(row)),
  reject: (row) => rules.rejected(held(row)),
  justify: (row) => rules.justified(held(row)),
  cancel: (row, isOwn) => (isOwn ? rules.cancelledByPerson(held(row)) : rules.cancelledByCompany(held(row))),
}

type Named = { id: string; displayName: string }
/** The identity of the actor: reach and delegation. */
export type Standpoint = { looks: Looking; onBehalfOf: Named | null }

/** An absence as its decider sees it, for themselves or as a delegate. */
export const through = ({ db, user, clock }: Pick<Acting, 'db' | 'user' | 'clock'>, id: string) =>
  throughEyes({ db, user, clock }, 'absences', (eyes) => queries.find(db, looking(eyes), id))

/** The identity of the actor on an absence: decisions can be delegated. */
export async function standpointOf(
  context: Pick<Acting, 'db' | 'user' | 'clock'>,
  act: Act,
  id: string,
): Promise<Standpoint> {
  const own = { looks: looking(context), onBehalfOf: null }
  if (act !== 'approve' && act !== 'reject') return own
  const found = await through(context, id)
  return found === undefined ? own : { looks: looking(found.eyes), onBehalfOf: found.onBehalfOf }
}

/** The absence, with its person locked. */
export async function heldAbsence(
  { db }: Pick<Acting, 'db'>,
  id: string,
  looks: Looking,
): Promise<queries.Row> {
  const { employeeId } = (await queries.find(db, looks, id)) ?? notFound()
  await lockPerson(db, employeeId)
  return (await queries.find(db, looks, id)) ?? notFound()
}

/** The absence in the caller's version, and its next state. */
async function acting(context: Deciding, act: Act, meant: Meant, looks: Looking) {
  const row = await heldAbsence(context, meant.id, looks)
  // A version conflict is reported before a missing permission.
  checkVersion(row, meant.version)
  const becomes = becoming[act](row, row.employeeId === context.user.id)
  if (!allowedTo(act, row, looks)) forbidden()
  return { row, becomes }
}

/** Refuses what `done` would refuse of a decision. */
export async function checkDecision(
  context: Deciding,
  act: 'approve' | 'reject',
  meant: Meant,
  { looks }: Standpoint,
): Promise<queries.Row> {
  const { row, becomes } = await acting(context, act, meant, looks)
  await checkMonths(context, row, becomes)
  return row
}

/** Performs an operation on an absence: with permission, at the caller's version, serialized per person. */
export async function done(context: Deciding, act: Act, meant: Meant, as: Standpoint): Promise<void> {
  const { row, becomes } = await acting(context, act, meant, as.looks)
  const { comment = null } = meant
  if (act === 'cancel' && row.stored === 'approved' && comment === null) refuse('blank', 'comment')
  const next = act === 'justify' ? await besideLocked(context, row, becomes) : becomes
  await checkMonths(context, row, next)
  if (act === 'justify') await checkLeft(context, row)
  await write(context, act, row, { ...meant, next, onBehalfOf: as.onBehalfOf })
  await remember(context, act, row, { ...next, onBehalfOf: as.onBehalfOf })
  await notifyProgress(context, row, next)
}

type Writing = Meant & { next: rules.Becomes; onBehalfOf: Named | null }

/** Stores the state, its effect on proof and vacation, and the history. */
async function write(
  context: Deciding,
  act: Act,
  row: queries.Row,
  { next, onBehalfOf, ...meant }: Writing,
): Promise<void> {
  const { db, clock, user } = context
  const { comment = null, fileIds = [] } = meant
  const [{ id, stage }, { state }, at] = [row, next, clock.now()]
  const proved = act === 'justify' ? { provedAt: at } : {}
  if (!(await queries.change(db, row, { ...next, ...proved, updatedAt: at }))) conflict('stale', 'version')
  if (row.isSick) await settleSickness(context, row.employeeId)
  if (act === 'justify') await attachFiles(context, fileIds, id)
  else await settleFiles(context, id, state)
  await queries.addAct(db, {
    ...{ absenceId: id, state, stage, at, comment },
    ...doneBy(user, onBehalfOf),
  })
}

/** The log contains the decision, never the reason, which reveals a cause. */
const remember = (
  context: Deciding,
  act: Act,
  row: queries.Row,
  { state, onBehalfOf }: rules.Becomes & { onBehalfOf: Named | null },
): Promise<void> =>
  auditChange(context, {
    ...{ act: `absences.${act}`, subject: row.id, label: labelOf(row) },
    ...{ before: { state: row.stored }, after: { state }, detail: inPlaceOf(onBehalfOf) },
  })

export const labelOf = ({ displayName, from }: queries.Row): string => `${displayName} · ${from}`

/** A late proof does not change a locked month: its days stay, and the proof is reviewed. */
async function besideLocked(
  { db }: Deciding,
  { employeeId, from, until, isInForce }: queries.Row,
  next: rules.Becomes,
): Promise<rules.Becomes> {
  const isLocked = (await lockedMonthsOf(db, [employeeId], { from, until })).length > 0
  return isLocked ? { ...next, isInForce } : next
}

/** The allowance returned when no proof came may have been used since. */
async function checkLeft({ db, clock }: Deciding, row: queries.Row): Promise<void> {
  if (row.stored !== 'not_justified') return
  const { id, employeeId, absenceTypeId, from } = row
  const type = (await findInForce(db, absenceTypeId, { ...daysOf(clock, from), employeeId })) ?? notFound()
  const { allowance, taken } = await bagOf(db, { employeeId, type, from, except: id })
  if (allowance === null) return
  const left = Math.max(0, allowance.allowance - taken)
  if ((row.units ?? 0) > left) conflict('less_than', 'units', { count: left })
}

/** An absence that starts or stops replacing work changes planned minutes, which a locked month forbids. */
async function checkMonths({ db }: Deciding, row: queries.Row, { isInForce }: rules.Becomes): Promise<void> {
  if (isInForce === row.isInForce) return
  const { employeeId, from, until } = row
  await checkStillUnlocked(db, { employeeId, from, until }, 'state')
}

/** Notifies the other side; a withdrawal notifies nobody. */
async function notifyProgress(context: Deciding, row: queries.Row, { stage }: rules.Becomes): Promise<void> {
  const { id, employeeId, displayName, from } = row
  const absence = { id, employeeId, displayName, from }
  if (stage !== null) await notifyDeciders(context, absence, stage)
  if (employeeId !== context.user.id) await notifyPerson(context, absence, 'absences.decided')
}
