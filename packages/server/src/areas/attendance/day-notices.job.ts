import { announced } from '#db/announced.ts'
import type { Db } from '#db/database.ts'
import { daysAfter } from '#db/day.ts'
import { clockIn, dayIn } from '#db/zoned-day.ts'
import { job, type Jobs } from '#jobs/jobs.ts'
import { type Notifying, notifyEach } from '#notices/notify.ts'
import type { Clock } from '#seams/clock.ts'
import { presentPeriod } from './asked-period.ts'
import * as queries from './day-notices.queries.ts'

const hourMs = 60 * 60_000

/**
 * Every hour notifies people, where it is past seven in the morning, of yesterday's missing exit or entries. An exit of a
 * late shift counts as missing only later in the day.
 */
export const dayNoticesJob = job('attendance.dayNotices', async ({ database, bus, ...context }) => {
  await queueHour(context.jobs, database.db, context.clock.now())
  await announced(database, bus, (db, waiting) => notifyOfDays({ ...context, db, bus: waiting }))
})

/** At the start of a server: the next hour. */
export const startDayNotices = ({ jobs, db, clock }: { jobs: Jobs; db: Db; clock: Clock }): Promise<void> =>
  queueHour(jobs, db, clock.now())

function queueHour(jobs: Pick<Jobs, 'enqueue'>, db: Db, now: Date): Promise<void> {
  const at = new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs)
  return jobs.enqueue(db, dayNoticesJob.kind, {}, { key: at.toISOString(), at })
}

async function notifyOfDays(context: Notifying): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  const [from, until = from] = await yesterdays(db, now)
  if (from === undefined || until === undefined) return
  await queries.allowTime(db)
  const found = await queries.troubles(db, await presentPeriod(db, { from, until, now }))
  await notifyPeople(context, found, 'clock.forgotten')
  await notifyPeople(context, found, 'clock.missing')
  await notifyTeams(context, found)
  await queries.forgetBefore(db, daysAfter(from, -7))
}

/** The first and the last date that was yesterday where it is morning by now; none before that. */
async function yesterdays(db: Db, now: Date): Promise<readonly string[]> {
  const zones = (await queries.zones(db)).filter((zone) => clockIn(now, zone).slice(0, 5) >= queries.morning)
  const dates = zones.map((zone) => daysAfter(dayIn(now, zone), -1)).sort()
  return [...dates.slice(0, 1), ...dates.slice(-1)]
}

async function notifyPeople(
  context: Notifying,
  found: readonly queries.Trouble[],
  kind: queries.Trouble['kind'],
): Promise<void> {
  const { db, clock } = context
  const rows = found.filter((one) => one.kind === kind)
  const fresh = await queries.noteOnce(db, rows, { kind, now: clock.now() })
  const notices = fresh.map(({ userId, date }) => ({
    ...{ userIds: [userId], data: { date }, link: `/accesos?day=${userId}:${date}` },
  }))
  await notifyEach(context, kind, notices)
}

/** One digest per morning, of everybody who is missing then. */
async function notifyTeams(context: Notifying, found: readonly queries.Trouble[]): Promise<void> {
  const { db, clock } = context
  const [kind, now] = ['clock.missingTeam', clock.now()] as const
  const missing = found.filter((one) => one.kind === 'clock.missing')
  const fresh = await queries.noteOnce(db, await queries.digests(db, missing, now), { kind, now })
  const notices = fresh.map(({ userId, date, count }) => ({
    ...{ userIds: [userId], data: { date, count } },
    link: `/admin/accesos/accesosEmpleados?period=${date}..${date}&state=missing`,
  }))
  await notifyEach(context, kind, notices)
}
