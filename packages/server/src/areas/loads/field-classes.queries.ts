import { sql } from 'kysely'
import type { FieldClass } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'

const formats = (db: Db) =>
  db
    .selectFrom('templates')
    .leftJoin('fieldClasses', 'fieldClasses.templateId', 'templates.id')
    .select(['templates.id', 'templates.serial', 'templates.name', 'templates.columns'])
    .select(['templates.cellPositions', 'fieldClasses.classes'])

/** Every template with the explicit classes of its fields. */
export const list = (db: Db) =>
  formats(db).orderBy(sql`plain(templates.name)`).orderBy('templates.id').execute()

export const find = (db: Db, id: string) => formats(db).where('templates.id', '=', id).executeTakeFirst()

export async function store(db: Db, templateId: string, classes: Record<string, FieldClass>): Promise<void> {
  const kept = JSON.stringify(classes)
  await db
    .insertInto('fieldClasses')
    .values({ templateId, classes: kept })
    .onConflict((same) => same.column('templateId').doUpdateSet({ classes: kept }))
    .execute()
}
