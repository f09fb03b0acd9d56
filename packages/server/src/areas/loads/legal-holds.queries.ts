import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { type Paging, page } from '#db/page.ts'
import type { LegalHoldsTable } from '#db/schema/anonymisation.ts'

const holds = (db: Db) =>
  db
    .selectFrom('legalHolds as h')
    .innerJoin('templates as t', 't.id', 'h.templateId')
    .innerJoin('users as u', 'u.id', 'h.createdBy')
    .select(['h.id', 'h.loadName', 'h.record', 'h.reason', 'h.until', 'h.createdAt', 'h.createdBy'])
    .select(['h.releasedAt', 't.name as templateName', 'u.displayName'])

export const list = (db: Db, paging: Paging) =>
  page(holds(db).orderBy('h.createdAt', 'desc').orderBy('h.id'), paging)

export const find = (db: Db, id: string) => holds(db).where('h.id', '=', id).executeTakeFirst()

export async function insert(db: Db, hold: Insertable<LegalHoldsTable>): Promise<void> {
  await db.insertInto('legalHolds').values(hold).execute()
}

/** Ends a hold; returns whether it was in force. */
export async function release(
  db: Db,
  id: string,
  by: { releasedAt: Date; releasedBy: string },
): Promise<boolean> {
  const changed = await db
    .updateTable('legalHolds')
    .set(by)
    .where('id', '=', id)
    .where('releasedAt', 'is', null)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** The possible scope of a hold: load and record must belong to this template. */
export const loadOf = (db: Db, templateId: string, id: string) =>
  db
    .selectFrom('loads')
    .where('id', '=', id)
    .where('templateId', '=', templateId)
    .select(['id', 'name'])
    .executeTakeFirst()

export const templateOf = (db: Db, id: string) =>
  db.selectFrom('templates').where('id', '=', id).select(['id', 'serial']).executeTakeFirst()

export const hasRecord = async (db: Db, templateSerial: number, key: string): Promise<boolean> => {
  const { rows } =
    await sql`select from records where template_serial = ${templateSerial} and key = ${key}`.execute(db)
  return rows.length > 0
}
