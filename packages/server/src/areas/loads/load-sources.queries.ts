import { type Insertable, sql, type Updateable } from 'kysely'
import type { LoadSourceRun } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import { containing, type Paging, page } from '#db/page.ts'
import type { LoadSourceRunsTable, LoadSourcesTable } from '#db/schema/load-sources.ts'

const lastRun = sql<LoadSourceRun | null>`(
  select json_build_object('id', r.id, 'file', r.file, 'size', r.size, 'outcome', r.outcome, 'failure', r.failure,
    'load', (select json_build_object('id', l.id, 'name', l.name) from loads l where l.id = r.load_id), 'ranAt', r.ran_at)
  from load_source_runs r where r.source_id = load_sources.id order by r.ran_at desc, r.id desc limit 1)`
const isRunning = sql<boolean>`exists (
  select from jobs j where j.kind = 'loads.source' and j.key = load_sources.id::text)`

const sources = (db: Db) =>
  db
    .selectFrom('loadSources')
    .innerJoin('templates', 'templates.id', 'loadSources.templateId')
    .innerJoin('users', 'users.id', 'loadSources.ownerId')
    .selectAll('loadSources')
    .select(['templates.name as templateName', 'users.displayName as ownerName'])
    .select([lastRun.as('lastRun'), isRunning.as('isRunning')])

export type SourceRow = NonNullable<Awaited<ReturnType<typeof find>>>

export function list(db: Db, { search, ...paging }: Paging & { search?: string }) {
  const query = sources(db).orderBy('loadSources.name').orderBy('loadSources.id')
  if (!search) return page(query, paging)
  return page(query.where(sql<boolean>`plain(load_sources.name) like plain(${containing(search)})`), paging)
}

export const find = (db: Db, id: string) => sources(db).where('loadSources.id', '=', id).executeTakeFirst()

export const lock = (db: Db, id: string) =>
  db.selectFrom('loadSources').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function isTaken(db: Db, name: string, besides?: string): Promise<boolean> {
  let query = db.selectFrom('loadSources').select('id').where(sql<boolean>`plain(name) = plain(${name})`)
  if (besides !== undefined) query = query.where('id', '<>', besides)
  return (await query.executeTakeFirst()) !== undefined
}

export const insert = (db: Db, row: Insertable<LoadSourcesTable>) =>
  db.insertInto('loadSources').values(row).execute()

export const change = (db: Db, id: string, changes: Updateable<LoadSourcesTable>) =>
  db.updateTable('loadSources').set(changes).where('id', '=', id).execute()

export const remove = (db: Db, id: string) => db.deleteFrom('loadSources').where('id', '=', id).execute()

export const note = (db: Db, run: Insertable<LoadSourceRunsTable>) =>
  db.insertInto('loadSourceRuns').values(run).execute()

/** The files of a source, newest first. */
export function runs(db: Db, sourceId: string, paging: Paging) {
  const load = sql<{ id: string; name: string } | null>`(
    select json_build_object('id', l.id, 'name', l.name) from loads l where l.id = load_source_runs.load_id)`
  const query = db
    .selectFrom('loadSourceRuns')
    .where('sourceId', '=', sourceId)
    .select(['id', 'file', 'size', 'outcome', 'failure', load.as('load'), 'ranAt'])
    .orderBy('ranAt', 'desc')
    .orderBy(sql`coalesce(file, '')`, 'desc')
    .orderBy('id', 'desc')
  return page(query, paging)
}

type Seen = { name: string; size: number; modifiedAt: Date }

/** Whether a file was completely read in its current state. */
export const isKnown = async (
  db: Db,
  sourceId: string,
  { name, size, modifiedAt }: Seen,
): Promise<boolean> => {
  const found = await db
    .selectFrom('loadSourceRuns')
    .select('id')
    .where('sourceId', '=', sourceId)
    .where('file', '=', name)
    .where('size', '=', size)
    .where('modifiedAt', '=', modifiedAt)
    .where('sha256', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether this content was loaded: by the source (even if undone since), or by somebody with the same template. */
export async function isLoaded(
  db: Db,
  { id, templateId }: { id: string; templateId: string },
  sha256: string,
) {
  const { rows } = await sql`
    select from load_source_runs where source_id = ${id} and sha256 = ${sha256} and outcome = 'loaded'
    union all
    select from loads l join records_files f on f.id = l.records_file_id
    where f.sha256 = ${sha256} and l.template_id = ${templateId} and l.state <> 'undone' limit 1`.execute(db)
  return rows.length > 0
}
