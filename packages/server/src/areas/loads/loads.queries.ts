import { type Insertable, sql, type Updateable } from 'kysely'
import type { LoadOutcome } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type { LoadsTable } from '#db/schema/loads.ts'
import { firstWorked } from './undo.queries.ts'
import { takeBackAll } from './undo-slices.queries.ts'

type Column = 'createdAt' | 'name' | 'total' | 'errors'
type Query = Paging & {
  search?: string
  state?: LoadsTable['state'][]
  outcome?: LoadOutcome[]
  templateId?: string
  sort?: Column | `-${Column}`
}

/** The blacklist of a load; null if it loads records. */
const brought = sql<{ id: string; name: string; edition: string | null } | null>`(
  select json_build_object('id', b.id, 'name', b.name, 'edition', loads.edition) from blacklists b
  where b.id = loads.blacklist_id)`

type TakenBack = {
  counts: Record<'total' | 'removed' | 'restored' | 'keptWorked' | 'keptLater' | 'missing', number>
  deletes: boolean
  workedMs: number
  startedAt: string
  finishedAt: string | null
  startedBy: { id: string; displayName: string }
}

/** The progress of a load's undo; null if none was requested. */
const takenBack = sql<TakenBack | null>`(
  select json_build_object('counts', json_build_object('total', u.total, 'removed', u.removed, 'restored', u.restored,
      'keptWorked', u.skipped_worked, 'keptLater', u.skipped_later, 'missing', u.missing),
    'deletes', u.deletes, 'workedMs', u.worked_ms, 'startedAt', u.started_at, 'finishedAt', u.finished_at,
    'startedBy', json_build_object('id', p.id, 'displayName', p.display_name))
  from load_undos u join users p on p.id = u.started_by where u.load_id = loads.id)`

const loads = (db: Db) =>
  db
    .selectFrom('loads')
    .innerJoin('templates', 'templates.id', 'loads.templateId')
    .innerJoin('recordsFiles', 'recordsFiles.id', 'loads.recordsFileId')
    .innerJoin('users', 'users.id', 'loads.createdBy')
    .select(brought.as('blacklist'))
    .select(['loads.id', 'loads.name', 'loads.state', 'loads.outcome', 'loads.templateId'])
    .select(['templates.name as templateName', 'loads.templateVersion'])
    .select(['loads.recordsFileId', 'recordsFiles.name as fileName'])
    .select(['loads.total', 'loads.processed', 'loads.created', 'loads.updated', 'loads.unchanged'])
    .select([
      'loads.duplicated',
      'loads.excluded',
      'loads.errors',
      'loads.mended',
      'loads.round',
      'loads.failure',
    ])
    .select(['loads.roundTotal', 'loads.roundDone', 'loads.workedMs'])
    .select(takenBack.as('takenBack'))
    .select(['loads.createdAt', 'loads.startedAt', 'loads.finishedAt'])
    .select(['users.id as creatorId', 'users.displayName as creatorName'])

export type LoadRow = NonNullable<Awaited<ReturnType<typeof find>>>

export function list(db: Db, { search, state, outcome, templateId, sort = '-createdAt', ...paging }: Query) {
  const { column, direction } = ordering(sort)
  let query = loads(db).orderBy(`loads.${column}`, direction).orderBy('loads.id')
  if (search) query = query.where(sql<boolean>`plain(loads.name) like plain(${containing(search)})`)
  if (state && state.length > 0) query = query.where('loads.state', 'in', state)
  if (outcome && outcome.length > 0) query = query.where('loads.outcome', 'in', outcome)
  if (templateId !== undefined) query = query.where('loads.templateId', '=', templateId)
  return page(query, paging)
}

export const find = (db: Db, id: string) => loads(db).where('loads.id', '=', id).executeTakeFirst()

/** The stored columns of a load. */
export const plain = (db: Db, id: string) =>
  db.selectFrom('loads').selectAll().where('id', '=', id).executeTakeFirst()

/** A load with its file, locked until the end of the transaction. */
export const lock = (db: Db, id: string) =>
  db.selectFrom('loads').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/**
 * Whether another load of the same template is running, or is queued and was started earlier. The caller locks the
 * template until the end of the transaction: of two concurrent callers, one sees the other.
 */
export async function hasTurnBefore(db: Db, { id, templateId }: { id: string; templateId: string }) {
  await db.selectFrom('templates').select('id').where('id', '=', templateId).forNoKeyUpdate().execute()
  const since = sql`(select created_at from jobs where kind = 'loads.run' and key = ${id})`
  const { rows } = await sql`
    select from loads other where template_id = ${templateId} and id <> ${id} and (
      state in ('processing', 'pausing')
      or state = 'undoing' and exists (select from loads own where own.id = ${id} and own.state = 'queued')
      or state = 'queued' and exists (
        select from jobs j where kind = 'loads.run' and key = other.id::text and (created_at, key) < (${since}, ${id})
      )
    ) limit 1`.execute(db)
  return rows.length > 0
}

export const insert = (db: Db, load: Insertable<LoadsTable>) => db.insertInto('loads').values(load).execute()

export const change = (db: Db, id: string, change: Updateable<LoadsTable>) =>
  db.updateTable('loads').set(change).where('id', '=', id).execute()

/** The end of a load; returns its outcome. */
export const finish = (db: Db, id: string, end: Pick<Updateable<LoadsTable>, 'state' | 'finishedAt'>) =>
  db.updateTable('loads').set(end).where('id', '=', id).returning('outcome').executeTakeFirstOrThrow()

/** What a worker needs to know of a load. */
export const workOf = (db: Db, id: string) =>
  db
    .selectFrom('loads')
    .innerJoin('recordsFiles', 'recordsFiles.id', 'loads.recordsFileId')
    .innerJoin('templates', 'templates.id', 'loads.templateId')
    .where('loads.id', '=', id)
    .selectAll('loads')
    .select(['recordsFiles.blobKey', 'recordsFiles.analysis'])
    .select(['templates.serial as templateSerial', 'templates.cellPositions'])
    .select('templates.decimalSign as writtenSign')
    .executeTakeFirst()
export type LoadWork = NonNullable<Awaited<ReturnType<typeof workOf>>>

export async function hasRecords(db: Db, loadSerial: number): Promise<boolean> {
  const found = await db
    .selectFrom('records')
    .select('rowNumber')
    .where('loadSerial', '=', loadSerial)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether any load has created records for a template. */
export async function hasTemplateRecords(db: Db, templateSerial: number): Promise<boolean> {
  const found = await db
    .selectFrom('records')
    .select('rowNumber')
    .where('templateSerial', '=', templateSerial)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether a record of a load was worked. */
export const hasWorked = async (db: Db, serial: number) => (await firstWorked(db, serial)).length > 0

/** Locks what slices of a template's loads lock while they look up records: none of them runs meanwhile. */
export const lockTemplate = (db: Db, templateId: string) =>
  db.selectFrom('templates').select('id').where('id', '=', templateId).forNoKeyUpdate().execute()

/** Deletes a load and its rejected rows; its file stays. Records taken over by a later load belong to that one. */
export async function remove(db: Db, { id, serial }: { id: string; serial: number }): Promise<void> {
  // A million records take longer than the interactive statement timeout.
  await sql`select set_config('statement_timeout', '10min', true)`.execute(db)
  await takeBackAll(db, serial)
  await db.deleteFrom('loadRejects').where('loadId', '=', id).execute()
  await db.deleteFrom('loadMends').where('loadId', '=', id).execute()
  await db.deleteFrom('loadExclusions').where('loadId', '=', id).execute()
  await db.deleteFrom('loadFilters').where('loadId', '=', id).execute()
  await db.deleteFrom('loads').where('id', '=', id).execute()
}

/** Deletes a load with its records and its file; returns the file's blobs. */
export async function removeAll(
  db: Db,
  { id, serial, recordsFileId }: { id: string; serial: number; recordsFileId: string },
): Promise<string[]> {
  await remove(db, { id, serial })
  const file = await db
    .deleteFrom('recordsFiles')
    .where('id', '=', recordsFileId)
    .returning(['blobKey', 'workbookKey'])
    .executeTakeFirst()
  return [file?.blobKey, file?.workbookKey].filter((key) => key != null)
}

/** An active blacklist. */
export const openBlacklist = (db: Db, id: string) =>
  db
    .selectFrom('blacklists')
    .select(['id', 'name', 'layer'])
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst()
