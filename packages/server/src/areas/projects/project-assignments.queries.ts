import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import { isSeen, type Seen } from '#db/people-seen.ts'
import type { ProjectAssignmentsTable } from '#db/schema/assignments.ts'
import { isIn, writerName } from './skill-assignments.queries.ts'

type Column = 'person' | 'project' | 'startsOn'
type Query = Paging & {
  search?: string
  userId?: string
  projectId?: string
  state?: 'past' | 'current' | 'planned'
  sort?: Column | `-${Column}`
}

const orders = {
  person: sql`users.plain_name`,
  project: sql`projects.code`,
  startsOn: sql`project_assignments.starts_on`,
}

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

/** Who works in which projects, of the visible people. */
export function list(db: Db, seen: Seen, asked: Query, day: string) {
  const { search, userId, projectId, state, sort = 'person', ...paging } = asked
  const { column, direction } = ordering(sort)
  let query = db
    .selectFrom('projectAssignments')
    .innerJoin('users', 'users.id', 'projectAssignments.userId')
    .innerJoin('projects', 'projects.id', 'projectAssignments.projectId')
    .leftJoin('employees', 'employees.userId', 'users.id')
    .where('users.active', '=', true)
    .where(isSeen(seen, sql`users.id`))
    .select(['projectAssignments.id', 'users.id as userId', 'users.displayName', 'users.username'])
    .select(['employees.department', 'projects.id as projectId', 'projects.code', 'projects.name'])
    .select(['projectAssignments.createdAt', written('projectAssignments.startsOn').as('startsOn')])
    .select([written<string | null>('projectAssignments.endsOn').as('endsOn')])
    .select(['projectAssignments.createdBy', writerName('project_assignments').as('writerName')])
    .orderBy(orders[column], direction)
    .orderBy(orders[column === 'person' ? 'project' : 'person'])
    .orderBy('projectAssignments.id')
  if (userId !== undefined) query = query.where('users.id', '=', userId)
  if (projectId !== undefined) query = query.where('projects.id', '=', projectId)
  if (state !== undefined) query = query.where(isIn('project_assignments', state, day))
  if (search) {
    query = query.where(
      sql<boolean>`users.plain_name || ' ' || plain(users.username || ' ' || projects.code || ' ' || projects.name)
        like plain(${containing(search)})`,
    )
  }
  return page(query, paging)
}

const staffed = (db: Db) =>
  db
    .selectFrom('projects')
    .where('deletedAt', 'is', null)
    .where('state', 'not in', ['closed', 'archived'])
    .select(['id', 'code', written('startsOn').as('startsOn')])
    .select(written<string | null>('endsOn').as('endsOn'))
    // Locks the project, so that deleting it waits until its assignments are known.
    .forKeyShare()

/** A project that accepts assignments. */
export const project = (db: Db, id: string) => staffed(db).where('id', '=', id).executeTakeFirst()
export const projectOfCode = (db: Db, code: string) =>
  staffed(db).where(sql<boolean>`plain(code) = plain(${code})`).executeTakeFirst()

const stored = (db: Db) =>
  db
    .selectFrom('projectAssignments')
    .select(['projectAssignments.id', written('projectAssignments.startsOn').as('startsOn')])
    .select(written<string | null>('projectAssignments.endsOn').as('endsOn'))

/** These people's assignments to a project. */
export const own = (db: Db, userIds: readonly string[], projectId: string) =>
  stored(db)
    .where('projectId', '=', projectId)
    .where(sql<boolean>`user_id = any(${[...userIds]}::uuid[])`)
    .select('userId')
    .execute()

/** These assignments with the code of the project. */
export const current = (db: Db, ids: readonly string[]) =>
  stored(db)
    .innerJoin('projects', 'projects.id', 'projectAssignments.projectId')
    .where(sql<boolean>`project_assignments.id = any(${[...ids]}::uuid[])`)
    .select('projects.code')
    .orderBy('projectAssignments.id')
    .execute()

/** Stores the period of people's work in a project; returns the row ids by person. */
export async function put(db: Db, rows: readonly Insertable<ProjectAssignmentsTable>[]) {
  const put = await db
    .insertInto('projectAssignments')
    .values(rows)
    .onConflict((same) =>
      same.columns(['userId', 'projectId']).doUpdateSet((row) => ({
        startsOn: row.ref('excluded.startsOn'),
        endsOn: row.ref('excluded.endsOn'),
      })),
    )
    .returning(['id', 'userId'])
    .execute()
  return new Map(put.map(({ id, userId }) => [userId, id]))
}
