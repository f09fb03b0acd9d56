import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type {
  AccessRequestState,
  AccessRequestsTable,
  UserPermissionsTable,
} from '#db/schema/access-requests.ts'

type Query = Paging & {
  /** Only those of this person. */
  userId?: string | undefined
  state?: AccessRequestState[]
  permissionId?: number | undefined
  search?: string
  /** The permissions whose names contain the search text. */
  foundPermissionIds: number[]
  sort?: 'createdAt' | '-createdAt' | 'person' | '-person'
}

export function list(db: Db, asked: Query, now: Date) {
  const { userId, state, permissionId, search, foundPermissionIds, sort = '-createdAt', ...paging } = asked
  const { column, direction } = ordering(sort)
  let query = requests(db, now)
    .orderBy(column === 'person' ? sql`users.plain_name` : 'accessRequests.createdAt', direction)
    .orderBy('accessRequests.id')
  if (userId !== undefined) query = query.where('accessRequests.userId', '=', userId)
  if (permissionId !== undefined) query = query.where('accessRequests.permissionId', '=', permissionId)
  if (state !== undefined && state.length > 0) query = query.where('accessRequests.state', 'in', state)
  if (search) {
    query = query.where(
      sql<boolean>`(users.plain_name || ' ' || plain(access_requests.reason) like plain(${containing(search)})
        or access_requests.permission_id = any(${foundPermissionIds}::int[]))`,
    )
  }
  return page(query, paging, 'accessRequests.id')
}

export type RequestRow = Awaited<ReturnType<typeof list>>['data'][number]

function requests(db: Db, now: Date) {
  return db
    .selectFrom('accessRequests')
    .innerJoin('users', 'users.id', 'accessRequests.userId')
    .select(['accessRequests.id', 'accessRequests.userId', 'accessRequests.permissionId'])
    .select(['accessRequests.reason', 'accessRequests.page', 'accessRequests.state'])
    .select(['accessRequests.createdAt', 'accessRequests.decidedAt', 'accessRequests.decision'])
    .select(sql<string | null>`to_char(access_requests.ends_on, 'YYYY-MM-DD')`.as('endsOn'))
    .select(
      sql<boolean>`exists (select from user_permissions g where g.request_id = access_requests.id
        and coalesce(g.ends_at > ${now}, true))`.as('isHeld'),
    )
    .select(['users.displayName as personName', 'accessRequests.decidedBy as deciderId'])
    .select(
      sql<string | null>`(select d.display_name from users d where d.id = access_requests.decided_by)`.as(
        'deciderName',
      ),
    )
}

export const find = (db: Db, id: string, now: Date) =>
  requests(db, now).where('accessRequests.id', '=', id).executeTakeFirstOrThrow()

/** These requests. */
export const among = (db: Db, ids: readonly string[], now: Date) =>
  requests(db, now)
    .where('accessRequests.id', 'in', [...ids])
    .execute()

export const person = (db: Db, id: string) =>
  db.selectFrom('users').select(['id', 'displayName']).where('id', '=', id).executeTakeFirst()

export const lock = (db: Db, id: string) =>
  db.selectFrom('accessRequests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Returns whether it was written; not if the same is already requested and undecided. */
export async function insert(db: Db, request: Insertable<AccessRequestsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('accessRequests')
    .values(request)
    .onConflict((same) => same.columns(['userId', 'permissionId']).where('state', '=', 'pending').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

type Decision = Pick<AccessRequestsTable, 'decidedBy' | 'decidedAt' | 'decision'> & {
  state: AccessRequestState
  endsOn: string | null
}

export async function decide(db: Db, id: string, decision: Decision): Promise<void> {
  await db.updateTable('accessRequests').set(decision).where('id', '=', id).execute()
}

/**
 * When a grant ends: at the latest with the giver's own, so that nobody keeps a permission by lending it out and
 * getting it back. Permissions from a role have no end.
 */
export async function endWithin(
  db: Db,
  { giverId, permissionId, endsAt }: { giverId: string; permissionId: number; endsAt: Date | null },
): Promise<Date | null> {
  const { rows } = await sql<{ endsAt: Date | null }>`
    select least(${endsAt}::timestamptz, (
      select g.ends_at from user_permissions g
      where g.user_id = ${giverId} and g.permission_id = ${permissionId} and not exists (
        select from user_roles h join roles r on r.id = h.role_id and r.deleted_at is null
        left join role_permissions p on p.role_id = r.id and p.permission_id = g.permission_id
        where h.user_id = g.user_id and (r.all_permissions or p.role_id is not null)
      ))) as ends_at`.execute(db)
  return rows[0]?.endsAt ?? null
}

/** Grants a permission to a person; returns the previous grant, which is replaced. */
export async function grant(db: Db, permission: UserPermissionsTable) {
  const { userId, permissionId, ...rest } = permission
  const before = await db
    .selectFrom('userPermissions')
    .where('userId', '=', userId)
    .where('permissionId', '=', permissionId)
    .select(['grantedAt', 'endsAt'])
    .executeTakeFirst()
  await db
    .insertInto('userPermissions')
    .values(permission)
    .onConflict((same) => same.columns(['userId', 'permissionId']).doUpdateSet(rest))
    .execute()
  return before ?? null
}

/** Revokes what was granted by a request; returns it, or undefined when it no longer exists. */
export const takeBack = (db: Db, requestId: string) =>
  db
    .deleteFrom('userPermissions')
    .where('requestId', '=', requestId)
    .returning(['grantedAt', 'endsAt'])
    .executeTakeFirst()
