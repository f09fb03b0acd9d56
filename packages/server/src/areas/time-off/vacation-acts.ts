import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { conflict, forbidden, notFound } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import { lockPerson } from '#db/lock-person.ts'
import { doneBy, inPlaceOf, throughEyes } from '#delegations/stand-ins.ts'
import type { ApprovalStage } from '#db/schema/vacations.ts'
import { checkStillUnlocked } from '#time-record/locked-months.ts'
import { settleSickness } from '#vacations/sick-return.ts'
import type { VacationState } from './vacation-archive.queries.ts'
import { tellCancelled, tellDecided, tellDeciders, tellEnding } from './vacation-notices.ts'
import { type Looking, looking } from './vacation-reach.ts'
import { enough, giveBack, giveBackAfter, rulesIn, spend } from './vacation-spending.ts'
import { takePlaces } from './vacation-take-places.ts'
import * as queries from './vacation-requests.queries.ts'
import { serveWaiting } from './serve-waiting.ts'
import * as rules from './vacation-requests.rules.ts'

type Acting = Pick<Context, 'db' | 'ids' | 'clock' | 'bus' | 'jobs' | 'user' | 'signedIn' | 'request'>
/** What moving units asks for: a request of somebody, or a job in their name. */
export type Moving = Pick<Acting, 'db' | 'ids' | 'clock'> & { user: { id: string } }
export type Act = 'approve' | 'reject' | 'withdraw' | 'cancel' | 'cancelByCompany' | Ending
type Ending = 'endEarly' | 'endEarlyByCompany'
export type Meant = {
  id: string
  version: number
  comment?: string | null | undefined
  /** The last day that is taken; only of what ends early. */
  lastDay?: string
}

const allowed: Record<Act, (row: queries.Row) => boolean> = {
  approve: ({ canDecide }) => canDecide,
  reject: ({ canDecide }) => canDecide,
  withdraw: ({ canWithdraw }) => canWithdraw,
  cancel: ({ canCancel }) => canCancel,
  cancelByCompany: ({ canCancelByCompany }) => canCancelByCompany,
  endEarly: ({ canEndEarly }) => canEndEarly,
  endEarlyByCompany: ({ canEndEarlyByCompany }) => canEndEarlyByCompany,
}

type Ends = { lastDay: string; today: string }

const becoming: Record<Act, (row: queries.Row, ends: Ends) => rules.Becomes> = {
  approve: (row) => rules.approved(standing(row)),
  reject: (row) => rules.rejected(standing(row)),
  withdraw: (row) => rules.withdrawn(standing(row)),
  cancel: (row) => rules.cancelling(standing(row)),
  cancelByCompany: (row) => rules.cancelledByCompany(standing(row)),
  endEarly: (row, { lastDay, today }) => rules.endingEarly(standing(row), lastDay, today),
  endEarlyByCompany: (row, { lastDay, today }) => rules.endedEarly(standing(row), lastDay, today),
}

const standing = ({ stored, ...row }: queries.Row) => ({ ...row, state: stored })

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
  const now = clock.now()
  const left = { ...row, lastDay: lastDayMeant(act, row, meant) }
  const { state, stage, moves } = becoming[act](row, { lastDay: lastDayOf(left), today: dayOf(now) })
  checkAllowed(act, row, as)
  if (meant.lastDay !== undefined) await checkDays(db, left, 'shorten')
  const escalatesAt = await escalationOf(context, row, stage)
  const placed = moves === 'spend' ? await takePlaces(context, row, null) : {}
  const asked = { lastDay: askedFor(state, left) }
  if (!(await queries.change(db, row, { ...placed, ...asked, state, stage, escalatesAt, updatedAt: now })))
    conflict('stale', 'version')
  if (moves !== 'nothing') await move(context, left, { moves, comment })
  await queries.addAct(db, {
    requestId: id,
    state,
    stage: row.stage,
    ...doneBy(user, onBehalfOf),
    at: now,
    comment,
    lastDay: left.lastDay,
  })
  await remember(context, act, row, { state, comment, onBehalfOf, lastDay: left.lastDay })
  await tell(context, act, row, { stage, comment: comment ?? '', lastDay: left.lastDay })
  if (row.planId !== null && stage === null) await serveWaiting(context, row.planId)
  return rules.shownState({ state, endsOn: lastDayOf(left) }, dayOf(now))
}

/** The last day that an act is about: what is asked for with it, or what it agrees to. */
const lastDayMeant = (act: Act, row: queries.Row, { lastDay }: Meant): string | null =>
  act === 'approve' ? row.lastDay : (lastDay ?? null)

/** The last day that waits to be agreed to. */
const askedFor = (state: rules.Becomes['state'], { lastDay }: Pick<queries.Row, 'lastDay'>) =>
  state === 'cancellation_requested' ? lastDay : null

const checkAllowed = (act: Act, row: queries.Row, { isDecided = false }: { isDecided?: boolean }): void => {
  if (!isDecided && !allowed[act](row)) forbidden()
}

type Remembered = {
  state: rules.Becomes['state']
  comment: string | null
  onBehalfOf: Named | null
  lastDay: string | null
}

const remember = (
  context: Deciding,
  act: Act,
  row: queries.Row,
  { state, comment, onBehalfOf, lastDay }: Remembered,
): Promise<void> =>
  auditChange(context, {
    ...{ act: `vacationRequests.${act}`, subject: row.id, label: `${row.displayName} · ${row.startsOn}` },
    before: { state: row.stored, ...(lastDay === null ? {} : { endsOn: row.endsOn }) },
    after: { state, ...(lastDay === null ? {} : { lastDay }) },
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
  const { moves } = becoming[act](row, { lastDay: row.endsOn, today: dayOf(context.clock.now()) })
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

type Moved = Pick<queries.Row, 'id' | 'employeeId' | 'startsOn' | 'endsOn' | 'policyId'> & {
  /** What is left of it, where it ends early. */
  lastDay?: string | null
}

/** What is spent or returned changes what days ask for: not those of a locked month, nor of one who is absent. */
export async function move(
  context: Moving,
  row: Moved,
  { moves, comment }: { moves: rules.Becomes['moves']; comment: string | null },
): Promise<void> {
  await checkDays(context.db, row, moves)
  if (moves === 'spend') await spend(context, row)
  if (moves === 'return') await giveBack(context, row, comment)
  if (moves === 'shorten') await giveBackAfter(context, row, { lastDay: lastDayOf(row), reason: comment })
  await settleSickness(context, row.employeeId)
}

async function checkDays(db: Acting['db'], row: Moved, moves: rules.Becomes['moves']): Promise<void> {
  const { id, employeeId, startsOn, endsOn: until } = row
  const from = moves === 'shorten' ? daysAfter(lastDayOf(row), 1) : startsOn
  await checkStillUnlocked(db, { employeeId, from, until }, 'state')
  const absentOn = moves === 'spend' ? await queries.absentOn(db, id) : undefined
  if (absentOn !== undefined) conflict('taken', 'state', { value: absentOn })
}

const lastDayOf = ({ lastDay, endsOn }: Moved): string => lastDay ?? endsOn

/** Refuses what `move` would refuse. */
export async function checkMove(
  db: Acting['db'],
  row: Moved,
  moves: 'spend' | 'return' | 'shorten',
): Promise<void> {
  await checkDays(db, row, moves)
  if (moves === 'spend') await enough(db, row)
}

type After = { stage: ApprovalStage | null; comment: string; lastDay: string | null }

/** The other side is told; of what somebody takes back nobody is. */
async function tell(
  context: Deciding,
  act: Act,
  row: queries.Row,
  { stage, comment, lastDay }: After,
): Promise<void> {
  if (act === 'withdraw') return
  if (act === 'cancelByCompany') return tellCancelled(context, row, comment)
  if (stage !== null) await tellDeciders(context, row, stage)
  const isOfOthers = row.employeeId !== context.user.id
  if (act === 'endEarly' || act === 'endEarlyByCompany') {
    if (isOfOthers) await tellEnding(context, { ...row, endsOn: lastDay ?? row.endsOn }, comment)
    return
  }
  if (act !== 'cancel') await tellDecided(context, row)
}
