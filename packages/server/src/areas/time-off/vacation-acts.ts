import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { conflict, forbidden, notFound } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { lockPerson } from '#db/lock-person.ts'
import type { ApprovalStage } from '#db/schema/vacations.ts'
import { checkStillUnlocked } from '#time-record/locked-months.ts'
import { bucketsOf, insertMovements } from '#vacations/ledger.queries.ts'
import { settleSickness } from '#vacations/sick-return.ts'
import { rulesOf } from './vacation-balances.queries.ts'
import { tellCancelled, tellDecided, tellDeciders } from './vacation-notices.ts'
import { looking } from './vacation-reach.ts'
import * as queries from './vacation-requests.queries.ts'
import * as rules from './vacation-requests.rules.ts'

type Acting = Pick<Context, 'db' | 'ids' | 'clock' | 'bus' | 'jobs' | 'user' | 'signedIn' | 'request'>
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

/** Does something to a request: who may, at the version they have seen, one after the other. Answers what stood before. */
export async function done(context: Acting, act: Act, meant: Meant): Promise<queries.Row> {
  const { db, clock, user } = context
  const { id, version, comment = null } = meant
  const row = await held(context, id)
  // What stands otherwise than whoever acts has seen is told before what they may.
  checkVersion(row, version)
  const { state, stage, moves } = becoming[act](row)
  if (!allowed[act](row)) forbidden()
  const now = clock.now()
  const escalatesAt = await escalationOf(context, row, stage)
  if (!(await queries.change(db, row, { state, stage, escalatesAt, updatedAt: now })))
    conflict('stale', 'version')
  if (moves !== 'nothing') await move(context, row, { moves, comment })
  await queries.addAct(db, { requestId: id, state, stage: row.stage, by: user.id, at: now, comment })
  await auditChange(context, {
    ...{ act: `vacationRequests.${act}`, subject: id, label: `${row.displayName} · ${row.startsOn}` },
    ...{ before: { state: row.stored }, after: { state } },
    detail: comment === null ? {} : { comment },
  })
  await tell(context, act, row, { stage, comment: comment ?? '' })
  return row
}

/** When HR may decide on what waits for a coordinator from now on. */
async function escalationOf(context: Acting, row: queries.Row, stage: ApprovalStage | null) {
  const { db, clock } = context
  const near = await queries.coordinators(db, row.employeeId, looking(context))
  const known = { rules: await rulesIn(db, row), isNear: near.length > 0, now: clock.now() }
  return rules.escalation(stage, known)
}

const rulesIn = async (db: Acting['db'], { policyId }: queries.Row) =>
  policyId === null ? null : ((await rulesOf(db, policyId))?.rules ?? null)

/** The request, and the person of it held. */
async function held(context: Acting, id: string): Promise<queries.Row> {
  const { db } = context
  const { employeeId } = (await queries.find(db, looking(context), id)) ?? notFound()
  await lockPerson(db, employeeId)
  return (await queries.find(db, looking(context), id)) ?? notFound()
}

/** What is spent or returned changes what days ask for: not those of a locked month. */
async function move(
  context: Acting,
  row: queries.Row,
  { moves, comment }: { moves: rules.Becomes['moves']; comment: string | null },
): Promise<void> {
  const { employeeId, startsOn: from, endsOn: until } = row
  await checkStillUnlocked(context.db, { employeeId, from, until }, 'state')
  await (moves === 'spend' ? spend(context, row) : giveBack(context, row, comment))
  await settleSickness(context, row.employeeId)
}

type After = { stage: ApprovalStage | null; comment: string }

/** The other side is told; of what somebody takes back nobody is. */
async function tell(context: Acting, act: Act, row: queries.Row, { stage, comment }: After): Promise<void> {
  if (act === 'withdraw') return
  if (act === 'cancelByCompany') return tellCancelled(context, row, comment)
  if (stage !== null) await tellDeciders(context, row, stage)
  if (act !== 'cancel') await tellDecided(context, row)
}

/** What it held is spent: no bucket may have lost meanwhile what it is spent of. */
async function spend({ db, ids, clock, user }: Acting, row: queries.Row): Promise<void> {
  const spent = await queries.spentBy(db, row.id)
  const known = new Map((await bucketsOf(db, [row.employeeId], row.id)).map((one) => [one.id, one]))
  const { negativeUnits = 0 } = (await rulesIn(db, row)) ?? {}
  for (const { bucketId, units } of spent) {
    const { balance = 0, pending = 0 } = known.get(bucketId) ?? {}
    const free = balance - pending
    if (free + negativeUnits < units) conflict('less_than', 'units', { count: free })
  }
  await insertMovements(
    db,
    spent.map(({ bucketId, units }) => ({
      ...{ id: ids.next(), bucketId, kind: 'consumption' as const, units: -units, date: row.startsOn },
      ...{ requestId: row.id, reverses: null, policyId: row.policyId, reason: null, explanation: null },
      ...{ createdBy: user.id, createdAt: clock.now() },
    })),
  )
}

/** The days return to the buckets they came from, whatever else happened to these. */
async function giveBack({ db, ids, clock, user }: Acting, row: queries.Row, reason: string | null) {
  const spent = await queries.consumed(db, row.id)
  await insertMovements(
    db,
    spent.map(({ id: reverses, bucketId, units, policyId }) => ({
      ...{ id: ids.next(), bucketId, kind: 'return' as const, units: -units, date: row.startsOn, reverses },
      ...{ requestId: row.id, policyId, reason, explanation: null },
      ...{ createdBy: user.id, createdAt: clock.now() },
    })),
  )
}
