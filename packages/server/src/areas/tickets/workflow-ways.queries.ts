import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

/** The active workflows with a published version. */
export const followable = (db: Db) =>
  db
    .selectFrom('workflows')
    .where('active', '=', true)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`exists (select from workflow_versions v where v.workflow_id = workflows.id)`)
    .select(['id', 'name'])
    .orderBy('position')
    .orderBy('id')
    .execute()

/** The management fields with these keys, even if deleted: versions keep using them. */
export const fields = (db: Db, keys: readonly string[]) =>
  keys.length === 0
    ? []
    : db
        .selectFrom('fields')
        .where('key', 'in', keys)
        .distinctOn('key')
        .select(['key', 'label', 'type', 'minimum', 'maximum', 'options'])
        .orderBy('key')
        .orderBy('deletedAt', (order) => order.desc().nullsFirst())
        .execute()

/** The fields that these final states require. */
export async function needs(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, EndNeeds>()
  const rows = await db
    .selectFrom('finalStates')
    .where('id', 'in', ids)
    .select(['id', 'needsComment', 'needsDate'])
    .execute()
  return new Map<string, EndNeeds>(rows.map((row) => [row.id, row]))
}
export type EndNeeds = { needsComment: boolean; needsDate: boolean }
