import { auditChange } from '#auth/audit.ts'
import type { Db } from '#db/database.ts'
import { daysAfter, dayOf } from '#db/day.ts'
import { lockPerson } from '#db/lock-person.ts'
import { type Job, job, type JobContext } from '#jobs/jobs.ts'
import { lockedMonthsOf } from '#time-record/locked-months.ts'
import type { Notifying } from '#notices/notify.ts'
import { expired } from '#absences/flow.rules.ts'
import { notifyOfProof } from './absence-notices.ts'
import * as queries from './absence-proof.queries.ts'
import { addAct } from './absences.queries.ts'

type Payload = { id: string }

/** The morning of the day before the deadline. */
const remindsAt = (dueOn: string): Date => new Date(`${daysAfter(dueOn, -1)}T08:00:00Z`)
/** The night after it. */
const expiresAt = (dueOn: string): Date => new Date(`${daysAfter(dueOn, 1)}T00:00:00Z`)

/** Reminds of a proof before its deadline, and marks the absence as unjustified after it (AUS-2). */
export const absenceProofJob: Job = job('time-off.absenceProof', async (context) => {
  const { id } = context.payload as Payload
  await context.database.db.transaction().execute((db) => look({ ...context, db }, id))
})

type Looking = JobContext & { db: Db }

async function look(context: Looking, id: string): Promise<void> {
  const { db, clock } = context
  const found = await queries.waiting(db, id)
  if (found === undefined) return
  await lockPerson(db, found.employeeId)
  const absence = await queries.waiting(db, id)
  if (absence === undefined) return
  const now = clock.now()
  if (absence.proofDueOn < dayOf(now)) return expire(context, absence)
  if (absence.remindedAt === null && remindsAt(absence.proofDueOn) <= now) {
    await queries.remind(db, id, now)
    await notifyOfProof(context, absence, 'absences.proofDue')
  }
  await queueProof(context, absence)
}

/**
 * No effect on pay: the days require work again, and show as an incident of the time record; locked months stay
 * unchanged.
 */
async function expire(context: Looking, absence: queries.Waiting): Promise<void> {
  const { db, clock } = context
  const expiring = expired({ state: absence.state })
  if (expiring === undefined) return
  const { from, until, employeeId } = absence
  const isLocked = (await lockedMonthsOf(db, [employeeId], { from, until })).length > 0
  const becomes = isLocked ? { ...expiring, isInForce: absence.isInForce } : expiring
  const [{ id, displayName }, at] = [absence, clock.now()]
  await queries.close(db, id, { ...becomes, updatedAt: at })
  await addAct(db, { absenceId: id, state: becomes.state, stage: null, by: null, at, comment: null })
  await auditChange(context, {
    ...{ act: 'absences.expire', subject: id, label: `${displayName} · ${from}` },
    ...{ before: { state: absence.state }, after: { state: becomes.state } },
  })
  await notifyOfProof(context, absence, 'absences.notJustified')
}

type Due = { id: string; proofDueOn: string | null; remindedAt?: Date | null }

/** Queues the next check of an awaited proof. */
export async function queueProof(
  { db, jobs, clock }: Pick<Notifying, 'db' | 'jobs' | 'clock'>,
  { id, proofDueOn, remindedAt = null }: Due,
): Promise<void> {
  if (proofDueOn === null) return
  const reminder = remindsAt(proofDueOn)
  const isReminded = remindedAt !== null || reminder <= clock.now()
  const at = isReminded ? expiresAt(proofDueOn) : reminder
  await jobs.enqueue(db, absenceProofJob.kind, { id }, { key: id, at })
}
