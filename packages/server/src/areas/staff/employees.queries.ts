import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { inForce, written } from '#db/days.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type { Schema } from '#generated/schema.ts'
import { isMember, type KnownGroup } from '#db/group-rules.ts'

/** Employees: everybody, or those of one coordinator. The date applies to all dated data. */
export type Seen = { day: string; coordinatorId?: string | undefined }
type Column = 'displayName' | 'code' | 'department' | 'workCenter' | 'weeklyHours' | 'hiredOn' | 'coordinator'
export type Asked = Paging & {
  search?: string
  coordinatorId?: string
  coordinated?: boolean
  department?: string
  jobTitle?: string
  workCenter?: string
  contractKind?: string
  group?: KnownGroup | undefined
  sort?: Column | `-${Column}`
}

/** Typed aliases make types too complex for the compiler: joined columns are read with `sql.ref`. */
type Employees = SelectQueryBuilder<Schema, 'employees' | 'users', object>

const active = (db: Db) =>
  db
    .selectFrom('employees')
    .innerJoin('users', 'users.id', 'employees.userId')
    .where('users.active', '=', true)

/** Everybody who is active. */
export const activeEmployees = (db: Db): Employees => active(db)

/** The same with their coordinator on the date. `own` is the assignment in force. */
export function employees(db: Db, { day, coordinatorId }: Seen): Employees {
  const query = active(db)
    .leftJoin('coordinatorAssignments as own', (join) =>
      join.onRef('own.employeeId', '=', 'employees.userId').on(inForce('own', day)),
    )
    .leftJoin('users as coordinators', (join) =>
      // A disabled person coordinates nobody.
      join.onRef('coordinators.id', '=', 'own.coordinatorId').on('coordinators.active', '=', true),
    ) as unknown as Employees
  return coordinatorId === undefined
    ? query
    : query.where(sql<boolean>`own.coordinator_id = ${coordinatorId}::uuid`)
}

/** The coordinator of the current row's employee. */
export const ownCoordinator = [
  sql.ref<string | null>('coordinators.id').as('coordinatorId'),
  sql.ref<string | null>('coordinators.displayName').as('coordinatorName'),
] as const

const shown = (db: Db, seen: Seen) =>
  employees(db, seen)
    .select(['users.id', 'users.displayName', 'users.email', 'employees.code', 'employees.dni'])
    .select(['employees.jobTitle', 'employees.jobLevel', 'employees.department', 'employees.workCenter'])
    .select(['employees.weeklyHours', 'employees.contractKind', written('employees.hiredOn').as('hiredOn')])
    .select(ownCoordinator)
    .select(next(seen.day).as('nextCoordinator'))

const next = (day: string) => sql<{ id: string; displayName: string; startsOn: string } | null>`(
  select json_build_object('id', c.id, 'displayName', c.display_name,
    'startsOn', to_char(n.starts_on, 'YYYY-MM-DD'))
  from coordinator_assignments n join users c on c.id = n.coordinator_id
  where n.employee_id = employees.user_id and n.starts_on > ${day}::date order by n.starts_on limit 1)`

export function list(db: Db, seen: Seen, asked: Asked) {
  const { column, direction } = ordering(asked.sort ?? 'displayName')
  let query = shown(db, seen).orderBy(orders[column], direction).orderBy('users.id')
  for (const filter of filtersOf(asked, seen.day)) query = query.where(filter)
  return page(query, asked, 'users.id')
}

const orders: Record<Column, RawBuilder<unknown>> = {
  displayName: sql`users.plain_name`,
  code: sql`employees.code`,
  department: sql`employees.department`,
  workCenter: sql`plain(employees.work_center)`,
  weeklyHours: sql`employees.weekly_hours`,
  hiredOn: sql`employees.hired_on`,
  coordinator: sql`coordinators.plain_name`,
}

const columns = ['department', 'jobTitle', 'workCenter', 'contractKind'] as const

function filtersOf(asked: Asked, day: string): RawBuilder<boolean>[] {
  const { search, coordinatorId, coordinated, group } = asked
  const filters: RawBuilder<boolean>[] = []
  for (const column of columns) {
    const value = asked[column]
    if (value !== undefined) filters.push(sql<boolean>`${sql.ref(`employees.${column}`)} = ${value}`)
  }
  if (coordinatorId !== undefined) filters.push(sql<boolean>`own.coordinator_id = ${coordinatorId}`)
  if (coordinated !== undefined) filters.push(sql<boolean>`(coordinators.id is not null) = ${coordinated}`)
  if (group !== undefined) filters.push(isMember(group, day))
  if (search) {
    filters.push(
      sql<boolean>`users.plain_name || ' ' || plain(employees.code) like plain(${containing(search)})`,
    )
  }
  return filters
}

export const find = (db: Db, seen: Seen, id: string) =>
  shown(db, seen).where('users.id', '=', id).executeTakeFirst()

/** How many people somebody coordinates on a day. */
export async function teamSize(db: Db, id: string, day: string): Promise<number> {
  const { count } = await employees(db, { day, coordinatorId: id })
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const facetColumns = ['department', 'jobTitle', 'jobLevel', 'workCenter', 'contractKind'] as const
export type FacetRow = { facet: string; id: string | null; value: string | null; count: number }

/** The filters of people, each value with its count; in one query. */
export async function facets(db: Db, seen: Seen): Promise<FacetRow[]> {
  const people = employees(db, seen)
    .select(facetColumns.map((column) => `employees.${column}` as const))
    .select(sql.ref<string | null>('coordinators.id').as('coordinatorId'))
  const facet = (name: string, column: string) =>
    sql`when grouping(${sql.ref(column)}) = 0 then ${sql.lit(name)}`
  const columns = facetColumns.map((column) => sql.ref(column))
  // One scan of everybody, for any number of counts.
  const { rows } = await sql<FacetRow>`
    select counted.facet, counted.id::text, coalesce(counted.value, users.display_name) as value, counted.count
    from (
      select case ${sql.join(
        facetColumns.map((column) => facet(column, column)),
        sql` `,
      )} else 'coordinator' end as facet,
        coordinator_id as id, coalesce(${sql.join(columns)}) as value, count(*)::int as count
      from (${people}) seen
      group by grouping sets (${sql.join([...columns, sql.ref('coordinatorId')].map((one) => sql`(${one})`))})
    ) counted left join users on users.id = counted.id
    order by 1, 3`.execute(db)
  return rows
}

/** The owners of these employee codes, by the lower-case code. */
export async function idsOfCodes(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
  const lower = codes.map((code) => code.toLowerCase())
  const rows = await db
    .selectFrom('employees')
    .where(sql<boolean>`lower(code) = any(${lower}::text[])`)
    .select(['userId', sql<string>`lower(code)`.as('code')])
    .execute()
  return new Map(rows.map(({ code, userId }) => [code, userId]))
}

/** The people with these names, by the lower-case name, if no two active people share one. */
export async function idsOfNames(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  const lower = names.map((name) => name.toLowerCase())
  const rows = await activeEmployees(db)
    .where(sql<boolean>`lower(users.display_name) = any(${lower}::text[])`)
    .select([sql<string>`min(users.id::text)`.as('id'), sql<string>`lower(users.display_name)`.as('name')])
    .groupBy(sql`lower(users.display_name)`)
    .having(sql<number>`count(*)`, '=', 1)
    .execute()
  return new Map(rows.map(({ name, id }) => [name, id]))
}
