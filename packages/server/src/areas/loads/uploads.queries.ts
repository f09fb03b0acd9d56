import { type Insertable, sql, type Updateable } from 'kysely'
import type { ResumableUpload } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type { UploadPartsTable, UploadsTable } from '#db/schema/uploads.ts'

type Query = Paging & {
  search?: string
  state?: readonly ResumableUpload['state'][]
  sort?: 'createdAt' | '-createdAt' | 'name' | '-name' | 'size' | '-size'
}

export type UploadRow = NonNullable<Awaited<ReturnType<typeof ofJob>>>

export function list(db: Db, userId: string, { search, state, sort, ...paging }: Query) {
  const { column, direction } = ordering(sort ?? '-createdAt')
  let query = db
    .selectFrom('uploads')
    .selectAll()
    .where('createdBy', '=', userId)
    .orderBy(column, direction)
    .orderBy('id')
  if (search) query = query.where(sql<boolean>`plain(name) like plain(${containing(search)})`)
  if (state) query = query.where('state', 'in', state)
  return page(query, paging)
}

const own = (db: Db, userId: string, id: string) =>
  db.selectFrom('uploads').selectAll().where('id', '=', id).where('createdBy', '=', userId)

export const find = (db: Db, userId: string, id: string) => own(db, userId, id).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lock = (db: Db, userId: string, id: string) => own(db, userId, id).forUpdate().executeTakeFirst()

/** For a job, of any person. */
export const ofJob = (db: Db, id: string) =>
  db.selectFrom('uploads').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

type Same = Pick<UploadRow, 'createdBy' | 'purpose' | 'name' | 'size' | 'headSha256' | 'month' | 'kind'>

/** The unfinished upload of exactly this file. */
export function unfinished(db: Db, { createdBy, purpose, name, size, headSha256, month, kind }: Same) {
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('createdBy', '=', createdBy)
    .where('state', 'in', ['uploading', 'checking'])
    .where('purpose', '=', purpose)
    .where('name', '=', name)
    .where('size', '=', size)
    .where('headSha256', '=', headSha256)
    .where('month', 'is not distinct from', month)
    .where('kind', 'is not distinct from', kind)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
}

export async function countUnfinished(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('uploads')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('createdBy', '=', userId)
    .where('state', '=', 'uploading')
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insert(db: Db, row: Insertable<UploadsTable>): Promise<void> {
  await db.insertInto('uploads').values(row).execute()
}

export async function change(db: Db, id: string, values: Updateable<UploadsTable>): Promise<void> {
  await db.updateTable('uploads').set(values).where('id', '=', id).execute()
}

export const parts = (db: Db, uploadId: string) =>
  db
    .selectFrom('uploadParts')
    .select(['number', 'size', 'sha256', 'blobKey'])
    .where('uploadId', '=', uploadId)
    .orderBy('number')
    .execute()

/** Stores a part; returns the blob of the one it replaces. */
export async function putPart(db: Db, row: UploadPartsTable): Promise<string | undefined> {
  const { uploadId, number, ...values } = row
  const before = await db
    .selectFrom('uploadParts')
    .select('blobKey')
    .where('uploadId', '=', uploadId)
    .where('number', '=', number)
    .executeTakeFirst()
  await db
    .insertInto('uploadParts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['uploadId', 'number']).doUpdateSet(values))
    .execute()
  return before?.blobKey
}

/** The sums over the stored parts. */
export async function countReceived(db: Db, id: string, expiresAt: Date): Promise<void> {
  const received = sql<number>`(select coalesce(sum(size), 0) from upload_parts where upload_id = ${id})`
  await db.updateTable('uploads').set({ received, expiresAt }).where('id', '=', id).execute()
}

export async function removePart(db: Db, uploadId: string, number: number): Promise<void> {
  await db.deleteFrom('uploadParts').where('uploadId', '=', uploadId).where('number', '=', number).execute()
}
