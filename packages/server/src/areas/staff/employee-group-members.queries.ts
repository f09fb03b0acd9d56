import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { daysAfter } from '#db/day.ts'
import { inForce } from '#db/days.ts'
import { groups } from '#db/groups-of.ts'
import { containing, type Paging, page } from '#db/page.ts'
import type { EmployeeGroupMembersTable, GroupRule } from '#db/schema/employee-groups.ts'
import { activeEmployees, employees } from './employees.queries.ts'
import { type KnownGroup, matches } from '#db/group-rules.ts'

/** A group that is not deleted. */
export const known = (db: Db, id: string) => groups(db).where('id', '=', id).executeTakeFirst()

/** The same, locked, so that changes of its members are serialized. */
export const lock = (db: Db, id: string) => groups(db).where('id', '=', id).forUpdate().executeTakeFirst()

type Asked = Paging & { search?: string }

/** The members of a group, by name: of manual groups also future ones; of groups by rule those who match now. */
export function list(db: Db, group: KnownGroup, { search, ...paging }: Asked, day: string) {
  const own = sql`(select m.starts_on, m.ends_on from employee_group_members m
    where m.group_id = ${group.id} and m.employee_id = employees.user_id
      and coalesce(m.ends_on >= ${day}::date, true) order by m.starts_on limit 1)`
  const dayIn = (column: string) =>
    group.kind === 'rule'
      ? sql<string | null>`null::text`
      : sql<string | null>`(select to_char(${sql.ref(column)}, 'YYYY-MM-DD') from ${own} membership)`
  let query = employeesFor(db, [group.rule], day)
    .where(group.kind === 'rule' ? matches(group.rule) : sql<boolean>`exists ${own}`)
    .select(['users.id', 'users.displayName', 'employees.code', 'employees.department', 'employees.jobTitle'])
    .select(['employees.workCenter', 'employees.weeklyHours'])
    .select([dayIn('startsOn').as('startsOn'), dayIn('endsOn').as('endsOn')])
    .orderBy('users.plainName')
    .orderBy('users.id')
  if (search) {
    query = query.where(
      sql<boolean>`users.plain_name || ' ' || plain(employees.code) like plain(${containing(search)})`,
    )
  }
  return page(query, paging, 'users.id')
}

/** The number of matches of a rule, and the first of them by name. */
export async function preview(db: Db, rule: GroupRule, day: string, most: number) {
  const found = employeesFor(db, [rule], day).where(matches(rule))
  const { count } = await found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  const people = await found
    .select(['users.id', 'users.displayName'])
    .orderBy('users.plainName')
    .orderBy('users.id')
    .limit(most)
    .execute()
  return { count, people }
}

/** The number of members of each of these groups on a day: two queries for any number of groups. */
export async function counts(db: Db, ids: readonly string[], day: string) {
  const asked = await groups(db)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
  const ruled = asked.filter(({ kind }) => kind === 'rule')
  const byRule = await meeting(
    db,
    ruled.map(({ rule }) => rule),
    day,
  )
  const byHand = await chosen(
    db,
    asked.filter(({ kind }) => kind === 'manual').map(({ id }) => id),
    day,
  )
  const counted = new Map([...byHand, ...ruled.map(({ id }, index) => [id, byRule[index] ?? 0] as const)])
  return asked.map(({ id }) => ({ id, count: counted.get(id) ?? 0 }))
}

/** The number of members of each of these manual groups. */
async function chosen(db: Db, ids: readonly string[], day: string): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; count: number }>`
    select group_id as id, count(*)::int as count from (
      select distinct m.group_id, m.employee_id from employee_group_members m
      join users u on u.id = m.employee_id and u.active
      where m.group_id = any(${[...ids]}::uuid[]) and ${inForce('m', day)}
    ) members group by group_id`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** The number of matches of each rule: one scan of everybody for all rules. */
async function meeting(db: Db, rules: readonly (GroupRule | null)[], day: string): Promise<number[]> {
  if (rules.length === 0) return []
  const each = rules.map((rule) => sql`count(*) filter (where ${matches(rule)})::int`)
  const { counts } = await employeesFor(db, rules, day)
    .select(sql<number[]>`array[${sql.join(each)}]`.as('counts'))
    .executeTakeFirstOrThrow()
  return counts
}

/** Everybody active, with their coordinator only where a rule uses it. */
const employeesFor = (db: Db, rules: readonly (GroupRule | null)[], day: string) =>
  rules.some((rule) => rule?.conditions.some(({ field }) => field === 'coordinatorId'))
    ? employees(db, { day })
    : activeEmployees(db)

/** Active employees among these people, and whether they are in a group within a period. */
export const people = (
  db: Db,
  groupId: string,
  ids: readonly string[],
  { startsOn, endsOn }: { startsOn: string; endsOn: string | null },
) =>
  employees(db, { day: startsOn })
    .where(sql<boolean>`users.id = any(${[...ids]}::uuid[])`)
    .select(['users.id', 'users.displayName'])
    .select(
      sql<boolean>`exists (select from employee_group_members m
        where m.group_id = ${groupId} and m.employee_id = employees.user_id
          and daterange(m.starts_on, m.ends_on, '[]') && daterange(${startsOn}::date, ${endsOn}::date, '[]'))`.as(
        'isMember',
      ),
    )
    .execute()

export async function insert(db: Db, rows: Insertable<EmployeeGroupMembersTable>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('employeeGroupMembers').values(rows).execute()
}

/** Ends memberships of these people on the day before; future ones are deleted. */
export async function end(db: Db, groupId: string, ids: readonly string[], day: string): Promise<void> {
  const own = sql<boolean>`group_id = ${groupId} and employee_id = any(${[...ids]}::uuid[])
    and coalesce(ends_on >= ${day}::date, true)`
  await db
    .deleteFrom('employeeGroupMembers')
    .where(own)
    .where(sql<boolean>`starts_on >= ${day}::date`)
    .execute()
  await db
    .updateTable('employeeGroupMembers')
    .set({ endsOn: daysAfter(day, -1) })
    .where(own)
    .execute()
}
