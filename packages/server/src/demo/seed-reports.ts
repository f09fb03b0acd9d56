import type { Db } from '#db/database.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import type { ReportDefinitionsTable, ReportRunsTable } from '#db/schema/reports.ts'
import { nextTime, type ReportSchedule } from '#reports/report-times.ts'
import type { Person } from './people.ts'
import { demoId } from './random.ts'

const dayMs = 24 * 60 * 60_000

type Definition = Pick<ReportDefinitionsTable, 'name' | 'report' | 'query' | 'columns' | 'format' | 'period'>
const kept = {
  weekly: {
    ...{ name: 'Horas de la semana pasada', report: 'workingHours', query: 'by=week&sort=-extra' },
    ...{
      columns: ['person', 'effective', 'theoretical', 'balance', 'extra'],
      format: 'xlsx',
      period: 'lastWeek',
    },
  },
  changes: {
    ...{ name: 'Correcciones del mes', report: 'clockCorrections', query: 'sort=-date' },
    ...{ columns: [], format: 'pdf', period: 'thisMonth' },
  },
  entries: {
    ...{ name: 'Fichajes de ayer', report: 'clockEntries', query: 'sort=at' },
    ...{ columns: ['person', 'at', 'kind', 'source'], format: 'csv', period: 'yesterday' },
  },
} as const satisfies Record<string, Definition>

/**
 * A coordinator shares a definition that comes each week, and keeps another; the administrator has one of each day, and
 * files of before: nothing is sent within two days of the present.
 */
export async function seedReports(db: Db, now: Date, everybody: readonly Person[]): Promise<void> {
  const named = (username: string) => everybody.find(({ user }) => user.username === username)?.user.id
  const [admin, coordinator] = [named('admin'), named('coordinador')]
  if (admin === undefined || coordinator === undefined) return
  const createdAt = new Date(now.getTime() - 20 * dayMs)
  const schedule = scheduleFar(now)
  const nextAt = nextTime(schedule, new Date(now.getTime() + 2 * dayMs))
  const never = { every: null, weekday: null, day: null, hour: null, timeZone: null, nextAt: null }
  const alone = { people: [], groups: [], roles: [], createdAt, deletedAt: null }
  const rowOf = (key: keyof typeof kept, ownerId: string, more: object): ReportDefinitionsTable => ({
    ...{ ...kept[key], columns: [...kept[key].columns], ...never, ...alone },
    ...{ id: demoId('report definition', key), ownerId, ...more },
  })
  const weekly = rowOf('weekly', coordinator, { ...schedule, nextAt, people: [admin] })
  const rows = [weekly, rowOf('changes', coordinator, {}), rowOf('entries', admin, {})]
  await db.insertInto('reportDefinitions').values(rows).execute()
  const received = { definitionId: weekly.id, since: createdAt, stopped: null, stoppedAt: null }
  await db
    .insertInto('reportSubscriptions')
    .values([admin, coordinator].map((userId) => ({ ...received, userId })))
    .execute()
  await queue(db, weekly.id, { now, at: nextAt })
  await seedRuns(db, now, { admin, weekly: weekly.id })
}

/** Weekly, on a day that is neither today nor tomorrow: nobody is sent anything while something is tried. */
function scheduleFar(now: Date): ReportSchedule {
  const day = daysAfter(dayOf(now), 3)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  return { every: 'week', weekday, day: null, hour: 8, timeZone: 'Europe/Madrid' }
}

async function queue(db: Db, id: string, { now, at }: { now: Date; at: Date }): Promise<void> {
  const unleased = { leasedUntil: null, leasedBy: null, failure: null, deadAt: null }
  const row = {
    id: demoId('report job', id),
    kind: 'reports.schedule',
    key: id,
    payload: JSON.stringify({ id }),
  }
  await db
    .insertInto('jobs')
    .values({ ...row, ...unleased, runAt: at, createdAt: now })
    .execute()
}

type Past = { days: number; state: ReportRunsTable['state']; failure?: ReportRunsTable['failure'] }
const past: readonly Past[] = [
  { days: 10, state: 'expired' },
  { days: 3, state: 'failed', failure: 'limit_reached' },
  { days: 1, state: 'cancelled' },
]

async function seedRuns(
  db: Db,
  now: Date,
  { admin, weekly }: { admin: string; weekly: string },
): Promise<void> {
  const rows = past.map(({ days, state, failure = null }): ReportRunsTable => {
    const at = new Date(now.getTime() - days * dayMs)
    const isScheduled = state === 'expired'
    const definition = isScheduled ? kept.weekly : kept.entries
    const isMade = state === 'expired'
    return {
      ...{ id: demoId('report run', state), userId: admin, definitionId: isScheduled ? weekly : null },
      ...{ name: definition.name, report: definition.report, query: definition.query, columns: [] },
      ...{ format: isMade ? 'xlsx' : 'pdf', state, failure, isScheduled, done: isMade ? 312 : 0 },
      ...{ total: isMade ? 312 : null, blobKey: null, size: isMade ? 21_904 : null, sha256: null },
      ...{ createdAt: at, startedAt: at, finishedAt: new Date(at.getTime() + 1200) },
      ...{ expiresAt: isMade ? new Date(at.getTime() + 7 * dayMs) : null },
      ...{ fetches: isMade ? 1 : 0, fetchedAt: isMade ? new Date(at.getTime() + dayMs) : null },
    }
  })
  await db.insertInto('reportRuns').values(rows).execute()
}
