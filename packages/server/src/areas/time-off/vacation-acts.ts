import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { conflict, forbidden, notFound } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { dayOf } from '#db/day.ts'
import { lockPerson } from '#db/lock-person.ts'
import { doneBy, inPlaceOf, throughEyes } from '#delegations/stand-ins.ts'
import type { ApprovalStage } from '#db/schema/vacations.ts'
import { checkStillUnlocked } from '#time-record/locked-months.ts'
import { settleSickness } from '#vacations/sick-return.ts'
import type { VacationState } from './vacation-archive.queries.ts'
import { tellCancelled, tellDecided, tellDeciders } from './vacation-notices.ts'
import { type Looking, looking } from './vacation-reach.ts'
import { enough, giveBack, rulesIn, spend } from './vacation-spending.ts'
import { takePlaces } from './vacation-take-places.ts'
import * as queries from './vacation-requests.queries.ts'
import { serveWaiting } from './serve-waiting.ts'
import * as rules from './vacation-requests.rules.ts'

type Acting = Pick<Context, 'db' | 'ids' | 'clock' | 'bus' | 'jobs' | 'user' | 'signedIn' | 'request'>
/** What moving units asks for: a request of somebody, or a job in their name. */
export type Moving = Pick<Acting, 'db' | 'ids' | 'clock'> & { user: { id: string } }
export type Act = 'approve' | 'reject' | 'withdraw' | 'cancel' | 'cancelByCompany'
export type Meant = { id: string; version: number; comment?: string | null | undefined }

const allowed: Record<Act, (row: queries.Row) => boolean> = {
  approve: ({ canDecide }) => canDecide,
  reject: ({ canDecide }) => canDecide,
  withdraw: ({ canWithdraw }) => canWithdraw,
  cancel: ({ canCancel }) => canCancel,
  cancelByCompany: ({ canCancelByCompany }) => canCancelByCompany,
}

const becoming: Record<Act, (row: queries.Row) => rules.Becomes> = {
  approve: (row) => rules.approved(standing(row)),
  reject: (row) => rules.rejected(standing(row)),
  withdraw: (row) => rules.withdrawn(standing(row)),
  cancel: (row) => rules.cancelling(standing(row)),
  cancelByCompany: (row) => rules.cancelledByCompany(standing(row)),
}

const standing = ({ stored, stage, stages, hasBegun }: queries.Row) => ({
  ...{ state: stored, stage, stages, hasBegun },
})

type Named = { id: string; displayName: string }
/** As who somebody acts: whose requests they see so, and in whose place. */
export type Standpoint = {
  looks: Looking
  onBehalfOf: Named | null
  /** Whether it was decided before, by the rights of that moment. */
  isDecided?: true
}

/** As who somebody acts on a request: decisions are also made in the place of others. */
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

/** A request as somebody decides on it, for themselves or in the place of others. */
export const through = ({ db, user, clock }: Pick<Acting, 'db' | 'user' | 'clock'>, id: string) =>
  throughEyes({ db, user, clock }, 'vacationRequests', (eyes) => queries.find(db, looking(eyes), id))

/** What is needed to act: a request of somebody, or a job in their name. */
type Deciding = Omit<Acting, 'user' | 'signedIn' | 'request' | 'jobs'> & {
  jobs: Pick<Acting['jobs'], 'enqueue'>
  user: { id: string; displayName: string }
  signedIn?: Acting['signedIn'] | { id: string }
  request?: Acting['request'] | undefined
}

/** Does something to a request: who may, at the version they have seen, one after the other. Answers the state that it has then. */
export async function done(
  context: Deciding,
  act: Act,
  meant: Meant,
  as: Standpoint,
): Promise<VacationState> {
  const { looks, onBehalfOf } = as
  const { db, clock, user } = context
  const { id, version, comment = null } = meant
  const row = await held(context, looks, id)
  // What stands otherwise than whoever acts has seen is told before what they may.
  checkVersion(row, version)
  const { state, stage, moves } = becoming[act](row)
  checkAllowed(act, row, as)
  const now = clock.now()
  const escalatesAt = await escalationOf(context, row, stage)
  const placed = moves === 'spend' ? await takePlaces(context, row, null) : {}
  if (!(await queries.change(db, row, { ...placed, state, stage, escalatesAt, updatedAt: now })))
    conflict('stale', 'version')
  if (moves !== 'nothing') await move(context, row, { moves, comment })
  await queries.addAct(db, {
    requestId: id,
    state,
    stage: row.stage,
    ...doneBy(user, onBehalfOf),
    at: now,
    comment,
  })
  await remember(context, act, row, { state, comment, onBehalfOf })
  await tell(context, act, row, { stage, comment: comment ?? '' })
  if (row.planId !== null && stage === null) await serveWaiting(context, row.planId)
  return rules.shownState({ state, endsOn: row.endsOn }, dayOf(now))
}

const checkAllowed = (act: Act, row: queries.Row, { isDecided = false }: { isDecided?: boolean }): void => {
  if (!isDecided && !allowed[act](row)) forbidden()
}

type Remembered = { state: rules.Becomes['state']; comment: string | null; onBehalfOf: Named | null }

const remember = (
  context: Deciding,
  act: Act,
  row: queries.Row,
  { state, comment, onBehalfOf }: Remembered,
): Promise<void> =>
  auditChange(context, {
    ...{ act: `vacationRequests.${act}`, subject: row.id, label: `${row.displayName} · ${row.startsOn}` },
    ...{ before: { state: row.stored }, after: { state } },
    detail: { ...(comment === null ? {} : { comment }), ...inPlaceOf(onBehalfOf) },
  })

/** Refuses what `done` would refuse. */
export async function checkDecision(
  context: Acting,
  act: 'approve' | 'reject',
  meant: Meant,
  { looks }: Standpoint,
): Promise<queries.Row> {
  const row = await held(context, looks, meant.id)
  checkVersion(row, meant.version)
  const { moves } = becoming[act](row)
  if (!allowed[act](row)) forbidden()
  if (moves === 'spend') await takePlaces(context, row, null)
  if (moves !== 'nothing') await checkMove(context.db, row, moves)
  return row
}

/** When HR may decide on what waits for a coordinator from now on. */
async function escalationOf(context: Deciding, row: queries.Row, stage: ApprovalStage | null) {
  if (stage !== 'coordinator') return null
  const { db, clock } = context
  const near = await queries.coordinators(db, row.employeeId, clock.now())
  const known = { rules: await rulesIn(db, row), isNear: near.length > 0, now: clock.now() }
  return rules.escalation(stage, known)
}

/** The request, and the person of it held. */
async function held({ db }: Pick<Acting, 'db'>, looks: Looking, id: string): Promise<queries.Row> {
  const employeeId = (await queries.personOf(db, id)) ?? notFound()
  await lockPerson(db, employeeId)
  // What is changed is read once, whole, and as it stands now: whether it may be seen is asked here.
  return (await queries.find(db, looks, id)) ?? notFound()
}

type Moved = Pick<queries.Row, 'id' | 'employeeId' | 'startsOn' | 'endsOn' | 'policyId'>

/** What is spent or returned changes what days ask for: not those of a locked month, nor of one who is absent. */
export async function move(
  context: Moving,
  row: Moved,
  { moves, comment }: { moves: rules.Becomes['moves']; comment: string | null },
): Promise<void> {
  await checkDays(context.db, row, moves)
  await (moves === 'spend' ? spend(context, row) : giveBack(context, row, comment))
  await settleSickness(context, row.employeeId)
}

async function checkDays(db: Acting['db'], row: Moved, moves: rules.Becomes['moves']): Promise<void> {
  const { id, employeeId, startsOn: from, endsOn: until } = row
  await checkStillUnlocked(db, { employeeId, from, until }, 'state')
  const absentOn = moves === 'spend' ? await queries.absentOn(db, id) : undefined
  if (absentOn !== undefined) conflict('taken', 'state', { value: absentOn })
}

/** Refuses what `move` would refuse. */
export async function checkMove(db: Acting['db'], row: Moved, moves: 'spend' | 'return'): Promise<void> {
  await checkDays(db, row, moves)
  if (moves === 'spend') await enough(db, row)
}

type After = { stage: ApprovalStage | null; comment: string }

/** The other side is told; of what somebody takes back nobody is. */
async function tell(context: Deciding, act: Act, row: queries.Row, { stage, comment }: After): Promise<void> {
  if (act === 'withdraw') return
  if (act === 'cancelByCompany') return tellCancelled(context, row, comment)
  if (stage !== null) await tellDeciders(context, row, stage)
  if (act !== 'cancel') await tellDecided(context, row)
}
