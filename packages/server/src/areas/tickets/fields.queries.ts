import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type { FieldsTable } from '#db/schema/fields.ts'

type Column = 'position' | 'label' | 'key' | 'type'
type Query = Paging & { search?: string; active?: boolean; sort?: Column | `-${Column}` }

export function list(db: Db, { search, active, sort = 'position', ...paging }: Query) {
  const { column, direction } = ordering(sort)
  let query = db.selectFrom('fields').selectAll().orderBy(column, direction).orderBy('id')
  if (active !== undefined) query = query.where('active', '=', active)
  if (search) query = query.where(sql<boolean>`plain(key || ' ' || label) like plain(${containing(search)})`)
  return page(query, paging)
}

export const all = (db: Db) => db.selectFrom('fields').selectAll().orderBy('position').orderBy('id').execute()

export const find = (db: Db, id: string) =>
  db.selectFrom('fields').selectAll().where('id', '=', id).executeTakeFirst()

export const lock = (db: Db, id: string) =>
  db.selectFrom('fields').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const findByKey = (db: Db, key: string) =>
  db.selectFrom('fields').selectAll().where('key', '=', key).forUpdate().executeTakeFirst()

export async function hasKey(db: Db, key: string): Promise<boolean> {
  return (await db.selectFrom('fields').select('id').where('key', '=', key).executeTakeFirst()) !== undefined
}

export async function nextPosition(db: Db): Promise<number> {
  const last = await db.selectFrom('fields').select('position').orderBy('position', 'desc').executeTakeFirst()
  return (last?.position ?? 0) + 1
}

export const insert = (db: Db, field: Insertable<FieldsTable>) =>
  db.insertInto('fields').values(field).returningAll().executeTakeFirstOrThrow()

export const replace = (db: Db, id: string, field: Updateable<FieldsTable>) =>
  db
    .updateTable('fields')
    .set({ ...field, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export async function remove(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('fields').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
