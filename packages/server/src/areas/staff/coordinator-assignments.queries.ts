import { type Insertable, type SelectQueryBuilder, sql } from 'kysely'
import { permissionByName } from '@portal/permissions'
import type { Db } from '#db/database.ts'
import { daysAfter, type Period } from '#db/day.ts'
import { inForce, written } from '#db/days.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type { CoordinatorAssignmentsTable } from '#db/schema/coordinator-assignments.ts'
import type { Schema } from '#generated/schema.ts'
import type { Carving, Held } from './coordinator-assignments.rules.ts'
import { activeEmployees, employees, ownCoordinator } from './employees.queries.ts'

type Column = 'startsOn' | 'employee' | 'coordinator'
type Asked = Paging & {
  search?: string
  employeeId?: string
  coordinatorId?: string
  state?: 'past' | 'current' | 'planned'
  sort?: Column | `-${Column}`
}

const table = 'coordinatorAssignments'
const orders = {
  startsOn: sql`coordinator_assignments.starts_on`,
  employee: sql`people.plain_name`,
  coordinator: sql`coordinators.plain_name`,
}

type Assignments = SelectQueryBuilder<Schema, 'coordinatorAssignments', object>

const name = (alias: string) => sql.ref<string>(`${alias}.displayName`)

// Both people always exist. Left joins are skipped by the planner when nothing of them is selected.
const rows = (db: Db) =>
  (
    db
      .selectFrom(table)
      .leftJoin('users as people', 'people.id', 'coordinatorAssignments.employeeId')
      .leftJoin('users as coordinators', 'coordinators.id', 'coordinatorAssignments.coordinatorId')
      .leftJoin(
        'users as writers',
        'writers.id',
        'coordinatorAssignments.createdBy',
      ) as unknown as Assignments
  )
    .select([
      'coordinatorAssignments.id',
      'coordinatorAssignments.reason',
      'coordinatorAssignments.createdAt',
    ])
    .select(['coordinatorAssignments.employeeId', name('people').as('employeeName')])
    .select(['coordinatorAssignments.coordinatorId', name('coordinators').as('coordinatorName')])
    .select([
      'coordinatorAssignments.createdBy as writerId',
      sql.ref<string | null>('writers.displayName').as('writerName'),
    ])
    .select(written('coordinatorAssignments.startsOn').as('startsOn'))
    .select(written<string | null>('coordinatorAssignments.endsOn').as('endsOn'))

export type AssignmentRow = Awaited<ReturnType<typeof list>>['data'][number]

export function list(
  db: Db,
  { search, employeeId, coordinatorId, state, sort = '-startsOn', ...paging }: Asked,
  day: string,
) {
  const { column, direction } = ordering(sort)
  let query = rows(db).orderBy(orders[column], direction).orderBy('coordinatorAssignments.id')
  if (employeeId !== undefined) query = query.where('coordinatorAssignments.employeeId', '=', employeeId)
  if (coordinatorId !== undefined)
    query = query.where('coordinatorAssignments.coordinatorId', '=', coordinatorId)
  if (state === 'current') query = query.where(inForce(table, day))
  if (state === 'planned') query = query.where(sql<boolean>`coordinator_assignments.starts_on > ${day}::date`)
  if (state === 'past') query = query.where(sql<boolean>`coordinator_assignments.ends_on < ${day}::date`)
  if (search) {
    query = query.where(
      sql<boolean>`people.plain_name || ' ' || coordinators.plain_name like plain(${containing(search)})`,
    )
  }
  return page(query, paging, 'coordinatorAssignments.id')
}

/** An employee's assignments, latest first. */
export async function history(db: Db, employeeId: string) {
  const found = await rows(db)
    .where('coordinatorAssignments.employeeId', '=', employeeId)
    .orderBy('coordinatorAssignments.startsOn', 'desc')
    .execute()
  return found.map((row) => ({
    id: row.id,
    coordinator: { id: row.coordinatorId, displayName: row.coordinatorName },
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    reason: row.reason,
  }))
}

export const find = (db: Db, id: string) =>
  rows(db).where('coordinatorAssignments.id', '=', id).executeTakeFirst()

/** Changes of coordinators are serialized: two concurrent ones could create a cycle unnoticed. */
export async function lock(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('coordinator_assignments'))`.execute(db)
}

/** Active employees among these people, with their coordinator on a day. */
export const people = (db: Db, ids: readonly string[], day: string) =>
  employees(db, { day })
    .where(sql<boolean>`users.id = any(${[...ids]}::uuid[])`)
    .select(['users.id', 'users.displayName'])
    .select(ownCoordinator)
    .execute()

const overlaps = ({ startsOn, endsOn }: Period) => sql<boolean>`
  daterange(coordinator_assignments.starts_on, coordinator_assignments.ends_on, '[]')
    && daterange(${startsOn}::date, ${endsOn}::date, '[]')`

/** These people's assignments in a period. */
export const held = (db: Db, ids: readonly string[], period: Period): Promise<Held[]> =>
  db
    .selectFrom(table)
    .where(sql<boolean>`employee_id = any(${[...ids]}::uuid[])`)
    .where(overlaps(period))
    .select(['id', 'employeeId', 'coordinatorId', written('startsOn').as('startsOn')])
    .select(written<string | null>('endsOn').as('endsOn'))
    .execute()

/** Who coordinates somebody within a period, directly or indirectly, including the person. */
export async function above(db: Db, id: string, { startsOn, endsOn }: Period): Promise<Set<string>> {
  const { rows: found } = await sql<{ id: string }>`
    with recursive above(id, starts_on, ends_on) as (
      select ${id}::uuid, ${startsOn}::date, ${endsOn}::date
      union
      select a.coordinator_id, greatest(a.starts_on, above.starts_on), least(a.ends_on, above.ends_on)
      from above join coordinator_assignments a on a.employee_id = above.id
        and daterange(a.starts_on, a.ends_on, '[]') && daterange(above.starts_on, above.ends_on, '[]')
    )
    select distinct id from above`.execute(db)
  return new Set(found.map((row) => row.id))
}

/** Open requests of these people. */
export async function openRequests(db: Db, ids: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('accessRequests')
    .where('state', '=', 'pending')
    .where(sql<boolean>`user_id = any(${[...ids]}::uuid[])`)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Clears a period: overlapping assignments end earlier, begin later, are split or deleted. */
export async function makeRoom(
  db: Db,
  { removed, shortened, delayed }: Carving,
  { startsOn, endsOn }: Period,
): Promise<void> {
  if (removed.length > 0) await db.deleteFrom(table).where('id', 'in', removed).execute()
  if (shortened.length > 0) {
    await db
      .updateTable(table)
      .set({ endsOn: daysAfter(startsOn, -1) })
      .where('id', 'in', shortened)
      .execute()
  }
  if (delayed.length > 0 && endsOn !== null) {
    await db
      .updateTable(table)
      .set({ startsOn: daysAfter(endsOn, 1) })
      .where('id', 'in', delayed)
      .execute()
  }
}

export async function insert(db: Db, assignments: Insertable<CoordinatorAssignmentsTable>[]): Promise<void> {
  if (assignments.length > 0) await db.insertInto(table).values(assignments).execute()
}

/** Deletes an assignment, and extends the previous one that ended the day before. */
export async function remove(db: Db, { id, employeeId, startsOn, endsOn }: Held): Promise<void> {
  await db.deleteFrom(table).where('id', '=', id).execute()
  const around = await held(db, [employeeId], {
    startsOn: daysAfter(startsOn, -1),
    endsOn: endsOn === null ? null : daysAfter(endsOn, 1),
  })
  const before = around.find((one) => one.endsOn === daysAfter(startsOn, -1))
  if (before === undefined) return
  const same = around.find((one) => one.startsOn > startsOn && one.coordinatorId === before.coordinatorId)
  if (same !== undefined) await db.deleteFrom(table).where('id', '=', same.id).execute()
  await db
    .updateTable(table)
    .set({ endsOn: same === undefined ? endsOn : same.endsOn })
    .where('id', '=', before.id)
    .execute()
}

/** Who sees assigned people by a role of their own, or coordinates somebody on a day; by name. */
export function coordinators(db: Db, { search, ...paging }: Paging & { search?: string }, day: string) {
  const seeing = permissionByName('MENU_ASIGNADOS')?.id ?? 0
  const size = sql<number>`(select count(*)::int from coordinator_assignments a
    join users u on u.id = a.employee_id and u.active
    where a.coordinator_id = users.id and ${inForce('a', day)})`
  let query = activeEmployees(db)
    .select(['users.id', 'users.displayName', 'employees.code', 'employees.department', size.as('teamSize')])
    .where(
      sql<boolean>`users.id in (
        select a.coordinator_id from coordinator_assignments a
        where ${inForce('a', day)} and a.employee_id not in (select u.id from users u where not u.active)
        union all
        select h.user_id from user_roles h
        join role_permissions p on p.role_id = h.role_id where p.permission_id = ${seeing})`,
    )
    .orderBy('users.plainName')
    .orderBy('users.id')
  if (search) {
    query = query.where(
      sql<boolean>`users.plain_name || ' ' || plain(employees.code) like plain(${containing(search)})`,
    )
  }
  return page(query, paging, 'users.id')
}
