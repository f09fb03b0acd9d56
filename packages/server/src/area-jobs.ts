import type { Job } from '#jobs/jobs.ts'
import { startAnchors } from '#areas/attendance/anchor.job.ts'
import { startKeptDays } from '#areas/attendance/kept-days.job.ts'
import { startSkillDays } from '#areas/attendance/skill-days.job.ts'
import { startSettling } from '#areas/time-off/vacation-ledger.job.ts'
import { startServing } from '#areas/time-off/vacation-waiting.job.ts'
import * as jobs from '#generated/jobs.ts'

/** What runs after the reply, of every area. */
export const jobKinds: Job[] = Object.values(jobs)

/** What is queued when a server starts. */
export async function queueAtStart(starting: Parameters<typeof startAnchors>[0]): Promise<void> {
  await startAnchors(starting)
  await startSettling(starting)
  await startSkillDays(starting)
  await startKeptDays(starting)
  await startServing(starting)
}
