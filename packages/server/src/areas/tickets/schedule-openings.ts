import type { Context } from '#contract/handlers.ts'
import type { Jobs } from '#jobs/jobs.ts'
import * as queries from './openings.queries.ts'

type Scheduling = Pick<Context, 'db' | 'clock'> & { jobs: Pick<Jobs, 'enqueue'> }

export const lateOpeningKind = 'tickets.lateOpening'
const minuteMs = 60_000

/**
 * Schedules the openings of today, as every plan says now: what nobody has begun follows its plan, and what is no day of it
 * any more goes. Each is looked at again once its tolerance is over.
 */
export async function scheduleOpenings({ db, clock, jobs }: Scheduling): Promise<void> {
  const now = clock.now()
  await queries.dropUnplanned(db, now)
  for (const { id, plannedAt, toleranceMinutes } of await queries.schedule(db, now)) {
    const at = new Date(plannedAt.getTime() + (toleranceMinutes + 1) * minuteMs)
    await jobs.enqueue(db, lateOpeningKind, { id }, { key: id, at })
  }
}
