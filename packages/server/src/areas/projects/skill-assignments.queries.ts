import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { inForce, written } from '#db/days.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import { isSeen, type Seen } from '#db/people-seen.ts'
import type { AssignmentOrigin, SkillAssignmentsTable } from '#db/schema/assignments.ts'

type Column = 'person' | 'skill' | 'level' | 'startsOn'
type Query = Paging & {
  search?: string
  userId?: string
  skillId?: string
  campaignId?: string
  origin?: AssignmentOrigin
  state?: 'past' | 'current' | 'planned'
  sort?: Column | `-${Column}`
}

const orders = {
  person: sql`users.plain_name`,
  skill: sql`skills.code`,
  level: sql`skill_assignments.level`,
  startsOn: sql`skill_assignments.starts_on`,
}

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

/** Who has which skills, of the visible people. */
export function list(db: Db, seen: Seen, asked: Query, day: string) {
  const { search, userId, skillId, campaignId, origin, state, sort = 'person', ...paging } = asked
  const { column, direction } = ordering(sort)
  let query = db
    .selectFrom('skillAssignments')
    .innerJoin('users', 'users.id', 'skillAssignments.userId')
    .innerJoin('skills', 'skills.id', 'skillAssignments.skillId')
    .innerJoin('campaigns', 'campaigns.id', 'skills.campaignId')
    .leftJoin('employees', 'employees.userId', 'users.id')
    .where('users.active', '=', true)
    .where(isSeen(seen, sql`users.id`))
    .select(['skillAssignments.id', 'users.id as userId', 'users.displayName', 'users.username'])
    .select(['employees.department', 'skills.id as skillId', 'skills.code', 'skills.name'])
    .select(['campaigns.id as campaignId', 'campaigns.name as campaignName', 'skillAssignments.level'])
    .select(['skillAssignments.isMain', 'skillAssignments.origin', 'skillAssignments.createdAt'])
    .select([written('skillAssignments.startsOn').as('startsOn')])
    .select([written<string | null>('skillAssignments.endsOn').as('endsOn')])
    .select(['skillAssignments.createdBy', writerName('skill_assignments').as('writerName')])
    .orderBy(orders[column], direction)
    .orderBy(orders[column === 'person' ? 'skill' : 'person'])
    .orderBy('skillAssignments.id')
  if (userId !== undefined) query = query.where('users.id', '=', userId)
  if (skillId !== undefined) query = query.where('skills.id', '=', skillId)
  if (campaignId !== undefined) query = query.where('campaigns.id', '=', campaignId)
  if (origin !== undefined) query = query.where('skillAssignments.origin', '=', origin)
  if (state !== undefined) query = query.where(isIn('skill_assignments', state, day))
  if (search) {
    query = query.where(
      sql<boolean>`users.plain_name || ' ' || plain(users.username || ' ' || skills.code || ' ' || skills.name)
        like plain(${containing(search)})`,
    )
  }
  return page(query, paging)
}

/** Who gave it, by name. */
export const writerName = (table: string) =>
  sql<string | null>`(select w.display_name from users w where w.id = ${sql.ref(`${table}.created_by`)})`

/** Whether rows of a table are past, current or planned on a day. */
export function isIn(table: string, state: 'past' | 'current' | 'planned', day: string) {
  if (state === 'current') return inForce(table, day)
  return state === 'planned'
    ? sql<boolean>`${sql.ref(`${table}.starts_on`)} > ${day}::date`
    : sql<boolean>`${sql.ref(`${table}.ends_on`)} < ${day}::date`
}

const inUse = (db: Db) => db.selectFrom('skills').where('active', '=', true).select(['id', 'code'])

/** An active skill. */
export const skill = (db: Db, id: string) => inUse(db).where('id', '=', id).executeTakeFirst()
export const skillOfCode = (db: Db, code: string) =>
  inUse(db).where(sql<boolean>`lower(code) = lower(${code})`).executeTakeFirst()

const stored = (db: Db) =>
  db
    .selectFrom('skillAssignments')
    .select(['skillAssignments.id', 'skillAssignments.level', 'skillAssignments.isMain'])
    .select(written('skillAssignments.startsOn').as('startsOn'))
    .select(written<string | null>('skillAssignments.endsOn').as('endsOn'))

/** These people's assignments of a skill. */
export const own = (db: Db, userIds: readonly string[], skillId: string) =>
  stored(db)
    .where('skillId', '=', skillId)
    .where(sql<boolean>`user_id = any(${[...userIds]}::uuid[])`)
    .select('userId')
    .execute()

/** These assignments with the code of the skill. */
export const current = (db: Db, ids: readonly string[]) =>
  stored(db)
    .innerJoin('skills', 'skills.id', 'skillAssignments.skillId')
    .where(sql<boolean>`skill_assignments.id = any(${[...ids]}::uuid[])`)
    .select('skills.code')
    .orderBy('skillAssignments.id')
    .execute()

/** Unsets other main skills of these people; returns those that changed. */
export async function leaveMain(db: Db, userIds: readonly string[], skillId: string) {
  const { rows } = await sql<{ id: string; userId: string; code: string }>`
    update skill_assignments g set is_main = false from skills s
    where s.id = g.skill_id and g.is_main and g.skill_id <> ${skillId}
      and g.user_id = any(${[...userIds]}::uuid[])
    returning g.id, g.user_id, s.code`.execute(db)
  return rows
}

/** Stores people's assignments of a skill; returns the row ids by person. */
export async function put(db: Db, rows: readonly Insertable<SkillAssignmentsTable>[]) {
  const put = await db
    .insertInto('skillAssignments')
    .values(rows)
    .onConflict((same) =>
      same.columns(['userId', 'skillId']).doUpdateSet((row) => ({
        level: row.ref('excluded.level'),
        isMain: row.ref('excluded.isMain'),
        startsOn: row.ref('excluded.startsOn'),
        endsOn: row.ref('excluded.endsOn'),
      })),
    )
    .returning(['id', 'userId'])
    .execute()
  return new Map(put.map(({ id, userId }) => [userId, id]))
}
