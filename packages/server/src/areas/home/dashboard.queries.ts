import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { inForce } from '#db/days.ts'

export function people(db: Db, since: Date) {
  return db
    .selectFrom('employees')
    .innerJoin('users', 'users.id', 'employees.userId')
    .where('users.active', '=', true)
    .select(sql<number>`count(*)::int`.as('employees'))
    .select(sql<number>`count(*) filter (where last_seen_at > ${since})::int`.as('online'))
    .executeTakeFirstOrThrow()
}

/** The people of a coordinator on a day; null for somebody without any. */
export async function team(
  db: Db,
  { coordinatorId, day, since }: { coordinatorId: string; day: string; since: Date },
) {
  const found = await db
    .selectFrom('coordinatorAssignments')
    .innerJoin('users', 'users.id', 'coordinatorAssignments.employeeId')
    .where('coordinatorAssignments.coordinatorId', '=', coordinatorId)
    .where(inForce('coordinatorAssignments', day))
    .where('users.active', '=', true)
    .select(sql<number>`count(*)::int`.as('assigned'))
    .select(sql<number>`count(*) filter (where last_seen_at > ${since})::int`.as('online'))
    .executeTakeFirstOrThrow()
  return found.assigned > 0 ? found : null
}

export function loadCounts(db: Db) {
  const inState = (states: string[]) => sql<number>`count(*) filter (where state = any(${states}))::int`
  const cameTo = (outcomes: string[]) => sql<number>`count(*) filter (where outcome = any(${outcomes}))::int`
  return db
    .selectFrom('loads')
    .select(inState(['queued', 'processing', 'pausing']).as('running'))
    .select(inState(['paused']).as('paused'))
    .select(cameTo(['partial']).as('withErrors'))
    .select(cameTo(['failed', 'rejected']).as('failed'))
    .executeTakeFirstOrThrow()
}

/** Records and rejected rows by the day of their load's start, in the person's zone. */
export async function loadsByDay(db: Db, dates: string[], timeZone: string) {
  const day = sql<string>`to_char(started_at at time zone ${timeZone}, 'YYYY-MM-DD')`
  return db
    .selectFrom(
      db
        .selectFrom('loads')
        .select(['created', 'updated', 'errors', day.as('date')])
        .as('worked'),
    )
    .where('date', 'in', dates)
    .groupBy('date')
    .select('date')
    .select(sql<number>`sum(created + updated)::int`.as('records'))
    .select(sql<number>`sum(errors)::int`.as('errors'))
    .execute()
}

export function recentLoads(db: Db, count: number) {
  return db
    .selectFrom('loads')
    .select(['id', 'name', 'state', 'outcome', 'total', 'processed', 'createdAt'])
    .select(['created', 'updated', 'unchanged', 'duplicated', 'excluded', 'errors'])
    .orderBy(sql`coalesce(finished_at, started_at, created_at)`, 'desc')
    .limit(count)
    .execute()
}
