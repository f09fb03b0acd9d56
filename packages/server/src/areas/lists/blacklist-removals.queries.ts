import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { type Paging, page } from '#db/page.ts'
import type { BlacklistRemovalsTable } from '#db/schema/blacklists.ts'
import type { BlacklistRemovalState } from '@portal/sdk/contract'
import { named } from './blacklist-entries.queries.ts'

type Person = { id: string; displayName: string }

const removals = (db: Db) =>
  db
    .selectFrom('blacklistRemovals as r')
    .innerJoin('blacklistEntries as e', 'e.id', 'r.entryId')
    .innerJoin('blacklists as b', 'b.id', 'e.blacklistId')
    .innerJoin('users as u', 'u.id', 'r.createdBy')
    .leftJoin('users as d', 'd.id', 'r.decidedBy')
    .select(['r.id', 'r.entryId', 'r.reason', 'r.state', 'r.createdAt', 'r.decidedAt', 'r.decision'])
    .select(['e.kind', 'e.value', named.as('blacklist')])
    .select(sql<Person>`json_build_object('id', u.id, 'displayName', u.display_name)`.as('createdBy'))
    .select(
      sql<Person | null>`case when d.id is not null
        then json_build_object('id', d.id, 'displayName', d.display_name) end`.as('decidedBy'),
    )

export type RemovalRow = Awaited<ReturnType<typeof among>>[number]

export function list(db: Db, { state, ...paging }: Paging & { state?: BlacklistRemovalState }) {
  const query = removals(db).orderBy('r.createdAt', 'desc').orderBy('r.id')
  return page(state === undefined ? query : query.where('r.state', '=', state), paging, 'r.id')
}

export const among = (db: Db, ids: readonly string[]) =>
  removals(db)
    .where('r.id', 'in', [...ids])
    .execute()

export const lock = (db: Db, id: string) =>
  db.selectFrom('blacklistRemovals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Returns whether it was written; not when one is pending already. */
export async function insert(db: Db, removal: Insertable<BlacklistRemovalsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('blacklistRemovals')
    .values(removal)
    .onConflict((same) => same.column('entryId').where('state', '=', 'pending').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export const decide = (db: Db, id: string, decision: Updateable<BlacklistRemovalsTable>) =>
  db.updateTable('blacklistRemovals').set(decision).where('id', '=', id).execute()
