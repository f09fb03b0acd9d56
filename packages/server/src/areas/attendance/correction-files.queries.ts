import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { CorrectionFilesTable } from '#db/schema/proof-files.ts'
import { isWithin, type Reach } from '#db/reach.ts'

const shown = ['id', 'name', 'kind', 'size'] as const

export async function insert(db: Db, row: Insertable<CorrectionFilesTable>): Promise<void> {
  await db.insertInto('correctionFiles').values(row).execute()
}

/** One's own file that may still be discarded or used, and whether it is in use. */
export const own = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('correctionFiles')
    .where('id', '=', id)
    .where('createdBy', '=', userId)
    .select([...shown, 'blobKey', 'correctionId', 'incidentId'])
    .forUpdate()
    .executeTakeFirst()

/** Who may see somebody's files: the person, and those who decide for the company and have the record in reach. */
export type FileReader = { reach: Reach; corrects: boolean }

/** A file of a correction or an incident, for those who may see it; an unused one for its uploader. */
export function find(db: Db, { reach, corrects }: FileReader, id: string) {
  const { userId } = reach
  return db
    .selectFrom('correctionFiles as f')
    .leftJoin('clockCorrections as c', 'c.id', 'f.correctionId')
    .leftJoin('dayIncidents as i', 'i.id', 'f.incidentId')
    .where('f.id', '=', id)
    .where(
      sql<boolean>`case when ${personOf} is null then f.created_by = ${userId}::uuid
        else ${personOf} = ${userId}::uuid or (${corrects} and ${isWithin(reach, personOf)}) end`,
    )
    .select(['f.id', 'f.name', 'f.kind', 'f.size', 'f.blobKey', personOf.as('employeeId')])
    .executeTakeFirst()
}

const personOf = sql<string | null>`coalesce(c.employee_id, i.employee_id)`

/** The files of corrections, in order of upload. */
export async function ofCorrections(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('correctionFiles')
    .where(sql<boolean>`correction_id = any(${ids}::uuid[])`)
    .select([...shown, 'correctionId'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** The files of incidents, in order of upload. */
export async function ofIncidents(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('correctionFiles')
    .where(sql<boolean>`incident_id = any(${ids}::uuid[])`)
    .select([...shown, 'incidentId'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** The owner of files: a correction, or an incident. */
type Owner = { correctionId: string } | { incidentId: string }
type Attaching = { owner: Owner; userId: string; expiresAt: Date; now: Date }

/** Attaches somebody's unused files to what they prove; returns their number. */
export async function attach(
  db: Db,
  fileIds: readonly string[],
  { owner, userId, expiresAt, now }: Attaching,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('correctionFiles')
    .set({ ...owner, expiresAt })
    .where(sql<boolean>`id = any(${fileIds}::uuid[])`)
    .where('createdBy', '=', userId)
    .where('correctionId', 'is', null)
    .where('incidentId', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Extends the retention of a correction's or incident's files; returns those affected. */
export function retain(db: Db, owner: Owner, expiresAt: Date) {
  const files = db.updateTable('correctionFiles').set({ expiresAt }).returning('id')
  return 'correctionId' in owner
    ? files.where('correctionId', '=', owner.correctionId).execute()
    : files.where('incidentId', '=', owner.incidentId).execute()
}

/** Deletes the rows of a correction's files; returns their blobs. */
export const forget = (db: Db, correctionId: string) =>
  db.deleteFrom('correctionFiles').where('correctionId', '=', correctionId).returning('blobKey').execute()

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('correctionFiles').where('id', '=', id).execute()
}

/** Deletes the row of an expired file; returns its blob. */
export const removeExpired = (db: Db, id: string, now: Date) =>
  db
    .deleteFrom('correctionFiles')
    .where('id', '=', id)
    .where('expiresAt', '<=', now)
    .returning('blobKey')
    .executeTakeFirst()

/** When the file expires. */
export const expiryOf = (db: Db, id: string) =>
  db.selectFrom('correctionFiles').where('id', '=', id).select('expiresAt').executeTakeFirst()
