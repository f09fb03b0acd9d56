import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import { membersOf } from '#db/groups-of.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import { slowedNames } from '#db/slowed-names.ts'
import type { UsersTable } from '#db/schema/people.ts'

export type UserState = 'invited' | 'active' | 'disabled' | 'removed'
type Column = 'displayName' | 'username' | 'lastSeenAt' | 'createdAt'
type Query = Paging & {
  search?: string
  state?: UserState[]
  role?: string
  groupId?: string
  lockedNow?: boolean
  secondFactor?: boolean
  sort?: Column | `-${Column}`
}

const state = sql<UserState>`case
  when users.removed_at is not null then 'removed'
  when not users.active then 'disabled'
  when users.password_hash is null and users.invited_at is not null and users.last_seen_at is null then 'invited'
  else 'active' end`

const orders = {
  displayName: sql`users.plain_name`,
  username: sql`lower(users.username)`,
  lastSeenAt: sql`coalesce(users.last_seen_at, '-infinity')`,
  createdAt: sql`users.created_at`,
} satisfies Record<Column, unknown>

/** A constant number of queries besides the count: the page, the roles of its people, and pending invitations. */
export async function list(db: Db, asked: Query, now: Date) {
  const {
    search,
    state: states = [],
    role,
    groupId,
    lockedNow,
    secondFactor,
    sort = 'displayName',
    ...paging
  } = asked
  const { column, direction } = ordering(sort)
  let query = rows(db).orderBy(orders[column], direction).orderBy('users.id')
  query =
    states.length > 0
      ? query.where(sql<boolean>`${state} = any(${states}::text[])`)
      : query.where('users.removedAt', 'is', null)
  if (role !== undefined) {
    query = query.where(
      sql<boolean>`exists (select from user_roles h where h.user_id = users.id and h.role_id = ${role})`,
    )
  }
  if (groupId !== undefined) query = query.where(await inGroup(db, groupId, dayOf(now)))
  if (secondFactor !== undefined) {
    query = query.where('secondFactors.confirmedAt', secondFactor ? 'is not' : 'is', null)
  }
  if (lockedNow !== undefined) {
    const names = [...(await slowedNames(db, now)).keys()]
    query = query.where(sql<boolean>`(lower(users.username) = any(${names}::text[])) = ${lockedNow}`)
  }
  if (search) {
    query = query.where(
      sql<boolean>`users.plain_name || ' ' || plain(users.username || ' ' || coalesce(users.email, '') || ' ' ||
        coalesce(employees.code, '')) like plain(${containing(search)})`,
    )
  }
  const { data, meta } = await page(query, paging)
  const roles = await rolesOf(
    db,
    data.map(({ id }) => id),
  )
  const slowed = await slowedNames(
    db,
    now,
    data.map(({ username }) => username),
  )
  return {
    data: data.map((row) => ({
      ...row,
      roles: roles.filter(({ userId }) => userId === row.id).map(({ id, name }) => ({ id, name })),
      lockedUntil: slowed.get(row.username.toLowerCase()) ?? null,
    })),
    meta,
  }
}

/** Whether the current row's person is in a group that is not deleted. */
async function inGroup(db: Db, id: string, day: string) {
  const group = await db
    .selectFrom('employeeGroups')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .select(['id', 'kind', 'rule'])
    .executeTakeFirst()
  return group === undefined ? sql<boolean>`false` : sql<boolean>`users.id in ${membersOf(group, day)}`
}

function rows(db: Db) {
  return db
    .selectFrom('users')
    .leftJoin('employees', 'employees.userId', 'users.id')
    .leftJoin('secondFactors', 'secondFactors.userId', 'users.id')
    .select(['users.id', 'users.username', 'users.displayName', 'users.email', 'employees.code'])
    .select(['users.locale', 'users.timeZone', 'users.lastSeenAt', 'users.createdAt', 'users.version'])
    .select(sql<boolean>`second_factors.confirmed_at is not null`.as('hasSecondFactor'))
    .select(state.as('state'))
}

export const rolesOf = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('userRoles')
    .innerJoin('roles', 'roles.id', 'userRoles.roleId')
    .where('userRoles.userId', 'in', userIds.length > 0 ? userIds : [noId])
    .select(['userRoles.userId', 'roles.id', 'roles.name', 'roles.requiresSecondFactor'])
    .orderBy(sql`plain(roles.name)`)
    .execute()

const noId = '00000000-0000-0000-0000-000000000000'

/** A person with their employee file. */
export const detail = (db: Db, id: string, now: Date) =>
  rows(db)
    .leftJoin('coordinatorAssignments as assignments', (join) =>
      join
        .onRef('assignments.employeeId', '=', 'users.id')
        .on(sql<boolean>`${dayOf(now)}::date between starts_on and coalesce(ends_on, 'infinity')`),
    )
    .leftJoin('users as coordinators', 'coordinators.id', 'assignments.coordinatorId')
    .where('users.id', '=', id)
    .select(['users.invitedAt', 'users.removedAt'])
    .select(['employees.jobTitle', 'employees.department', 'employees.workCenter'])
    .select(['coordinators.id as coordinatorId', 'coordinators.displayName as coordinatorName'])
    .select(sql<string | null>`to_char(employees.hired_on, 'YYYY-MM-DD')`.as('hiredOn'))
    .select(sql<string | null>`coalesce(users.tax_id, employees.dni)`.as('taxId'))
    .select(sql<boolean>`users.password_hash is null and users.invited_at is not null`.as('isPasswordDue'))
    .executeTakeFirst()

export const lock = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['id', 'username', 'displayName', 'email', 'taxId', 'locale', 'timeZone', 'version'])
    .select(['active', 'removedAt', 'version'])
    .forNoKeyUpdate()
    .executeTakeFirst()

export type LockedUser = NonNullable<Awaited<ReturnType<typeof lock>>>

export const findByUsername = (db: Db, username: string) =>
  db
    .selectFrom('users')
    .where((where) => where(where.fn('lower', ['username']), '=', username.toLowerCase()))
    .select(['id', 'username', 'displayName', 'email', 'taxId', 'locale', 'timeZone', 'version'])
    .select(
      sql<string[]>`array(select h.role_id::text from user_roles h where h.user_id = users.id order by 1)`.as(
        'roles',
      ),
    )
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Writes and increments the version. */
export async function change(db: Db, id: string, values: Updateable<UsersTable>): Promise<void> {
  await db
    .updateTable('users')
    .set(values)
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

type Newcomer = Pick<
  Insertable<UsersTable>,
  'id' | 'username' | 'displayName' | 'email' | 'taxId' | 'locale' | 'timeZone' | 'createdAt' | 'invitedAt'
>

export async function insert(db: Db, person: Newcomer): Promise<void> {
  const nothing = { photoUrl: null, passwordHash: null, theme: null, density: null, lastSeenAt: null }
  await db
    .insertInto('users')
    .values({ ...nothing, ...person })
    .execute()
}

type Unique = { username: string; email: string | null; taxId: string | null }

/** Which of these belong to somebody else, including removed people, who may be restored. */
export async function takenBy(db: Db, { username, email, taxId }: Unique, except: string | undefined) {
  const found = await db
    .selectFrom('users')
    .leftJoin('employees', 'employees.userId', 'users.id')
    .where('users.id', '!=', except ?? noId)
    .where(
      sql<boolean>`(lower(users.username) = ${username.toLowerCase()} or lower(users.email) = ${email?.toLowerCase() ?? null}
        or users.tax_id = ${taxId} or employees.dni = ${taxId})`,
    )
    .select(['users.username', 'users.email', 'users.taxId', 'employees.dni'])
    .execute()
  const isTaken = (is: (row: (typeof found)[number]) => boolean) => found.some(is)
  return {
    username: isTaken((row) => row.username.toLowerCase() === username.toLowerCase()),
    email: email !== null && isTaken((row) => row.email?.toLowerCase() === email.toLowerCase()),
    taxId: taxId !== null && isTaken((row) => row.taxId === taxId || row.dni === taxId),
  }
}

export async function setRoles(db: Db, userId: string, roleIds: readonly string[]): Promise<void> {
  await db.deleteFrom('userRoles').where('userId', '=', userId).execute()
  if (roleIds.length === 0) return
  await db
    .insertInto('userRoles')
    .values(roleIds.map((roleId) => ({ userId, roleId })))
    .execute()
}

/** The number of active people with this current or future coordinator. */
export async function teamSize(db: Db, id: string, now: Date): Promise<number> {
  const { size } = await db
    .selectFrom('coordinatorAssignments')
    .innerJoin('users', 'users.id', 'coordinatorAssignments.employeeId')
    .where('coordinatorAssignments.coordinatorId', '=', id)
    .where(sql<boolean>`coalesce(ends_on >= ${dayOf(now)}::date, true)`)
    .where('users.removedAt', 'is', null)
    .select(sql<number>`count(distinct users.id)::int`.as('size'))
    .executeTakeFirstOrThrow()
  return size
}

/** A person's live sessions, most recently active first. */
export const sessionsOf = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('endsAt', '>', now)
    .where('idleEndsAt', '>', now)
    .select(['id', 'kind', 'userAgent', 'ip', 'createdAt', 'seenAt', 'endsAt'])
    .orderBy('seenAt', 'desc')
    .orderBy('id')
    .execute()

export async function clearPassword(db: Db, id: string, invitedAt: Date): Promise<void> {
  await change(db, id, { passwordHash: null, invitedAt })
}

export async function lockedUntil(db: Db, username: string, now: Date): Promise<Date | null> {
  return (await slowedNames(db, now, [username])).get(username.toLowerCase()) ?? null
}

/** Returns whether there was one, confirmed or not. */
export async function removeSecondFactor(db: Db, userId: string): Promise<boolean> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  const { numDeletedRows } = await db
    .deleteFrom('secondFactors')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
