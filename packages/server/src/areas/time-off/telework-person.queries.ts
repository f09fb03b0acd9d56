import type { Db } from '#db/database.ts'

/** Somebody's legal identity, and the work center of their last contract. */
export const about = (db: Db, employeeId: string) =>
  db
    .selectFrom('employees')
    .leftJoin('contracts', 'contracts.employeeId', 'employees.userId')
    .leftJoin('workCenters', 'workCenters.id', 'contracts.workCenterId')
    .where('employees.userId', '=', employeeId)
    .select(['employees.dni', 'employees.jobTitle', 'workCenters.name as workCenter', 'workCenters.timeZone'])
    .orderBy('contracts.startsOn', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst()
