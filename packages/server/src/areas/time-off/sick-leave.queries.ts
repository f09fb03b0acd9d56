import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import type { AbsencePartsTable } from '#db/schema/absences.ts'

/** Whether this is sick leave of somebody. */
export async function isSickLeaveOf(db: Db, employeeId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('absences')
    .where('id', '=', id)
    .where('employeeId', '=', employeeId)
    .where('isSick', '=', true)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The reports of sick leave, in order. */
export async function partsOf(db: Db, absenceId: string) {
  const rows = await db
    .selectFrom('absenceParts as p')
    .innerJoin('users', 'users.id', 'p.by')
    .where('p.absenceId', '=', absenceId)
    .select(['p.kind', 'p.at', 'p.by', 'users.displayName'])
    .select([written('p.on').as('on'), written<string | null>('p.nextOn').as('nextOn')])
    .orderBy('p.number')
    .execute()
  return rows.map(({ by, displayName, ...part }) => ({ ...part, by: { id: by, displayName } }))
}

export async function insertPart(db: Db, part: AbsencePartsTable): Promise<void> {
  await db.insertInto('absenceParts').values(part).execute()
}
