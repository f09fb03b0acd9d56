import { auditChange } from '#auth/audit.ts'
import { inSavepoint } from '#contract/row-acts.ts'
import { dayOf } from '#db/day.ts'
import { lockPerson } from '#db/lock-person.ts'
import type { PendingReason } from '#db/schema/vacation-plans.ts'
import type { StoredVacationState } from '#db/schema/vacations.ts'
import { notify, type Notifying } from '#notices/notify.ts'
import { factsOf } from '#vacations/facts.queries.ts'
import { judged } from '#vacations/judge.rules.ts'
import { isClosed, reasonToDecide } from '#vacations/plan.rules.ts'
import { move } from './vacation-moves.ts'
import { rulesOf } from './vacation-balances.queries.ts'
import { placesAsked, planOf } from './vacation-places.queries.ts'
import { notifyDeciders } from './vacation-notices.ts'
import { addAct } from './vacation-acts.queries.ts'
import { linesOf } from './vacation-requests.queries.ts'
import { escalation } from './vacation-requests.rules.ts'
import { fullFor } from './vacation-take-places.ts'
import { vacationWaitingKind } from './serve-waiting.ts'
import * as queries from './vacation-waiting.queries.ts'

type Row = queries.WaitingRow
/** The request with its person locked, while it waits. */
async function waiting({ db }: Notifying, id: string): Promise<Row | undefined> {
  const seen = await queries.find(db, id)
  if (seen === undefined) return undefined
  await lockPerson(db, seen.employeeId)
  return queries.find(db, id)
}

/** Expires an offer that was not accepted, and a request without a place in time. */
export async function endIfOver(context: Notifying, id: string): Promise<void> {
  const { db, clock } = context
  const row = await waiting(context, id)
  if (row === undefined) return
  const plan = await planOf(db, row.planId)
  const [now, today] = [clock.now(), dayOf(clock.now())]
  const isOver =
    row.offeredUntil === null
      ? plan !== undefined && isClosed(await firstWork(db, row), plan.rules.waitingClosesDays, today)
      : row.offeredUntil <= now
  if (!isOver) return
  const lapsedOffer = row.offeredUntil !== null
  await become(context, row, {
    ...{ state: 'expired', stage: null },
    ...{ hasPlace: false, offeredUntil: null, lapsedOffer },
  })
  await notifyEmployee(context, row, 'vacations.waitingEnded')
}

/** The first date that needs a place, as when it was requested. */
const firstWork = async (db: Notifying['db'], { id, startsOn }: Row): Promise<string> =>
  (await placesAsked(db, id))[0]?.date ?? startsOn

/** Gives a free place to a waiting request, or offers it, as the plan says. */
export async function serve(context: Notifying, id: string): Promise<void> {
  const { db, clock, jobs } = context
  const row = await waiting(context, id)
  if (row === undefined || row.offeredUntil !== null) return
  const plan = await planOf(db, row.planId)
  if (plan === undefined || (await fullFor(db, row)) !== undefined) return
  if (plan.rules.grants === 'at_once') return grant(context, row, 'vacations.placeGranted')
  const [now, begins] = [clock.now().getTime(), Date.parse(`${row.startsOn}T00:00:00Z`)]
  // A vacation in the past cannot be offered any more.
  if (begins <= now) return
  const offeredUntil = new Date(Math.min(begins, now + plan.rules.offerHours * 60 * 60_000))
  await queries.change(db, row, { hasPlace: true, offeredUntil, updatedAt: clock.now() })
  await jobs.enqueue(
    db,
    vacationWaitingKind,
    { planId: row.planId },
    { key: `offer ${id}`, at: offeredUntil },
  )
  await auditChange(context, {
    ...{ act: 'vacationPlaces.offer', subject: id, label: labelOf(row) },
    after: { offeredUntil },
  })
  await notifyEmployee(context, row, 'vacations.placeOffered')
}

/** Approves a request that now has its places, or submits it for a decision where plan or agreement require one. */
export async function grant(context: Notifying, row: Row, kind?: 'vacations.placeGranted'): Promise<void> {
  const reason = await reasonOf(context, row)
  const isGiven = reason === null && (await isApproved(context, row))
  if (!isGiven) await haveDecided(context, row, reason ?? 'needs_decision')
  if (kind !== undefined) await notifyEmployee(context, row, kind)
}

/** Whether it could be approved: its buckets may have lost what it spends. */
async function isApproved(context: Notifying, row: Row): Promise<boolean> {
  const values = { state: 'approved', stage: null, autoApproved: true, pendingReason: null } as const
  const tried = await inSavepoint(context.db, () => become(context, row, { ...placed, ...values }))
  return 'done' in tried
}

const placed = { hasPlace: true, offeredUntil: null }

/** Notifies those who decide, as for a new request. */
async function haveDecided(context: Notifying, row: Row, pendingReason: PendingReason): Promise<void> {
  const { db, clock } = context
  const stage = row.stages[0] ?? 'hr'
  const rules = row.policyId === null ? undefined : await rulesOf(db, row.policyId)
  const known = { rules: rules?.rules ?? null, isNear: stage === 'coordinator', now: clock.now() }
  const escalatesAt = escalation(stage, known)
  await become(context, row, { ...placed, pendingReason, state: 'pending', stage, escalatesAt })
  await notifyDeciders(context, row, stage)
}

/** Why it is not approved automatically: the plan, or a rule that refuses it by now; null when it is. */
async function reasonOf({ db, clock }: Notifying, row: Row): Promise<PendingReason | null> {
  const { id, employeeId, kind, startsOn: from, endsOn: until } = row
  const plan = await planOf(db, row.planId)
  if (plan === undefined) return 'needs_decision'
  const now = clock.now()
  const lines = await linesOf(db, id)
  const facts = await factsOf(db, { employeeId, from, until, now, isOwn: true, except: id })
  const reason = reasonToDecide(lines, { plan, today: dayOf(now), days: facts.days })
  if (reason !== null) return reason
  return judged({ kind, days: lines }, facts).refusals.length === 0 ? null : 'needs_decision'
}

type Becoming = { state: StoredVacationState; stage: Row['stage'] } & Partial<queries.Values>

async function become(context: Notifying, row: Row, values: Becoming): Promise<void> {
  const { db, ids, clock } = context
  const now = clock.now()
  await queries.change(db, row, { ...values, updatedAt: now })
  if (values.state === 'approved')
    await move({ db, ids, clock, user: { id: row.employeeId } }, row, { moves: 'spend', comment: null })
  const act = { requestId: row.id, stage: null, by: row.employeeId, at: now, comment: null }
  await addAct(db, { ...act, state: values.state })
  await auditChange(context, {
    ...{ act: `vacationPlaces.${values.state === 'expired' ? 'expire' : 'give'}`, subject: row.id },
    ...{ label: labelOf(row), before: { state: 'waiting' }, after: { state: values.state } },
  })
}

const labelOf = ({ displayName, startsOn }: Row) => `${displayName} · ${startsOn}`

type NoticeKind = 'vacations.placeOffered' | 'vacations.placeGranted' | 'vacations.waitingEnded'
const notifyEmployee = (context: Notifying, { id, employeeId, startsOn, endsOn }: Row, kind: NoticeKind) =>
  notify(context, {
    userIds: [employeeId],
    kind,
    data: { from: startsOn, until: endsOn },
    link: `/vacacionesOperaciones?request=${id}`,
  })
