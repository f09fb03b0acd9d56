import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type { ReportDefinitionsTable, ReportSubscriptionsTable } from '#db/schema/reports.ts'
import type { ReportName } from '#reports/report-words.ts'
import { isShared, type ReportReach } from './report-reach.queries.ts'

type Column = 'name' | 'createdAt' | 'nextAt'
type Asked = Paging & {
  search?: string
  scope?: 'own' | 'shared'
  report?: ReportName
  scheduled?: boolean
  sort?: Column | `-${Column}`
}

const there = (db: Db) =>
  db
    .selectFrom('reportDefinitions')
    .innerJoin('users', 'users.id', 'reportDefinitions.ownerId')
    .selectAll('reportDefinitions')
    .select('users.displayName as ownerName')

const visible = (db: Db, reach: ReportReach, scope?: Asked['scope']) => {
  const own = sql<boolean>`report_definitions.owner_id = ${reach.userId}::uuid`
  const query = there(db).where('reportDefinitions.deletedAt', 'is', null)
  if (scope === 'own') return query.where(own)
  if (scope === 'shared') return query.where(sql<boolean>`(${isShared(reach)} and not ${own})`)
  return query.where(sql<boolean>`(${own} or ${isShared(reach)})`)
}

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

const orders = {
  name: sql`plain(report_definitions.name)`,
  createdAt: sql`report_definitions.created_at`,
  nextAt: sql`report_definitions.next_at`,
}

/** One's own definitions, and those shared with one. */
export function list(db: Db, reach: ReportReach, asked: Asked) {
  const { search, scope, report, scheduled, sort = 'name' } = asked
  const { column, direction } = ordering(sort)
  let query = visible(db, reach, scope).orderBy(orders[column], direction).orderBy('reportDefinitions.id')
  if (search)
    query = query.where(sql<boolean>`plain(report_definitions.name) like plain(${containing(search)})`)
  if (report !== undefined) query = query.where('report', '=', report)
  if (scheduled !== undefined) query = query.where('every', scheduled ? 'is not' : 'is', null)
  return page(query, asked)
}

export const find = (db: Db, reach: ReportReach, id: string): Promise<Row | undefined> =>
  visible(db, reach).where('reportDefinitions.id', '=', id).executeTakeFirst()

/** One of the person's own, even if deleted. */
const ownOf = (db: Db, userId: string, id: string) =>
  there(db).where('reportDefinitions.id', '=', id).where('ownerId', '=', userId)

/** One of the person's own that is not deleted. */
export const findOwn = (db: Db, userId: string, id: string): Promise<Row | undefined> =>
  ownOf(db, userId, id).where('reportDefinitions.deletedAt', 'is', null).executeTakeFirst()

/** One of the person's own, even if deleted, locked until the end of the transaction. */
export const lockOwn = (db: Db, userId: string, id: string): Promise<Row | undefined> =>
  ownOf(db, userId, id).forUpdate('reportDefinitions').executeTakeFirst()

/** Any that is not deleted, locked until the end of the transaction. */
export const lock = (db: Db, id: string): Promise<Row | undefined> =>
  there(db)
    .where('reportDefinitions.id', '=', id)
    .where('reportDefinitions.deletedAt', 'is', null)
    .forUpdate('reportDefinitions')
    .executeTakeFirst()

/** Whether one belongs to somebody, or is shared with them and they may read its report. */
export const isVisible = async (db: Db, reach: ReportReach, id: string): Promise<boolean> =>
  (await visible(db, reach).where('reportDefinitions.id', '=', id).executeTakeFirst()) !== undefined

export async function insert(db: Db, row: Insertable<ReportDefinitionsTable>): Promise<void> {
  await db.insertInto('reportDefinitions').values(row).execute()
}

export async function change(db: Db, id: string, values: Updateable<ReportDefinitionsTable>): Promise<void> {
  await db.updateTable('reportDefinitions').set(values).where('id', '=', id).execute()
}

export type Recipient = ReportSubscriptionsTable & { displayName: string }

/** The recipients of these, by name. */
export const recipients = (db: Db, ids: readonly string[]): Promise<Recipient[]> =>
  db
    .selectFrom('reportSubscriptions')
    .innerJoin('users', 'users.id', 'reportSubscriptions.userId')
    .where(sql<boolean>`report_subscriptions.definition_id = any(${[...ids]}::uuid[])`)
    .selectAll('reportSubscriptions')
    .select('users.displayName')
    .orderBy('users.plainName')
    .orderBy('users.id')
    .execute()

export async function subscribe(db: Db, definitionId: string, userId: string, since: Date): Promise<void> {
  await db
    .insertInto('reportSubscriptions')
    .values({ definitionId, userId, since, stopped: null, stoppedAt: null })
    .onConflict((same) => same.columns(['definitionId', 'userId']).doNothing())
    .execute()
}

/** Returns whether they were recipients. */
export async function unsubscribe(db: Db, definitionId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('reportSubscriptions')
    .where('definitionId', '=', definitionId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Stores why somebody got none this time, or clears it. */
export async function note(
  db: Db,
  { definitionId, userId }: Pick<ReportSubscriptionsTable, 'definitionId' | 'userId'>,
  stopped: ReportSubscriptionsTable['stopped'],
  now: Date,
): Promise<void> {
  await db
    .updateTable('reportSubscriptions')
    .set({ stopped, stoppedAt: stopped === null ? null : now })
    .where('definitionId', '=', definitionId)
    .where('userId', '=', userId)
    .execute()
}

type Named = { id: string; name: string }

/** The names of people, groups and roles that still exist. */
export async function names(db: Db, ids: Record<'people' | 'groups' | 'roles', readonly string[]>) {
  const { rows } = await sql<Named & { kind: 'people' | 'groups' | 'roles' }>`
    select 'people' as kind, id, display_name as name from users where id = any(${[...ids.people]}::uuid[]) and removed_at is null
    union all select 'groups', id, name from employee_groups where id = any(${[...ids.groups]}::uuid[]) and deleted_at is null
    union all select 'roles', id, name from roles where id = any(${[...ids.roles]}::uuid[]) and deleted_at is null
    order by name, id`.execute(db)
  const of = (kind: keyof typeof ids) =>
    new Map(rows.filter((row) => row.kind === kind).map((row) => [row.id, row.name]))
  return { people: of('people'), groups: of('groups'), roles: of('roles') }
}
