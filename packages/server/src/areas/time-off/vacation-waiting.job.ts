import { Refusal } from '#contract/refuse.ts'
import { announced } from '#db/announced.ts'
import type { Db } from '#db/database.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import { job, type Jobs } from '#jobs/jobs.ts'
import type { Notifying } from '#notices/notify.ts'
import type { Clock } from '#seams/clock.ts'
import { forgetLost } from './held-vacations.queries.ts'
import { vacationWaitingKind } from './serve-waiting.ts'
import { endIfOver, serve } from './vacation-waiting.ts'
import { notifyOfDelay } from './vacation-notices.ts'
import { change, lateOnes } from './vacation-periods.queries.ts'
import { waitingIds } from './vacation-waiting.queries.ts'

type Payload = { planId?: string }

/**
 * Gives freed places to waiting requests, in order of turn: of one plan after a change, of all daily. First expires
 * old ones, which frees places. Each request has its own transaction, which locks its person before its dates, in the
 * common order.
 */
export const vacationWaitingJob = job(vacationWaitingKind, async ({ database, bus, payload, ...context }) => {
  const { planId } = payload as Payload
  const { jobs, clock, signal } = context
  await forgetLost(database.db, clock.now())
  if (planId === undefined) await queueDay(jobs, database.db, daysAfter(dayOf(clock.now()), 1))
  const each = async (act: (context: Notifying, id: string) => Promise<void>) => {
    for (const id of await waitingIds(database.db, planId)) {
      if (signal.aborted) return
      try {
        await announced(database, bus, (db, waiting) => act({ ...context, db, bus: waiting }, id))
      } catch (error) {
        // A refusal of one does not block the others.
        if (!(error instanceof Refusal)) throw error
        context.log.warn({ request: id, error }, 'a request that waits could not be served')
      }
    }
  }
  if (planId === undefined)
    await announced(database, bus, (db, waiting) => notifyEachOfDelay({ ...context, db, bus: waiting }))
  await each(endIfOver)
  await each(serve)
})

/** The company has a deadline as well: notifies HR, once, of requests that were not answered in time. */
async function notifyEachOfDelay(context: Notifying): Promise<void> {
  const { db, clock } = context
  const today = dayOf(clock.now())
  for (const { id, ...late } of await lateOnes(db, today)) {
    await change(db, id, { lateNotifiedOn: today })
    await notifyOfDelay(context, late)
  }
}

const queueDay = (jobs: Pick<Jobs, 'enqueue'>, db: Db, day: string): Promise<void> =>
  jobs.enqueue(db, vacationWaitingJob.kind, {}, { key: day, at: new Date(`${day}T00:00:00Z`) })

/** At the start of a server: today. */
export const startServing = ({ jobs, db, clock }: { jobs: Jobs; db: Db; clock: Clock }): Promise<void> =>
  queueDay(jobs, db, dayOf(clock.now()))
