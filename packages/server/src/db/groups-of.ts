import { type RawBuilder, sql } from 'kysely'
import { notFound } from '#contract/refuse.ts'
import type { Db } from './database.ts'
import { inForce } from './days.ts'
import { isMember, type KnownGroup } from './group-rules.ts'

/** The groups that are not deleted. */
export const groups = (db: Db) =>
  db
    .selectFrom('employeeGroups')
    .where('employeeGroups.deletedAt', 'is', null)
    .select(['employeeGroups.id', 'employeeGroups.name', 'employeeGroups.kind', 'employeeGroups.rule'])

/** The only group to consider, if any. */
export async function groupAskedFor(db: Db, id: string | undefined) {
  if (id === undefined) return undefined
  return (await groups(db).where('id', '=', id).executeTakeFirst()) ?? notFound()
}

/** The employee groups of a person on a day, by name, both manual and by rule. */
export async function groupsOf(
  db: Db,
  userId: string,
  day: string,
  among: RawBuilder<boolean> = sql<boolean>`true`,
) {
  const found = await groups(db).where('active', '=', true).where(among).orderBy(sql`plain(name)`).execute()
  if (found.length === 0) return []
  const held = {
    manual: new Set(await byHand(db, userId, day)),
    rule: new Set(await byRule(db, userId, day, found)),
  }
  return found.filter(({ id, kind }) => held[kind].has(id)).map(({ id, name, kind }) => ({ id, name, kind }))
}

/** The manual groups of a person: one query for any number of groups. */
async function byHand(db: Db, userId: string, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('employeeGroupMembers')
    .where('employeeId', '=', userId)
    .where(inForce('employeeGroupMembers', day))
    .select('groupId')
    .execute()
  return rows.map(({ groupId }) => groupId)
}

/** The groups whose rule matches a person: each is a condition of the query, which costs as much to plan as to run. */
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

/** The members of a group on a day, including people without a sign-in. */
export const membersOf = (group: KnownGroup, day: string): RawBuilder<unknown> =>
  sql`(select employees.user_id from ${withCoordinator(day)} where ${isMember(group, day)})`

/** Employees with the columns that group rules use. */
const withCoordinator = (day: string) => sql`employees
  left join coordinator_assignments own on own.employee_id = employees.user_id and ${inForce('own', day)}`
