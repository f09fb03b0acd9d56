import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type { FieldsTable } from '#db/schema/fields.ts'

type Column = 'position' | 'label' | 'key' | 'type'
type Query = Paging & {
  search?: string
  active?: boolean
  deleted?: boolean
  sort?: Column | `-${Column}`
}

export function list(db: Db, { search, active, deleted = false, sort = 'position', ...paging }: Query) {
  const { column, direction } = ordering(sort)
  let query = rows(db)
    .where('deletedAt', deleted ? 'is not' : 'is', null)
    .orderBy(column, direction)
    .orderBy('id')
  if (active !== undefined) query = query.where('active', '=', active)
  if (search) query = query.where(sql<boolean>`plain(key || ' ' || label) like plain(${containing(search)})`)
  return page(query, paging)
}

/** Fields with the number of workflows that use each, in a draft or a published version. */
const rows = (db: Db) =>
  db
    .selectFrom('fields')
    .selectAll()
    .select(
      sql<number>`(select count(distinct workflow_id)::int from workflow_fields where field_id = fields.id)`.as(
        'uses',
      ),
    )

const notDeleted = (db: Db) => rows(db).where('deletedAt', 'is', null)

export const all = (db: Db) => notDeleted(db).orderBy('position').orderBy('id').execute()

export const find = (db: Db, id: string) => rows(db).where('id', '=', id).executeTakeFirst()

/** Locks the row until the transaction ends, and returns it. */
export async function lock(db: Db, id: string) {
  await db.selectFrom('fields').select('id').where('id', '=', id).forUpdate().execute()
  return find(db, id)
}

export type Field = NonNullable<Awaited<ReturnType<typeof find>>>

export const findByKey = (db: Db, key: string) =>
  db
    .selectFrom('fields')
    .selectAll()
    .where('key', '=', key)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const hasKey = async (db: Db, key: string): Promise<boolean> =>
  (await notDeleted(db).where('key', '=', key).executeTakeFirst()) !== undefined

/** The names of the first three workflows that use a field. */
export async function namesOfUses(db: Db, id: string): Promise<string[]> {
  const found = await db
    .selectFrom('workflowFields')
    .innerJoin('workflows', 'workflows.id', 'workflowFields.workflowId')
    .where('fieldId', '=', id)
    .select('workflows.name')
    .distinct()
    .orderBy('workflows.name')
    .limit(3)
    .execute()
  return found.map(({ name }) => name)
}

export async function nextPosition(db: Db): Promise<number> {
  const last = await db.selectFrom('fields').select('position').orderBy('position', 'desc').executeTakeFirst()
  return (last?.position ?? 0) + 1
}

export async function insert(db: Db, field: Insertable<FieldsTable>): Promise<void> {
  await db.insertInto('fields').values(field).execute()
}

/** Writes and increments the version. */
export async function change(db: Db, id: string, field: Updateable<FieldsTable>): Promise<void> {
  await db
    .updateTable('fields')
    .set({ ...field, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}
