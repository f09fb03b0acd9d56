import { type Insertable, sql, type Updateable } from 'kysely'
import type { DuplicateCounts, DuplicateSearchState } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import { containing, type Paging, page } from '#db/page.ts'
import type { DuplicateSearchesTable } from '#db/schema/duplicates.ts'

type Query = Paging & { search?: string; state?: DuplicateSearchState; loadId?: string }

const countsOf = sql<DuplicateCounts>`(
  select json_build_object('pending', count(*) filter (where g.state = 'pending'),
    'merged', count(*) filter (where g.state = 'merged'), 'partial', count(*) filter (where g.state = 'partial'),
    'distinct', count(*) filter (where g.state = 'distinct'), 'postponed', count(*) filter (where g.state = 'postponed'),
    'refused', count(*) filter (where g.state = 'pending' and g.refusal is not null))
  from duplicate_groups g where g.search_serial = duplicate_searches.serial)`

/** A ready search without pending groups is finished. */
const shownState = sql<DuplicateSearchState>`case when duplicate_searches.state = 'ready'
  and not exists (select from duplicate_groups g where g.search_serial = duplicate_searches.serial and g.state = 'pending')
  and exists (select from duplicate_groups g where g.search_serial = duplicate_searches.serial)
  then 'applied' else duplicate_searches.state end`

const searches = (db: Db) =>
  db
    .selectFrom('duplicateSearches')
    .innerJoin('templates', 'templates.id', 'duplicateSearches.templateId')
    .innerJoin('users', 'users.id', 'duplicateSearches.createdBy')
    .leftJoin('loads', 'loads.id', 'duplicateSearches.loadId')
    .leftJoin('duplicateRules', 'duplicateRules.id', 'duplicateSearches.ruleId')
    .selectAll('duplicateSearches')
    .select(['templates.name as templateName', 'loads.name as loadName', 'users.displayName as creatorName'])
    .select(['duplicateRules.name as ruleName', countsOf.as('counts'), shownState.as('shownState')])
    .select(
      sql<string>`(select coalesce(sum(g.size), 0) from duplicate_groups g
        where g.search_serial = duplicate_searches.serial)`.as('duplicates'),
    )

export type SearchRow = NonNullable<Awaited<ReturnType<typeof find>>>

export function list(db: Db, { search, state, loadId, ...paging }: Query) {
  let query = searches(db).orderBy('duplicateSearches.createdAt', 'desc').orderBy('duplicateSearches.id')
  if (search)
    query = query.where(sql<boolean>`plain(duplicate_searches.name) like plain(${containing(search)})`)
  if (state !== undefined) query = query.where(shownState, '=', state)
  if (loadId !== undefined) query = query.where('duplicateSearches.loadId', '=', loadId)
  return page(query, paging)
}

export const find = (db: Db, id: string) =>
  searches(db).where('duplicateSearches.id', '=', id).executeTakeFirst()

export const lock = (db: Db, id: string) =>
  db.selectFrom('duplicateSearches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export type LockedSearch = NonNullable<Awaited<ReturnType<typeof lock>>>

export const insert = (db: Db, search: Insertable<DuplicateSearchesTable>) =>
  db.insertInto('duplicateSearches').values(search).execute()

export const change = (db: Db, id: string, changes: Updateable<DuplicateSearchesTable>) =>
  db.updateTable('duplicateSearches').set(changes).where('id', '=', id).execute()

/** Updates a search in this state; returns whether it was. */
export async function changeIn(
  db: Db,
  { id, state }: { id: string; state: DuplicateSearchesTable['state'] },
  changes: Updateable<DuplicateSearchesTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('duplicateSearches')
    .set(changes)
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const remove = (db: Db, id: string) =>
  db.deleteFrom('duplicateSearches').where('id', '=', id).execute()

/** Refused groups are retried once. */
export const retry = (db: Db, serial: number) =>
  db
    .updateTable('duplicateGroups')
    .set({ refusal: null })
    .where('searchSerial', '=', serial)
    .where('state', '=', 'pending')
    .execute()

export const bySerial = (db: Db, serial: number) =>
  db.selectFrom('duplicateSearches').selectAll().where('serial', '=', serial).executeTakeFirst()
