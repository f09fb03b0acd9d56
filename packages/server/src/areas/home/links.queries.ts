import type { Db } from '#db/database.ts'

/** Where the links lead that people are shown. */
export const open = (db: Db) =>
  db
    .selectFrom('links')
    .where('active', '=', true)
    .where('deletedAt', 'is', null)
    .select(['id', 'url'])
    .execute()
