import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { conflict, refuse } from '#contract/refuse.ts'
import { dayOf } from '#db/day.ts'
import { heldMs } from '#db/decision-held.ts'
import { inPlaceOf, namedOf } from '#delegations/stand-ins.ts'
import type { Notifying } from '#notices/notify.ts'
import { lockPerson } from '#db/lock-person.ts'
import { apply, checkDaysUnlocked, proposed } from './clock-correction-acts.ts'
import { locked, looking, settle, waiting } from './clock-corrections.ts'
import * as queries from './clock-corrections.queries.ts'

/** The kind of the job that applies a decision. */
export const heldCorrectionKind = 'attendance.heldCorrection'

/** Holds a decision while it can be undone. An impossible one is refused at once. */
export async function hold(context: Context<'clockCorrections.hold'>): Promise<void> {
  const { db, body, user, clock, jobs } = context
  const row = await waiting(context, 'decided')
  if (body.as === 'rejected' && body.reason === undefined) refuse('blank', 'reason')
  if (body.as === 'approved') {
    const { days } = await proposed(context, row)
    await checkDaysUnlocked(db, row.employeeId, days)
  }
  const now = clock.now()
  const heldUntil = new Date(now.getTime() + heldMs)
  const heldReason = body.as === 'rejected' ? (body.reason ?? null) : null
  const heldFor = row.onBehalfOf?.id ?? null
  const held = { heldAs: body.as, heldBy: user.id, heldUntil, heldReason, heldFor }
  if (!(await queries.hold(db, row.id, held, now))) conflict('invalid', 'state')
  await jobs.enqueue(db, heldCorrectionKind, { id: row.id }, { key: row.id, at: heldUntil })
  await auditChange(context, {
    ...{ act: 'clockCorrections.hold', subject: row.id, label: row.date },
    ...{ after: { decision: body.as }, detail: inPlaceOf(row.onBehalfOf) },
  })
}

/** Undoes one's own decision before it is final. */
export async function release(context: Context<'clockCorrections.release'>): Promise<queries.Looking> {
  const { db, user, params } = context
  const own = looking(context)
  // A decision as a delegate is not in one's own reach.
  const isMine = (await queries.heldOf(db, params.id))?.heldBy === user.id
  const looks = { ...own, reach: { ...own.reach, everybody: own.reach.everybody || isMine } }
  const row = await locked(context, looks)
  if (row.heldAs === null || row.heldBy !== user.id) conflict('invalid', 'state')
  await queries.forgetHeld(db, row.id, row)
  await auditChange(context, {
    ...{ act: 'clockCorrections.release', subject: row.id, label: row.date },
    before: { decision: row.heldAs },
  })
  return looks
}

type Held = NonNullable<Awaited<ReturnType<typeof queries.heldOf>>>

/** Whether it is the decision that was read before the lock: another one has a job of its own. */
const isSame = (row: Pick<Held, 'heldBy' | 'heldUntil'>, held: Held) =>
  row.heldBy === held.heldBy && row.heldUntil?.getTime() === held.heldUntil?.getTime()

/** Applies a final decision on behalf of its author. */
export async function settleHeld(context: Notifying, id: string, held: Held): Promise<void> {
  const { db, clock } = context
  if (held.heldBy === null) return
  await lockPerson(db, held.employeeId)
  const now = clock.now()
  const reach = { userId: held.heldBy, everybody: true, team: false, projects: false }
  const sees = { ...reach, identityNumbers: false, today: dayOf(now) }
  const row = await queries.find(db, { reach: sees, corrects: true, now }, id)
  if (row?.heldAs == null || !isSame(row, held) || row.heldUntil === null || row.heldUntil > now) return
  const user = { id: held.heldBy, displayName: row.holderName ?? '' }
  const inName = { ...context, user, signedIn: user }
  const onBehalfOf = namedOf(row.heldFor, row.heldForName)
  await settle(inName, row, { state: row.heldAs, by: user, onBehalfOf, decision: row.heldReason })
  if (row.heldAs === 'approved') await apply(inName, row)
}
