import { auditChange } from '#auth/audit.ts'
import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import { lockPerson } from '#db/lock-person.ts'
import { type Job, job, type JobContext } from '#jobs/jobs.ts'
import { lockedMonthsOf } from '#time-record/locked-months.ts'
import type { Notifying } from '#notices/notify.ts'
import { isLate, isReminderOfProofDue, proofLooksAt, remindsOfReviewAt } from '#absences/due.rules.ts'
import { expired } from '#absences/flow.rules.ts'
import { notifyOfProof, notifyOfReview } from './absence-notices.ts'
import * as queries from './absence-proof.queries.ts'
import { addAct } from './absences.queries.ts'
import { awaitedReview, remindOfReview } from './sick-leave.queries.ts'

type Payload = { id: string }

/**
 * Reminds of a proof before its deadline, and marks the absence as unjustified after it (AUS-2). Reminds of the report
 * of a medical review once its day is over (AUS-4).
 */
export const absenceProofJob: Job = job('time-off.absenceProof', async (context) => {
  const { id } = context.payload as Payload
  await context.database.db.transaction().execute(async (db) => {
    const looking = { ...context, db }
    const employeeId = await queries.personOf(db, id)
    if (employeeId === undefined) return
    await lockPerson(db, employeeId)
    await lookAtProof(looking, id)
    await lookAtReview(looking, id)
    await queueDue(looking, id)
  })
})

type Looking = JobContext & { db: Db }

async function lookAtProof(context: Looking, id: string): Promise<void> {
  const { db, clock } = context
  const absence = await queries.waiting(db, id)
  if (absence === undefined) return
  const now = clock.now()
  if (absence.proofDueOn < dayOf(now)) return expire(context, absence)
  if (!isReminderOfProofDue(absence, now)) return
  await queries.remind(db, id, now)
  await notifyOfProof(context, absence, 'absences.proofDue')
}

async function lookAtReview(context: Looking, id: string): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  const review = await awaitedReview(db, id, now)
  if (review === undefined || !isLate(review, now)) return
  await remindOfReview(db, review, now)
  await notifyOfReview(context, review)
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

/** Queues the next look at an absence: for its proof, or for the report of its next review. */
export async function queueDue(
  { db, jobs, clock }: Pick<Notifying, 'db' | 'jobs' | 'clock'>,
  id: string,
): Promise<void> {
  const now = clock.now()
  const [proof, review] = [await queries.waiting(db, id), await awaitedReview(db, id, now)]
  const [at] = [
    ...(proof === undefined ? [] : [proofLooksAt(proof, now)]),
    ...(review === undefined ? [] : [remindsOfReviewAt(review)]),
  ].sort((one, other) => one.getTime() - other.getTime())
  if (at !== undefined) await jobs.enqueue(db, absenceProofJob.kind, { id }, { key: id, at })
}
