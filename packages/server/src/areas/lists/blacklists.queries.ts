import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { type Paging, page } from '#db/page.ts'

export const exists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('blacklists').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** The imports of a list, last first. */
export const runs = (db: Db, blacklistId: string, paging: Paging) =>
  page(
    db
      .selectFrom('blacklistRuns as r')
      .innerJoin('users as u', 'u.id', 'r.ranBy')
      .where('r.blacklistId', '=', blacklistId)
      .select(['r.id', 'r.edition', 'r.added', 'r.kept', 'r.removed', 'r.ranAt'])
      .select(sql<Person>`json_build_object('id', u.id, 'displayName', u.display_name)`.as('ranBy'))
      .orderBy('r.ranAt', 'desc')
      .orderBy('r.id'),
    paging,
  )

type Person = { id: string; displayName: string }
