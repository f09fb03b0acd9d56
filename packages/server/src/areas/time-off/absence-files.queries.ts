import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { isWithin } from '#db/reach.ts'
import type { AbsenceFilesTable } from '#db/schema/proof-files.ts'
import type { Looking } from './absence-reach.ts'

const shown = ['id', 'name', 'kind', 'size', 'expiresAt'] as const

export async function insert(db: Db, row: Insertable<AbsenceFilesTable>): Promise<void> {
  await db.insertInto('absenceFiles').values(row).execute()
}

/** A file of the caller that may still be discarded, with whether an absence uses it. */
export const own = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('absenceFiles')
    .where('id', '=', id)
    .where('createdBy', '=', userId)
    .select([...shown, 'blobKey', 'absenceId'])
    .forUpdate()
    .executeTakeFirst()

type Asked = { id: string; now: Date }

/** A file of an absence whose cause the caller may know; an unused file for its uploader. */
export function find(db: Db, { reach, knowsCauses }: Looking, { id, now }: Asked) {
  const { userId } = reach
  return db
    .selectFrom('absenceFiles as f')
    .leftJoin('absences as a', 'a.id', 'f.absenceId')
    .where('f.id', '=', id)
    .where('f.expiresAt', '>', now)
    .where(
      sql<boolean>`case when a.id is null then f.created_by = ${userId}::uuid
        else a.employee_id = ${userId}::uuid or (${knowsCauses} and ${isWithin(reach, sql`a.employee_id`)}) end`,
    )
    .select(['f.id', 'f.name', 'f.size', 'f.blobKey', 'a.employeeId'])
    .executeTakeFirst()
}

/** The files of an absence, in order of upload. */
export const ofAbsence = (db: Db, absenceId: string, now: Date) =>
  db
    .selectFrom('absenceFiles')
    .where('absenceId', '=', absenceId)
    .where('expiresAt', '>', now)
    .select(shown)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

type Attaching = { absenceId: string; userId: string; expiresAt: Date; now: Date }

/** Attaches somebody's unused files to an absence; returns their number. */
export async function attach(
  db: Db,
  fileIds: readonly string[],
  { absenceId, userId, expiresAt, now }: Attaching,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('absenceFiles')
    .set({ absenceId, expiresAt })
    .where(sql<boolean>`id = any(${fileIds}::uuid[])`)
    .where('createdBy', '=', userId)
    .where('absenceId', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Sets the retention of an absence's files; returns those affected. */
export const retain = (db: Db, absenceId: string, expiresAt: Date) =>
  db
    .updateTable('absenceFiles')
    .set({ expiresAt })
    .where('absenceId', '=', absenceId)
    .returning('id')
    .execute()

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('absenceFiles').where('id', '=', id).execute()
}

/** Deletes the row of an expired file; returns its blob. */
export const removeExpired = (db: Db, id: string, now: Date) =>
  db
    .deleteFrom('absenceFiles')
    .where('id', '=', id)
    .where('expiresAt', '<=', now)
    .returning('blobKey')
    .executeTakeFirst()

/** When the file expires. */
export const expiryOf = (db: Db, id: string) =>
  db.selectFrom('absenceFiles').where('id', '=', id).select('expiresAt').executeTakeFirst()
