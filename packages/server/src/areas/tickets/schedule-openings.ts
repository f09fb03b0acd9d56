import type { Context } from '#contract/handlers.ts'
import type { Jobs } from '#jobs/jobs.ts'
import * as queries from './openings.queries.ts'

type Scheduling = Pick<Context, 'db' | 'clock'> & { jobs: Pick<Jobs, 'enqueue'> }

export const lateOpeningKind = 'tickets.lateOpening'
const minuteMs = 60_000

/**
 * Schedules today's openings according to all current plans: untouched ones follow their plan, and superfluous ones
 * are deleted. Each is checked again after its tolerance.
 */
export async function scheduleOpenings({ db, clock, jobs }: Scheduling): Promise<void> {
  const now = clock.now()
  await queries.dropUnplanned(db, now)
  for (const { id, plannedAt, toleranceMinutes } of await queries.schedule(db, now)) {
    const at = new Date(plannedAt.getTime() + (toleranceMinutes + 1) * minuteMs)
    await jobs.enqueue(db, lateOpeningKind, { id }, { key: id, at })
  }
}
