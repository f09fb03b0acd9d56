import { announced } from '#db/announced.ts'
import type { Db } from '#db/database.ts'
import { job, type Jobs } from '#jobs/jobs.ts'
import { notify } from '#notices/notify.ts'
import type { Clock } from '#seams/clock.ts'
import { closedOf } from './closed-openings.ts'
import * as queries from './openings.queries.ts'
import { isOverdue } from './openings.rules.ts'
import { lateOpeningKind, scheduleOpenings } from './schedule-openings.ts'

const hourMs = 3_600_000

/** Schedules the openings of the day. Hourly, because days begin at different times in each zone. */
export const openingsJob = job('tickets.openings', async ({ database, clock, jobs }) => {
  await database.db.transaction().execute((db) => scheduleOpenings({ db, clock, jobs }))
  await queueNext({ jobs, db: database.db, clock })
})

/** Notifies the coordinators of a service that was not opened. */
export const lateOpeningJob = job(lateOpeningKind, async ({ database, bus, payload, ...context }) => {
  const { id } = payload as { id: string }
  const now = context.clock.now()
  await announced(database, bus, async (db, waiting) => {
    const opening = await queries.lock(db, id)
    if (opening === undefined || !isOverdue(opening, now)) return
    if ((await closedOf(db, [opening], now)).length > 0) return
    const userIds = await queries.leading(db, opening)
    if (userIds.length === 0) return
    const { name: service, opensAt: at } = await queries.planOf(db, opening.planId)
    const notice = {
      userIds,
      kind: 'openings.late' as const,
      data: { service, at },
      link: `/aperturas?opening=${id}`,
    }
    await notify({ ...context, db, bus: waiting }, notice)
  })
})

type Starting = { jobs: Pick<Jobs, 'enqueue'>; db: Db; clock: Clock }

function queueNext({ jobs, db, clock }: Starting): Promise<void> {
  const at = new Date((Math.floor(clock.now().getTime() / hourMs) + 1) * hourMs)
  return jobs.enqueue(db, openingsJob.kind, {}, { key: at.toISOString(), at })
}

/** At the start of a server: today, in case it was not running when the day began. */
export const startOpenings = ({ jobs, db }: Starting): Promise<void> =>
  jobs.enqueue(db, openingsJob.kind, {}, { key: 'start' })
