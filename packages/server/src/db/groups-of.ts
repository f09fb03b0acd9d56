import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import { inForce } from './days.ts'
import { isMember, type KnownGroup } from './group-rules.ts'

/** The employee groups that a person is in on a day, by name: by hand or by rule, of those that match. */
export async function groupsOf(
  db: Db,
  userId: string,
  day: string,
  among: RawBuilder<boolean> = sql<boolean>`true`,
) {
  const groups = await db
    .selectFrom('employeeGroups')
    .where('active', '=', true)
    .where('deletedAt', 'is', null)
    .where(among)
    .select(['id', 'name', 'kind', 'rule'])
    .orderBy(sql`plain(name)`)
    .execute()
  const held = {
    manual: new Set(await byHand(db, userId, day)),
    rule: new Set(await byRule(db, userId, day, groups)),
  }
  return groups.filter(({ id, kind }) => held[kind].has(id)).map(({ id, name, kind }) => ({ id, name, kind }))
}

/** The groups that somebody was put into: one look, however many groups there are. */
async function byHand(db: Db, userId: string, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('employeeGroupMembers')
    .where('employeeId', '=', userId)
    .where(inForce('employeeGroupMembers', day))
    .select('groupId')
    .execute()
  return rows.map(({ groupId }) => groupId)
}

/** The groups whose rule somebody meets: each is a condition of the query, which costs as much to plan as to run. */
async function byRule(db: Db, userId: string, day: string, groups: readonly KnownGroup[]): Promise<string[]> {
  const ruled = groups.filter(({ kind }) => kind === 'rule')
  if (ruled.length === 0) return []
  const asked = ruled.map((group) => sql`(${group.id}, ${isMember(group, day)})`)
  const { rows } = await sql<{ id: string }>`
    select held.id from ${withCoordinator(day)}
    cross join lateral (values ${sql.join(asked)}) as held (id, is_member)
    where employees.user_id = ${userId} and held.is_member`.execute(db)
  return rows.map(({ id }) => id)
}

/** The people who are in a group on a day, whether or not they can sign in. */
export const membersOf = (group: KnownGroup, day: string): RawBuilder<unknown> =>
  sql`(select employees.user_id from ${withCoordinator(day)} where ${isMember(group, day)})`

/** Employees as the rules of groups look at them. */
const withCoordinator = (day: string) => sql`employees
  left join coordinator_assignments own on own.employee_id = employees.user_id and ${inForce('own', day)}`
