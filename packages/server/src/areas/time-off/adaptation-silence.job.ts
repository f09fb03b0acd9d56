import { auditChange } from '#auth/audit.ts'
import { daysAfter, dayOf } from '#db/day.ts'
import { type Job, job } from '#jobs/jobs.ts'
import type { Notifying } from '#notices/notify.ts'
import { isSilent } from '#absences/adaptation.rules.ts'
import { notifyOfAnswer } from './adaptation-notices.ts'
import * as queries from './workday-adaptations.queries.ts'

type Payload = { id: string }

/** Grants a request that was not answered in time (ET art. 34.8); an answered one stays. */
export const adaptationSilenceJob: Job = job('time-off.adaptationSilence', async (context) => {
  const { database, payload, clock } = context
  const { id } = payload as Payload
  await database.db.transaction().execute(async (db) => {
    const one = await queries.waiting(db, id)
    if (one === undefined) return
    const inside = { ...context, db }
    if (!isSilent(one.state, one.dueOn, dayOf(clock.now()))) return queueSilence(inside, one)
    const state = 'granted_by_silence' as const
    await queries.change(db, one, { state, updatedAt: clock.now() })
    await auditChange(inside, {
      ...{ act: 'workdayAdaptations.silence', subject: id, label: `${one.displayName} · ${one.startsOn}` },
      ...{ before: { state: one.state }, after: { state } },
    })
    await notifyOfAnswer(inside, one)
  })
})

/** Queues the night after the deadline. */
export const queueSilence = (
  { db, jobs }: Pick<Notifying, 'db' | 'jobs'>,
  { id, dueOn }: { id: string; dueOn: string },
): Promise<void> =>
  jobs.enqueue(
    db,
    adaptationSilenceJob.kind,
    { id },
    { key: id, at: new Date(`${daysAfter(dueOn, 1)}T00:00:00Z`) },
  )
