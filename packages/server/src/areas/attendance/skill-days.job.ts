import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import { job, type Jobs } from '#jobs/jobs.ts'
import type { Clock } from '#seams/clock.ts'
import { storeSome } from './skill-days.queries.ts'
import { lockSums, storeNextMonth, storeStale } from './skill-sums.queries.ts'

const hourMs = 60 * 60_000

/** Stores the time by skill of past days every hour, in batches, and sums it up. */
export const skillDaysJob = job('attendance.skill-days', async ({ database, clock, jobs, signal }) => {
  await queueHour(jobs, database.db, clock.now())
  let kept = 1
  while (kept > 0 && !signal.aborted) {
    const now = clock.now()
    kept = await database.db.transaction().execute((db) => storeSome(db, dayOf(now), now))
  }
  await storeSkillSums(database.db, signal)
})

/** Sums up the time by skill: for new months, and for people with changes since. */
export async function storeSkillSums(db: Db, signal?: AbortSignal): Promise<void> {
  for (const storeSome of [storeNextMonth, storeStale]) {
    let isMore = true
    while (isMore && !signal?.aborted)
      isMore = await db.transaction().execute(async (one) => {
        await lockSums(one)
        return storeSome(one)
      })
  }
}

/** The beginning of the hour that comes next. */
function queueHour(jobs: Pick<Jobs, 'enqueue'>, db: Db, now: Date): Promise<void> {
  const at = new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs)
  return jobs.enqueue(db, skillDaysJob.kind, {}, { key: at.toISOString(), at })
}

/** At the start of a server: the next hour. */
export const startSkillDays = ({ jobs, db, clock }: { jobs: Jobs; db: Db; clock: Clock }): Promise<void> =>
  queueHour(jobs, db, clock.now())
