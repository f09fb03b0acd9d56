import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import type { AbsencePartsTable } from '#db/schema/absences.ts'
import { zoneOfWork } from '#db/zone-of-work.ts'

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

export async function insertPart(db: Db, part: Insertable<AbsencePartsTable>): Promise<void> {
  await db.insertInto('absenceParts').values(part).execute()
}

/**
 * The last report of sick leave, `p`, if it announces a review that falls within the leave: a confirmation or the
 * discharge must follow.
 */
const awaitsReport = sql<boolean>`absences.is_sick and absences.state not in ('rejected', 'cancelled')
  and p.absence_id = absences.id and p.kind <> 'discharge' and p.next_on is not null
  and p.next_on <= coalesce(absences.ends_on, 'infinity'::date)
  and not exists (select from absence_parts n where n.absence_id = p.absence_id and n.number > p.number)`

/** The review whose report is late, by the day of where the person works; null when none is. */
export const latePartOn = (now: Date) => sql<string | null>`(
  select to_char(p.next_on, 'YYYY-MM-DD') from absence_parts p where ${awaitsReport}
    and p.next_on < (${now}::timestamptz at time zone ${zoneOfWork(sql`absences.employee_id`, now)})::date)`

/** The review of sick leave whose report is awaited, and has not been reminded of. */
export const awaitedReview = (db: Db, id: string, now: Date) =>
  db
    .selectFrom('absences')
    .innerJoin('absenceParts as p', 'p.absenceId', 'absences.id')
    .innerJoin('users', 'users.id', 'absences.employeeId')
    .where('absences.id', '=', id)
    .where(awaitsReport)
    .where('p.remindedAt', 'is', null)
    .select(['absences.id', 'absences.employeeId', 'users.displayName', 'p.number'])
    .select([written('absences.startsOn').as('from'), written('p.nextOn').as('reviewOn')])
    .select(zoneOfWork(sql`absences.employee_id`, now).as('zone'))
    .executeTakeFirst()

export async function remindOfReview(
  db: Db,
  { id, number }: { id: string; number: number },
  remindedAt: Date,
): Promise<void> {
  await db
    .updateTable('absenceParts')
    .set({ remindedAt })
    .where('absenceId', '=', id)
    .where('number', '=', number)
    .execute()
}
