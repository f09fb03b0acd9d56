import type { Db } from '#db/database.ts'

/** The targets of the visible links. */
export const open = (db: Db) =>
  db
    .selectFrom('links')
    .where('active', '=', true)
    .where('deletedAt', 'is', null)
    .select(['id', 'url'])
    .execute()
