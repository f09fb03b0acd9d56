import type { Db } from '#db/database.ts'
import type { Job, Jobs } from '#jobs/jobs.ts'
import type { Clock } from '#seams/clock.ts'
import * as jobs from '#generated/jobs.ts'
import * as starts from '#generated/starts.ts'

/** The job kinds of every area. */
export const jobKinds: Job[] = Object.values(jobs)

/** The jobs to queue when a server starts. */
export async function queueAtStart(starting: { jobs: Jobs; db: Db; clock: Clock }): Promise<void> {
  for (const start of Object.values(starts)) await start(starting)
}
