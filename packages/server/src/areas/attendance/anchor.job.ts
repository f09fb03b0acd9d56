import type { Db } from '#db/database.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import { job, type Jobs } from '#jobs/jobs.ts'
import type { Clock } from '#seams/clock.ts'
import type { Anchor } from '#time-record/anchors.queries.ts'
import { appendAnchor } from '#time-record/anchors-file.ts'
import { takeAnchor } from '#time-record/take-anchor.ts'
import { queueAnchorMails } from './anchor-mail.job.ts'

type Payload = { day: string }

/**
 * Anchors a day of the time record once it is over in UTC, and queues the next one: in the database, in a file, and
 * by mail.
 */
export const anchorJob = job(
  'attendance.anchor',
  async ({ database: { db }, payload, clock, jobs, timeRecord }) => {
    const { day } = payload as Payload
    await queueAnchor(jobs, db, dayOf(clock.now()))
    const { key, folder, mailTo } = timeRecord
    const also = (within: Db, anchor: Anchor) => queueAnchorMails(jobs, within, mailTo, anchor)
    const anchor = await takeAnchor(db, { key, day, madeAt: clock.now(), also })
    // Also an anchor of an earlier attempt, which may have failed at the file.
    if (anchor !== undefined) await appendAnchor(folder, anchor)
  },
)

/** A day is anchored when the next one begins. */
const queueAnchor = (jobs: Pick<Jobs, 'enqueue'>, db: Db, day: string): Promise<void> =>
  jobs.enqueue(db, anchorJob.kind, { day } satisfies Payload, {
    key: day,
    at: new Date(`${daysAfter(day, 1)}T00:00:00Z`),
  })

/** At the start of a server: the previous day, in case the server was not running at its end. */
export const startAnchors = ({ jobs, db, clock }: { jobs: Jobs; db: Db; clock: Clock }): Promise<void> =>
  queueAnchor(jobs, db, daysAfter(dayOf(clock.now()), -1))
