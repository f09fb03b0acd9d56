import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type { FiltersTable } from '#db/schema/filters.ts'
import type { FilterVersionsTable } from '#db/schema/filter-versions.ts'

type Sort = 'name' | '-name' | 'updatedAt' | '-updatedAt'
type Query = Paging & { search?: string; scope?: 'own' | 'shared'; templateId?: string; sort?: Sort }

/** One's own filters and shared ones. */
const visible = (db: Db, userId: string) =>
  db
    .selectFrom('filters')
    .innerJoin('templates', 'templates.id', 'filters.templateId')
    .innerJoin('users', 'users.id', 'filters.createdBy')
    .selectAll('filters')
    .select(['templates.name as templateName', 'templates.columns', 'users.displayName as creatorName'])
    .where((where) => where.or([where('filters.createdBy', '=', userId), where('filters.shared', '=', true)]))

export type FilterRow = NonNullable<Awaited<ReturnType<typeof find>>>

export function list(db: Db, userId: string, { search, scope, templateId, sort = 'name', ...paging }: Query) {
  const { column, direction } = ordering(sort)
  let query = visible(db, userId)
    .orderBy(column === 'name' ? sql`plain(filters.name)` : 'filters.updatedAt', direction)
    .orderBy('filters.id')
  if (search) {
    const words = sql`plain(filters.name || ' ' || filters.description)`
    query = query.where(sql<boolean>`${words} like plain(${containing(search)})`)
  }
  if (scope) query = query.where('filters.createdBy', scope === 'own' ? '=' : '<>', userId)
  if (templateId !== undefined) query = query.where('filters.templateId', '=', templateId)
  return page(query, paging)
}

export const find = (db: Db, userId: string, id: string) =>
  visible(db, userId).where('filters.id', '=', id).executeTakeFirst()

/** One's own filter, locked until the end of the transaction. */
export const lockOwn = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('filters')
    .selectAll()
    .where('id', '=', id)
    .where('createdBy', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/** Whether another filter of the person has this name; nobody can take it before this transaction ends. */
export async function isTaken(db: Db, userId: string, name: string, exceptId?: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('filters.name'))`.execute(db)
  let query = db
    .selectFrom('filters')
    .select('id')
    .where('createdBy', '=', userId)
    .where(sql<boolean>`plain(name) = plain(${name})`)
  if (exceptId !== undefined) query = query.where('id', '<>', exceptId)
  return (await query.executeTakeFirst()) !== undefined
}

export const insert = (db: Db, filter: Insertable<FiltersTable>) =>
  db.insertInto('filters').values(filter).execute()

export const change = (db: Db, id: string, changes: Updateable<FiltersTable>) =>
  db.updateTable('filters').set(changes).where('id', '=', id).execute()

export const remove = (db: Db, id: string) => db.deleteFrom('filters').where('id', '=', id).execute()

/** Whether any segment uses a filter. */
export async function isUsed(db: Db, filterId: string): Promise<boolean> {
  const user = db.selectFrom('segments').select('id').where('filterId', '=', filterId).limit(1)
  return (await user.executeTakeFirst()) !== undefined
}

export const insertVersion = (db: Db, version: Insertable<FilterVersionsTable>) =>
  db.insertInto('filterVersions').values(version).execute()

export const versions = (db: Db, filterId: string) =>
  db
    .selectFrom('filterVersions')
    .innerJoin('users', 'users.id', 'filterVersions.changedBy')
    .selectAll('filterVersions')
    .select('users.displayName')
    .where('filterId', '=', filterId)
    .orderBy('version', 'desc')
    .limit(100)
    .execute()
