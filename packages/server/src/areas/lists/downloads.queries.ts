import { type Insertable, sql, type Updateable, type UpdateResult } from 'kysely'
import type { ListDownload } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type { DownloadsTable } from '#db/schema/downloads.ts'

type State = ListDownload['state']
type Query = Paging & {
  search?: string
  scope?: 'own' | 'others'
  state?: State
  sort?: 'createdAt' | '-createdAt'
}
/** One's own downloads, or everybody's. */
export type Seeing = { userId: string; everybody: boolean }

const visible = (db: Db, { userId, everybody }: Seeing) => {
  const all = db
    .selectFrom('downloads')
    .innerJoin('users', 'users.id', 'downloads.userId')
    .selectAll('downloads')
    .select('users.displayName')
  return everybody ? all : all.where('downloads.userId', '=', userId)
}

export type Row = NonNullable<Awaited<ReturnType<typeof find>>>

export function list(db: Db, seeing: Seeing, { search, scope, state, sort, ...paging }: Query) {
  const { direction } = ordering(sort ?? '-createdAt')
  let query = visible(db, seeing).orderBy('downloads.createdAt', direction).orderBy('downloads.id')
  if (search) {
    const words = sql`plain(concat_ws(' ', mark, template_name, source_name, reason, users.display_name))`
    query = query.where(sql<boolean>`${words} like plain(${containing(search)})`)
  }
  if (scope) query = query.where('downloads.userId', scope === 'own' ? '=' : '<>', seeing.userId)
  if (state) query = query.where('downloads.state', '=', state)
  return page(query, paging)
}

export const find = (db: Db, seeing: Seeing, id: string) =>
  visible(db, seeing).where('downloads.id', '=', id).executeTakeFirst()

/** For the job, of any person. */
export const ofJob = (db: Db, id: string) =>
  db.selectFrom('downloads').selectAll().where('id', '=', id).executeTakeFirst()

export async function insert(db: Db, row: Insertable<DownloadsTable>): Promise<void> {
  await db.insertInto('downloads').values(row).execute()
}

/** Updates a download in one of these states; returns whether it was. */
export const change = async (
  db: Db,
  id: string,
  states: readonly State[],
  values: Updateable<DownloadsTable>,
): Promise<boolean> => hasChanged(await changing(db, id, states).set(values).executeTakeFirst())

/** Updates a download whose file is written under this key; returns whether it still is. */
export const changeWritten = async (
  db: Db,
  { id, blobKey }: { id: string; blobKey: string },
  values: Updateable<DownloadsTable>,
): Promise<boolean> =>
  hasChanged(
    await changing(db, id, ['running']).where('blobKey', '=', blobKey).set(values).executeTakeFirst(),
  )

const changing = (db: Db, id: string, states: readonly State[]) =>
  db.updateTable('downloads').where('id', '=', id).where('state', 'in', states)

const hasChanged = ({ numUpdatedRows }: UpdateResult): boolean => numUpdatedRows > 0n

export async function countFetch(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('downloads')
    .set({ fetches: sql`fetches + 1`, fetchedAt: now })
    .where('id', '=', id)
    .execute()
}

export const loadOf = (db: Db, templateId: string, id: string) =>
  db
    .selectFrom('loads')
    .where('id', '=', id)
    .where('templateId', '=', templateId)
    .select(['id', 'name', 'serial'])
    .executeTakeFirst()

export const segmentOf = (db: Db, templateId: string, id: string) =>
  db
    .selectFrom('segments')
    .where('id', '=', id)
    .where('templateId', '=', templateId)
    .select(['id', 'name'])
    .executeTakeFirst()

export const activationOf = (db: Db, templateId: string, id: string) =>
  db
    .selectFrom('activations')
    .where('id', '=', id)
    .where('templateId', '=', templateId)
    .select(['id', 'name'])
    .executeTakeFirst()

/** The newest activations, by template. */
export const activations = (db: Db) =>
  db
    .selectFrom('activations')
    .select(['id', 'name', 'templateId'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(200)
    .execute()

/** The accessible filters, by template. */
export const filtersOf = (db: Db, userId: string) =>
  db
    .selectFrom('filters')
    .select(['id', 'name', 'templateId'])
    .where((where) => where.or([where('createdBy', '=', userId), where('shared', '=', true)]))
    .orderBy(sql`plain(name)`)
    .orderBy('id')
    .execute()

/** Loads that have records. */
export const template = (db: Db, id: string) =>
  db.selectFrom('templates').selectAll().where('id', '=', id).executeTakeFirst()
