import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'

/** A request that waits for coordinators, and when HR may decide instead. */
export const escalating = (db: Db, id: string) =>
  db
    .selectFrom('vacationRequests as r')
    .innerJoin('users', 'users.id', 'r.employeeId')
    .where('r.id', '=', id)
    .where('r.stage', '=', 'coordinator')
    .where('r.escalatesAt', 'is not', null)
    .select(['r.id', 'r.employeeId', 'users.displayName', sql<Date>`r.escalates_at`.as('escalatesAt')])
    .select([written('r.startsOn').as('startsOn'), written('r.endsOn').as('endsOn')])
    .executeTakeFirst()
