import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import type { RecordPackagesTable } from '#db/schema/record-grants.ts'
import type { Person } from './people.ts'
import { demoId } from './random.ts'

const dayMs = 24 * 60 * 60_000
const passesPerPerson = 4

type Row = Insertable<RecordPackagesTable>
/** The requester, whose record, and how many days ago. */
type Asked = { by: string; of: readonly string[]; ago: number }
type Seeding = {
  db: Db
  now: Date
  everybody: readonly Person[]
  /** Whether a server creates the queued packages: then they are ready a moment after its start. */
  isServed: boolean
}

/**
 * Packages of the time record in every state: queued ones of each account and of a coordinator's team, one that failed
 * on a full disk, and old ones without their files, which are deleted after a week.
 */
export async function seedRecordPackages({ db, now, everybody, isServed }: Seeding): Promise<void> {
  const named = (username: string) => everybody.find(({ user }) => user.username === username)?.user.id
  const [admin, lead, employee] = [named('admin'), named('coordinador'), named('empleado')]
  if (admin === undefined || lead === undefined || employee === undefined) return
  const team = everybody.filter(({ coordinatorId }) => coordinatorId === lead).map(({ user }) => user.id)
  const queued = [
    { by: employee, of: [employee], ago: 0 },
    { by: lead, of: team.slice(0, 5).sort(), ago: 0 },
    { by: admin, of: [employee], ago: 0 },
  ].map((asked) => queuedOf(asked, now))
  const expired = [
    { by: admin, of: [employee], ago: 40 },
    { by: admin, of: [employee], ago: 12 },
    { by: lead, of: team.slice(0, 12).sort(), ago: 33 },
    { by: employee, of: [employee], ago: 65 },
  ].map((asked) => expiredOf(asked, now))
  const failed = failedOf({ by: admin, of: team.toSorted(), ago: 1 }, now)
  await db
    .insertInto('recordPackages')
    .values([...queued, failed, ...expired])
    .execute()
  if (isServed) await queue(db, queued, now)
}

function queuedOf({ by, of, ago }: Asked, now: Date): Row {
  const at = new Date(now.getTime() - ago * dayMs)
  return {
    ...{ id: demoId('record package', `${by} ${ago}`), grantId: null, state: 'queued', detail: 'full' },
    ...{ identityNumbers: true, employeeIds: [...of], done: 0, total: of.length * passesPerPerson },
    ...{ fromDay: daysAfter(dayOf(at), -30), untilDay: daysAfter(dayOf(at), -1), blobKey: null, size: null },
    ...{ sha256: null, createdBy: by, createdAt: at, finishedAt: null, expiresAt: null },
  }
}

function expiredOf(asked: Asked, now: Date): Row {
  const row = queuedOf(asked, now)
  const finishedAt = new Date(now.getTime() - asked.ago * dayMs)
  const expiresAt = new Date(finishedAt.getTime() + 7 * dayMs)
  return { ...row, state: 'expired', done: row.total, size: 61_440 * asked.of.length, finishedAt, expiresAt }
}

const failedOf = (asked: Asked, now: Date): Row => ({
  ...queuedOf(asked, now),
  ...{ state: 'failed', done: 20, finishedAt: new Date(now.getTime() - asked.ago * dayMs) },
})

/** The job that creates each of them. */
const queue = (db: Db, rows: readonly Row[], now: Date): Promise<unknown> =>
  sql`
  insert into jobs (id, kind, key, payload, run_at, created_at)
  select md5('record package job ' || id)::uuid, 'attendance.recordPackage', id, jsonb_build_object('id', id), ${now}, ${now}
  from unnest(${rows.map(({ id }) => id)}::text[]) id`.execute(db)
