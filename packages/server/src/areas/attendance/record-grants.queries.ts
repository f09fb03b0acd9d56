import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { ordering, type Paging, page } from '#db/page.ts'
import type { RecordGrantsTable } from '#db/schema/record-grants.ts'

export type GrantState = 'current' | 'planned' | 'past' | 'revoked'
type Column = 'createdAt' | 'endsAt'
type Asked = Paging & { state?: GrantState; sort?: Column | `-${Column}` }
/** The viewer of grants: one's own current ones, or all. */
export type Looker = { userId: string; isAll: boolean; now: Date }

const orders: Record<Column, RawBuilder<unknown>> = {
  createdAt: sql`record_grants.created_at`,
  endsAt: sql`record_grants.ends_at`,
}

/** The end is exclusive: at that instant nothing is readable any more. */
const state = (now: Date) => sql<GrantState>`case when record_grants.revoked_at is not null then 'revoked'
  when record_grants.ends_at <= ${now} then 'past'
  when record_grants.starts_at > ${now} then 'planned' else 'current' end`

/** The ids of the grants in force. */
export const currentGrants = (now: Date) =>
  sql`select record_grants.id from record_grants where ${state(now)} = 'current'`

const shown = (db: Db, { userId, isAll, now }: Looker) =>
  db
    .selectFrom('recordGrants')
    .innerJoin('users', 'users.id', 'recordGrants.userId')
    .leftJoin('workCenters', 'workCenters.id', 'recordGrants.workCenterId')
    .where(
      sql<boolean>`(${isAll} or (record_grants.user_id = ${userId}::uuid and ${state(now)} = 'current'))`,
    )
    .select(['recordGrants.id', 'userId', 'users.displayName', 'role', 'employeeIds', 'workCenterId'])
    .select(['workCenters.name as workCenter', 'startsAt', 'endsAt', 'reason', 'grantedBy'])
    .select(['recordGrants.createdAt', 'revokedAt'])
    .select([written('recordGrants.fromDay').as('from'), written('recordGrants.untilDay').as('until')])
    .select(sql<number | null>`cardinality(record_grants.employee_ids)`.as('people'))
    .select(
      sql<string>`(select n.display_name from users n where n.id = record_grants.granted_by)`.as('giver'),
    )
    .select(state(now).as('state'))

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

export function list(db: Db, looker: Looker, asked: Asked) {
  const { column, direction } = ordering(asked.sort ?? '-createdAt')
  const query = shown(db, looker).orderBy(orders[column], direction).orderBy('recordGrants.id')
  const narrowed =
    asked.state === undefined ? query : query.where(sql<boolean>`${state(looker.now)} = ${asked.state}`)
  return page(narrowed, asked)
}

export const find = (db: Db, looker: Looker, id: string) =>
  shown(db, looker).where('recordGrants.id', '=', id).executeTakeFirst()

export async function insert(db: Db, row: Insertable<RecordGrantsTable>): Promise<void> {
  await db.insertInto('recordGrants').values(row).execute()
}

/** Returns whether it was revoked; not if it already was, or is over. */
export async function revoke(
  db: Db,
  id: string,
  by: { revokedAt: Date; revokedBy: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recordGrants')
    .set(by)
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .where('endsAt', '>', by.revokedAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether somebody has an active account. */
export async function isUser(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', id)
    .where('active', '=', true)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function isCenter(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('workCenters').where('id', '=', id).select('id').executeTakeFirst()
  return row !== undefined
}
