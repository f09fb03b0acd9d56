import type { Db } from '#db/database.ts'
import { sql } from 'kysely'

type Days = { from: string; until: string }

/** Whether a contract of somebody is in force on a day of a period. */
export const isEmployed = async (db: Db, employeeId: string, days: Days): Promise<boolean> =>
  (await about(db, employeeId, days)) !== undefined

/** The legal identity of somebody, and their last contract in a period. */
export const about = (db: Db, employeeId: string, { from, until }: Days) =>
  db
    .selectFrom('employees')
    .innerJoin('contracts', 'contracts.employeeId', 'employees.userId')
    .innerJoin('workCenters', 'workCenters.id', 'contracts.workCenterId')
    .where('employees.userId', '=', employeeId)
    .where(sql<boolean>`contracts.starts_on <= ${until}::date`)
    .where(sql<boolean>`coalesce(contracts.ends_on, 'infinity'::date) >= ${from}::date`)
    .select(['employees.dni', 'contracts.kind', 'contracts.partTime', 'contracts.weeklyMinutes'])
    .select(['workCenters.name as workCenter', 'workCenters.timeZone'])
    .orderBy('contracts.startsOn', 'desc')
    .limit(1)
    .executeTakeFirst()
