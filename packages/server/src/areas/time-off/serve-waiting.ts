import type { Context } from '#contract/handlers.ts'
import type { Notifying } from '#notices/notify.ts'

/** The kind of the job that gives freed places to those who wait. */
export const vacationWaitingKind = 'time-off.vacation-waiting'

type Queueing = Pick<Context, 'db' | 'ids'> & { jobs: Notifying['jobs'] }

/** Schedules the distribution of freed places, after the current operation. */
export const serveWaiting = ({ db, ids, jobs }: Queueing, planId: string): Promise<void> =>
  jobs.enqueue(db, vacationWaitingKind, { planId }, { key: `${planId} ${ids.next()}` })
