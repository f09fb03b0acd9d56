import type { Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import type { AbsencesTable } from '#db/schema/absences.ts'

/** An absence with an awaited proof and a deadline. */
export const waiting = (db: Db, id: string) =>
  db
    .selectFrom('absences')
    .innerJoin('users', 'users.id', 'absences.employeeId')
    .where('absences.id', '=', id)
    .where('absences.state', '=', 'communicated')
    .where('absences.proofDueOn', 'is not', null)
    .select(['absences.id', 'absences.employeeId', 'absences.state', 'absences.remindedAt'])
    .select('absences.isInForce')
    .select(written<string | null>('absences.endsOn').as('until'))
    .select('users.displayName')
    .select([written('absences.startsOn').as('from'), written('absences.proofDueOn').as('proofDueOn')])
    .executeTakeFirst()

/** Whose absence it is. */
export async function personOf(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('absences').where('id', '=', id).select('employeeId').executeTakeFirst()
  return row?.employeeId
}

export type Waiting = NonNullable<Awaited<ReturnType<typeof waiting>>>

export async function remind(db: Db, id: string, remindedAt: Date): Promise<void> {
  await db.updateTable('absences').set({ remindedAt }).where('id', '=', id).execute()
}

export async function close(db: Db, id: string, values: Updateable<AbsencesTable>): Promise<void> {
  await db
    .updateTable('absences')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}
