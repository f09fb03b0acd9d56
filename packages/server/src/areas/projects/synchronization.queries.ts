import { type Insertable, type Updateable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { type Paging, page } from '#db/page.ts'
import type {
  SynchronizationChangesTable,
  SynchronizationsTable,
  SynchronizationState,
} from '#db/schema/synchronizations.ts'

const count = (...kinds: readonly SynchronizationChangesTable['kind'][]) => sql<number>`(
  select count(*)::int from synchronization_changes c
  where c.synchronization_id = synchronizations.id and c.kind = any(${kinds}::text[]))`

const shown = (db: Db) =>
  db
    .selectFrom('synchronizations')
    .leftJoin('users', 'users.id', 'synchronizations.createdBy')
    .leftJoin('campaigns', 'campaigns.id', 'synchronizations.campaignId')
    .select([
      'synchronizations.id',
      'synchronizations.state',
      'synchronizations.scope',
      'synchronizations.source',
    ])
    .select(['synchronizations.restartOf', 'synchronizations.createdAt', 'synchronizations.startedAt'])
    .select(['synchronizations.finishedAt', 'synchronizations.total', 'synchronizations.failure'])
    .select(['synchronizations.failureDetail', 'users.id as userId', 'users.displayName'])
    .select(['campaigns.id as campaignId', 'campaigns.name as campaignName'])
    .select([count('added', 'changed', 'removed', 'returned').as('done'), count('added').as('added')])
    .select([count('changed', 'returned').as('changed'), count('removed').as('removed')])

type Shown = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

const answered = ({ userId, displayName, campaignId, campaignName, ...row }: Shown) => ({
  ...row,
  createdBy: userId === null || displayName === null ? null : { id: userId, displayName },
  campaign: campaignId === null || campaignName === null ? null : { id: campaignId, name: campaignName },
})

type Asked = Paging & { state?: SynchronizationState; sort?: 'createdAt' | '-createdAt' }

export async function list(db: Db, { state, sort = '-createdAt', ...paging }: Asked) {
  let query = shown(db)
    .orderBy('synchronizations.createdAt', sort === 'createdAt' ? 'asc' : 'desc')
    .orderBy('synchronizations.id')
  if (state !== undefined) query = query.where('synchronizations.state', '=', state)
  const { data, meta } = await page(query, paging)
  return { data: data.map(answered), meta }
}

export async function find(db: Db, id: string) {
  const row = await shown(db).where('synchronizations.id', '=', id).executeTakeFirst()
  return row && answered(row)
}

/** Locks the row until the transaction ends. */
export const lock = (db: Db, id: string) =>
  db.selectFrom('synchronizations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const underWay = (db: Db) =>
  db
    .selectFrom('synchronizations')
    .select('id')
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst()

export const insert = (db: Db, row: Insertable<SynchronizationsTable>) =>
  db.insertInto('synchronizations').values(row).execute()

export const change = (db: Db, id: string, values: Updateable<SynchronizationsTable>) =>
  db.updateTable('synchronizations').set(values).where('id', '=', id).execute()

export const campaign = (db: Db, id: string) =>
  db.selectFrom('campaigns').select(['id', 'code']).where('id', '=', id).executeTakeFirst()

export const changes = (db: Db, id: string, paging: Paging) =>
  page(
    db
      .selectFrom('synchronizationChanges')
      .select(['position', 'subject', 'kind', 'code', 'name', 'before', 'after'])
      .where('synchronizationId', '=', id)
      .orderBy('position'),
    paging,
  )

export const insertChanges = (db: Db, rows: readonly Insertable<SynchronizationChangesTable>[]) =>
  db.insertInto('synchronizationChanges').values(rows).execute()
