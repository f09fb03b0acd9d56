import { auditChange } from '#auth/audit.ts'
import { dayOf } from '#db/day.ts'
import { lockPerson } from '#db/lock-person.ts'
import type { StoredVacationState } from '#db/schema/vacations.ts'
import { notify, type Notifying } from '#notices/notify.ts'
import { daysOf } from '#vacations/facts.queries.ts'
import { isClosed, reasonToDecide } from '#vacations/plan.rules.ts'
import { spend } from './vacation-spending.ts'
import { rulesOf } from './vacation-balances.queries.ts'
import { planOf } from './vacation-places.queries.ts'
import { addAct, linesOf } from './vacation-requests.queries.ts'
import { escalation } from './vacation-requests.rules.ts'
import { fullFor } from './vacation-take-places.ts'
import { vacationWaitingKind } from './serve-waiting.ts'
import * as queries from './vacation-waiting.queries.ts'

type Row = queries.WaitingRow
/** The request, with its person held, as long as it waits. */
async function waiting({ db }: Notifying, id: string): Promise<Row | undefined> {
  const seen = await queries.find(db, id)
  if (seen === undefined) return undefined
  await lockPerson(db, seen.employeeId)
  return queries.find(db, id)
}

/** Ends what waited for nothing: an offer that was not taken, and what no place fell free for in time. */
export async function endIfOver(context: Notifying, id: string): Promise<void> {
  const { db, clock } = context
  const row = await waiting(context, id)
  if (row === undefined) return
  const plan = await planOf(db, row.planId)
  const [now, today] = [clock.now(), dayOf(clock.now())]
  const isOver =
    row.offeredUntil === null
      ? plan !== undefined && isClosed(row.startsOn, plan.rules.waitingClosesDays, today)
      : row.offeredUntil <= now
  if (!isOver) return
  await become(context, row, { state: 'expired', hasPlace: false, offeredUntil: null, stage: null })
  await tell(context, row, 'vacations.waitingEnded')
}

/** Gives what is free to who waits, or offers it, as the plan says. */
export async function serve(context: Notifying, id: string): Promise<void> {
  const { db, clock, jobs } = context
  const row = await waiting(context, id)
  if (row === undefined || row.offeredUntil !== null) return
  const plan = await planOf(db, row.planId)
  if (plan === undefined || (await fullFor(db, row)) !== undefined) return
  if (plan.rules.grants === 'at_once') return grant(context, row, 'vacations.placeGranted')
  const offeredUntil = new Date(clock.now().getTime() + plan.rules.offerHours * 60 * 60_000)
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
  await tell(context, row, 'vacations.placeOffered')
}

/** Approves what has its places now, or has it decided where the plan does not approve it by itself. */
export async function grant(context: Notifying, row: Row, kind?: 'vacations.placeGranted'): Promise<void> {
  const { db, ids, clock } = context
  const reason = await reasonOf(context, row)
  const places = { hasPlace: true, offeredUntil: null, pendingReason: reason }
  if (reason === null) {
    await become(context, row, { ...places, state: 'approved', stage: null, autoApproved: true })
    await spend({ db, ids, clock, user: { id: row.employeeId } }, row)
  } else {
    const stage = row.stages[0] ?? 'hr'
    const rules = row.policyId === null ? undefined : await rulesOf(db, row.policyId)
    const known = { rules: rules?.rules ?? null, isNear: stage === 'coordinator', now: clock.now() }
    await become(context, row, { ...places, state: 'pending', stage, escalatesAt: escalation(stage, known) })
  }
  if (kind !== undefined) await tell(context, row, kind)
}

/** Why the plan does not approve it by itself; null where it does. */
async function reasonOf({ db, clock }: Notifying, row: Row) {
  const plan = await planOf(db, row.planId)
  if (plan === undefined) return 'needs_decision' as const
  const period = { from: row.startsOn, until: row.endsOn }
  const days = await daysOf(db, { employeeId: row.employeeId, ...period })
  return reasonToDecide(await linesOf(db, row.id), { plan, today: dayOf(clock.now()), days })
}

type Becoming = { state: StoredVacationState; stage: Row['stage'] } & Partial<queries.Values>

async function become(context: Notifying, row: Row, values: Becoming): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  await queries.change(db, row, { ...values, updatedAt: now })
  const act = { requestId: row.id, stage: null, by: row.employeeId, at: now, comment: null }
  await addAct(db, { ...act, state: values.state })
  await auditChange(context, {
    ...{ act: `vacationPlaces.${values.state === 'expired' ? 'expire' : 'give'}`, subject: row.id },
    ...{ label: labelOf(row), before: { state: 'waiting' }, after: { state: values.state } },
  })
}

const labelOf = ({ displayName, startsOn }: Row) => `${displayName} · ${startsOn}`

type Told = 'vacations.placeOffered' | 'vacations.placeGranted' | 'vacations.waitingEnded'
const tell = (context: Notifying, { id, employeeId, startsOn, endsOn }: Row, kind: Told) =>
  notify(context, {
    userIds: [employeeId],
    kind,
    data: { from: startsOn, until: endsOn },
    link: `/vacacionesOperaciones?request=${id}`,
  })
