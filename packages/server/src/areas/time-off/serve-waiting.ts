import type { Context } from '#contract/handlers.ts'
import type { Notifying } from '#notices/notify.ts'

/** The kind of the job that gives what falls free to who waits. */
export const vacationWaitingKind = 'time-off.vacation-waiting'

type Queueing = Pick<Context, 'db' | 'ids'> & { jobs: Notifying['jobs'] }

/** Has places that fell free given to who waits for them, once the act at hand is done. */
export const serveWaiting = ({ db, ids, jobs }: Queueing, planId: string): Promise<void> =>
  jobs.enqueue(db, vacationWaitingKind, { planId }, { key: `${planId} ${ids.next()}` })
