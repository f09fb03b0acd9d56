import type { Insertable } from 'kysely'
import type { Db } from '#db/database.ts'
import type { StarredPagesTable } from '#db/schema/starred-pages.ts'

type Page = Omit<Insertable<StarredPagesTable>, 'userId' | 'index'>

export const list = (db: Db, userId: string) =>
  db
    .selectFrom('starredPages')
    .where('userId', '=', userId)
    .select(['index', 'label', 'url', 'icon', 'highlightAction'])
    .orderBy('index')
    .execute()

export async function replace(db: Db, userId: string, pages: readonly Page[]): Promise<void> {
  // Serialized per person: two concurrent lists would be mixed.
  await db.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute()
  await db.deleteFrom('starredPages').where('userId', '=', userId).execute()
  if (pages.length === 0) return
  await db
    .insertInto('starredPages')
    .values(pages.map((page, index) => ({ ...page, userId, index })))
    .execute()
}
