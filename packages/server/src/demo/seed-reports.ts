import type { Insertable } from 'kysely'
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
  payroll: {
    ...{
      name: 'Horas, saldo y ausencias del mes pasado',
      report: 'workingHours',
      query: 'by=period&sort=person',
    },
    ...{
      columns: [
        'person',
        'effective',
        'balance',
        'extra',
        'hourBank',
        'vacationTaken',
        'vacationAvailable',
        'absentDays',
        'absences',
      ],
      format: 'xlsx',
      period: 'lastMonth',
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
 * A coordinator shares a weekly definition, and keeps another; the administrator has a daily one, and past files.
 * Nothing is sent within two days of the present.
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
  const rows = [
    weekly,
    rowOf('changes', coordinator, {}),
    rowOf('entries', admin, {}),
    rowOf('payroll', admin, {}),
  ]
  await db.insertInto('reportDefinitions').values(rows).execute()
  const received = { definitionId: weekly.id, since: createdAt, stopped: null, stoppedAt: null }
  await db
    .insertInto('reportSubscriptions')
    .values([admin, coordinator].map((userId) => ({ ...received, userId })))
    .execute()
  await queue(db, weekly.id, { now, at: nextAt })
  await seedRuns(db, now, { admin, weekly: weekly.id })
}

/** Weekly, on a day that is neither today nor tomorrow: nothing is sent during a trial of the demo. */
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

/** Past files: one was sent and downloaded, one was too long for its format, one was cancelled. */
async function seedRuns(
  db: Db,
  now: Date,
  { admin, weekly }: { admin: string; weekly: string },
): Promise<void> {
  const ago = (count: number) => new Date(now.getTime() - count * dayMs)
  const nothing = { blobKey: null, sha256: null, size: null, total: null, expiresAt: null, fetchedAt: null }
  const rowOf = (
    state: ReportRunsTable['state'],
    count: number,
    more: object,
  ): Insertable<ReportRunsTable> => ({
    ...{
      ...nothing,
      id: demoId('report run', state),
      userId: admin,
      definitionId: null,
      columns: [],
      reach: [],
    },
    ...{ name: kept.entries.name, report: kept.entries.report, query: kept.entries.query, format: 'pdf' },
    ...{ state, failure: null, isScheduled: false, done: 0, fetches: 0 },
    ...{ createdAt: ago(count), startedAt: ago(count), finishedAt: ago(count), ...more },
  })
  const { name, report, query, format } = kept.weekly
  const sent = { name, report, query, format, definitionId: weekly, isScheduled: true, done: 312, total: 312 }
  const fetched = { size: 21_904, expiresAt: ago(3), fetches: 1, fetchedAt: ago(9) }
  await db
    .insertInto('reportRuns')
    .values([
      rowOf('expired', 10, { ...sent, ...fetched }),
      rowOf('failed', 3, { failure: 'limit_reached' }),
      rowOf('cancelled', 1, {}),
    ])
    .execute()
}
