import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type { FieldsTable } from '#db/schema/fields.ts'
import type { TemplatesTable } from '#db/schema/templates.ts'

type Query = Paging & { search?: string; sort?: 'name' | '-name' | 'updatedAt' | '-updatedAt' }

const columns = [
  'templates.id',
  'templates.name',
  'templates.description',
  'templates.skillId',
  'templates.country',
  'templates.dateOrder',
  'templates.decimalSign',
  'templates.columns',
  'templates.version',
  'templates.createdAt',
  'templates.updatedAt',
] as const

const withLoadCount = (db: Db) =>
  db
    .selectFrom('templates')
    .select(columns)
    .select(
      sql<number>`(select count(*)::int from loads where loads.template_id = templates.id)`.as('loadCount'),
    )

export function list(db: Db, { search, sort = 'name', ...paging }: Query) {
  const { column, direction } = ordering(sort)
  let query = withLoadCount(db)
    .orderBy(column === 'name' ? sql`plain(templates.name)` : 'templates.updatedAt', direction)
    .orderBy('templates.id')
  if (search)
    query = query.where(sql<boolean>`plain(name || ' ' || description) like plain(${containing(search)})`)
  return page(query, paging)
}

export const find = (db: Db, id: string) =>
  withLoadCount(db).where('templates.id', '=', id).executeTakeFirst()

/** The template with internal columns, locked until the end of the transaction. */
export const lock = (db: Db, id: string) =>
  db.selectFrom('templates').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Whether another template has this name, ignoring case; nobody can take it before this transaction ends. */
export async function isTaken(db: Db, name: string, exceptId?: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('templates.name'))`.execute(db)
  let query = db.selectFrom('templates').select('id').where(sql<boolean>`lower(name) = lower(${name})`)
  if (exceptId !== undefined) query = query.where('id', '<>', exceptId)
  return (await query.executeTakeFirst()) !== undefined
}

export async function hasSkill(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('skills').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export const insert = (db: Db, template: Insertable<TemplatesTable>) =>
  db.insertInto('templates').values(template).execute()

export const replace = (db: Db, id: string, change: Updateable<TemplatesTable>) =>
  db
    .updateTable('templates')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

export const remove = (db: Db, id: string) => db.deleteFrom('templates').where('id', '=', id).execute()

/** The types of active management fields. */
export async function fieldTypes(db: Db, ids: readonly string[]): Promise<Map<string, FieldsTable['type']>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .selectFrom('fields')
    .select(['id', 'type'])
    .where('id', 'in', [...ids])
    .where('deletedAt', 'is', null)
    .execute()
  return new Map(found.map(({ id, type }) => [id, type]))
}
