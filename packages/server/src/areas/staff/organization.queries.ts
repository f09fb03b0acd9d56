import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { employees } from './employees.queries.ts'

/** More than a company has: who is left out would be missing in every count, and those below would hang loose. */
const most = 50_000

/** Everybody with department and the coordinator of the day, by name. */
export const people = (db: Db, day: string) =>
  employees(db, { day })
    .select(['users.id', 'users.displayName', 'employees.jobTitle', 'employees.department'])
    .select(['employees.workCenter', sql.ref<string | null>('own.coordinatorId').as('coordinatorId')])
    .orderBy('users.plainName')
    .orderBy('users.id')
    .limit(most)
    .execute()
