import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { employees } from './employees.queries.ts'

/** More than any company has: omitted people would be missing in every count, and their reports would be orphans. */
const most = 50_000

/** Everybody with department and their coordinator on the date, by name. */
export const people = (db: Db, day: string) =>
  employees(db, { day })
    .select(['users.id', 'users.displayName', 'employees.jobTitle', 'employees.department'])
    .select(['employees.workCenter', sql.ref<string | null>('own.coordinatorId').as('coordinatorId')])
    .orderBy('users.plainName')
    .orderBy('users.id')
    .limit(most)
    .execute()
