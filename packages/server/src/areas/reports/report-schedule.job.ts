import { askerOf } from '#auth/asker.ts'
import { mayList } from '#contract/ask-list.ts'
import { announced } from '#db/announced.ts'
import type { Db } from '#db/database.ts'
import type { ReportSubscriptionsTable } from '#db/schema/reports.ts'
import { job } from '#jobs/jobs.ts'
import { nextTime } from '#reports/report-times.ts'
import { queryOfDay } from './report-asked.ts'
import { scheduleOf } from './report-definition-answer.ts'
import * as queries from './report-definitions.queries.ts'
import { reportReach } from './report-reach.ts'
import { startRun } from './start-run.ts'

type Payload = { id: string }

/**
 * Starts a run for each recipient of a definition, and queues its next time. Of several times missed while no server
 * ran, one is made up for: with the days as of now.
 */
export const reportScheduleJob = job('reports.schedule', async ({ database, bus, payload, ...context }) => {
  const { id } = payload as Payload
  const now = context.clock.now()
  await announced(database, bus, async (db) => {
    const row = await queries.lock(db, id)
    const schedule = row && scheduleOf(row)
    if (!schedule || row.nextAt === null || row.nextAt > now) return
    const { name, report, columns, format } = row
    const query = queryOfDay(row, now, schedule.timeZone)
    for (const recipient of await queries.recipients(db, [id])) {
      const { userId } = recipient
      const stopped = await stoppedFor(db, row, userId, now)
      await queries.note(db, recipient, stopped, now)
      const wanted = { userId, definitionId: id, name, report, query, columns, format, isScheduled: true }
      if (stopped === null) await startRun({ ...context, db }, wanted)
    }
    const nextAt = nextTime(schedule, now)
    await queries.change(db, id, { nextAt })
    await context.jobs.enqueue(db, reportScheduleJob.kind, { id }, { key: id, at: nextAt })
  })
})

/** Why somebody does not get it now; null if they do. */
async function stoppedFor(
  db: Db,
  { id, report }: queries.Row,
  userId: string,
  now: Date,
): Promise<ReportSubscriptionsTable['stopped']> {
  const user = await askerOf(db, userId, now)
  if (user === undefined) return 'left'
  if (!user.permissions.has('MENU_REPORTES') || !mayList(report, user)) return 'permission'
  return (await queries.isVisible(db, await reportReach(db, user, now), id)) ? null : 'unshared'
}
