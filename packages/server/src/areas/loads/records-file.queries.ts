import { type Insertable, sql } from 'kysely'
import type { FileLoad } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type { RecordsFilesTable } from '#db/schema/records-files.ts'

type State = 'analyzed' | 'imported'
type Column = 'createdAt' | 'name' | 'size'
type Query = Paging & { search?: string; state?: State[]; sort?: Column | `-${Column}` }

const loadOfFile = sql<FileLoad | null>`case when loads.id is not null then jsonb_build_object(
  'id', loads.id, 'name', loads.name, 'state', loads.state, 'outcome', loads.outcome, 'total', loads.total,
  'processed', loads.processed, 'created', loads.created, 'updated', loads.updated, 'unchanged', loads.unchanged,
  'duplicated', loads.duplicated, 'excluded', loads.excluded, 'errors', loads.errors) end`

const files = (db: Db) =>
  db
    .selectFrom('recordsFiles')
    .innerJoin('users', 'users.id', 'recordsFiles.createdBy')
    .leftJoin('loads', 'loads.recordsFileId', 'recordsFiles.id')
    .select(['recordsFiles.id', 'recordsFiles.name', 'recordsFiles.size', 'recordsFiles.sha256'])
    .select([
      'recordsFiles.blobKey',
      'recordsFiles.workbookKey',
      'recordsFiles.analysis',
      'recordsFiles.sameContentAs',
      'recordsFiles.createdAt',
    ])
    .select(['users.id as creatorId', 'users.displayName as creatorName', loadOfFile.as('load')])

export type FileRow = NonNullable<Awaited<ReturnType<typeof find>>>

export function list(db: Db, { search, state, sort = '-createdAt', ...paging }: Query) {
  const { column, direction } = ordering(sort)
  let query = files(db).orderBy(`recordsFiles.${column}`, direction).orderBy('recordsFiles.id')
  if (search) query = query.where(sql<boolean>`plain(records_files.name) like plain(${containing(search)})`)
  // Both states together are no condition.
  if (state && new Set(state).size === 1)
    query = query.where('loads.id', state[0] === 'imported' ? 'is not' : 'is', null)
  return page(query, paging)
}

export const find = (db: Db, id: string) => files(db).where('recordsFiles.id', '=', id).executeTakeFirst()

/** The file, locked until the end of the transaction, so that only one load is created from it. */
export async function lock(db: Db, id: string) {
  const file = await db
    .selectFrom('recordsFiles')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!file) return undefined
  // In a statement of its own: the one that waited for the lock still sees the old state.
  const load = await db.selectFrom('loads').select('id').where('recordsFileId', '=', id).executeTakeFirst()
  return { ...file, hasLoad: load !== undefined }
}

/** The first file with this content. */
export async function firstWith(db: Db, sha256: string): Promise<string | null> {
  const found = await db
    .selectFrom('recordsFiles')
    .select('id')
    .where('sha256', '=', sha256)
    .orderBy('createdAt')
    .orderBy('id')
    .executeTakeFirst()
  return found?.id ?? null
}

export const insert = (db: Db, file: Insertable<RecordsFilesTable>) =>
  db.insertInto('recordsFiles').values(file).execute()

export const setAnalysis = (
  db: Db,
  id: string,
  { analysis, blobKey }: Pick<RecordsFilesTable, 'blobKey'> & { analysis: object },
) =>
  db
    .updateTable('recordsFiles')
    .set({ analysis: JSON.stringify(analysis), blobKey })
    .where('id', '=', id)
    .execute()

export const remove = (db: Db, id: string) => db.deleteFrom('recordsFiles').where('id', '=', id).execute()

/** Stores the headers of a template's columns, for its next file. */
export const rememberHeaders = (db: Db, templateId: string, headers: Record<string, string>) =>
  db
    .updateTable('templates')
    .set({ rememberedHeaders: JSON.stringify(headers) })
    .where('id', '=', templateId)
    .execute()
