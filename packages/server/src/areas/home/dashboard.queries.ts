import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

export function people(db: Db, since: Date) {
  return db
    .selectFrom('employees')
    .innerJoin('users', 'users.id', 'employees.userId')
    .where('users.active', '=', true)
    .select(sql<number>`count(*)::int`.as('employees'))
    .select(sql<number>`count(*) filter (where last_seen_at > ${since})::int`.as('online'))
    .executeTakeFirstOrThrow()
}

/** The people assigned to a coordinator; null for who has none. */
export async function team(db: Db, coordinatorId: string, since: Date) {
  const found = await db
    .selectFrom('employees')
    .innerJoin('users', 'users.id', 'employees.userId')
    .where('employees.coordinatorId', '=', coordinatorId)
    .where('users.active', '=', true)
    .select(sql<number>`count(*)::int`.as('assigned'))
    .select(sql<number>`count(*) filter (where last_seen_at > ${since})::int`.as('online'))
    .executeTakeFirstOrThrow()
  return found.assigned > 0 ? found : null
}
