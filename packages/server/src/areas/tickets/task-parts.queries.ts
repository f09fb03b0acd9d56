import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

/** The tasks that this one depends on. */
export const before = (db: Db, id: string) =>
  db
    .selectFrom('taskDependencies as d')
    .innerJoin('tasks as t', 't.id', 'd.beforeId')
    .where('d.taskId', '=', id)
    .select(['t.id', 't.title', 't.state'])
    .orderBy(sql`plain(t.title)`)
    .orderBy('t.id')
    .execute()

/** The followers of a task. */
export const followers = (db: Db, id: string) =>
  db
    .selectFrom('taskFollowers as f')
    .innerJoin('users as u', 'u.id', 'f.userId')
    .where('f.taskId', '=', id)
    .select(['u.id', 'u.displayName'])
    .orderBy('u.plainName')
    .orderBy('u.id')
    .execute()

/** The history of a task, oldest first. */
export const entries = (db: Db, id: string) =>
  db
    .selectFrom('taskEntries as e')
    .innerJoin('users as u', 'u.id', 'e.by')
    .where('e.taskId', '=', id)
    .select(['e.id', 'e.kind', 'e.at', 'e.before', 'e.after', 'e.text'])
    .select(
      sql<{
        id: string
        displayName: string
      }>`json_build_object('id', u.id, 'displayName', u.display_name)`.as('by'),
    )
    .orderBy('e.number')
    .execute()

export const nextOf = (db: Db, id: string) =>
  db.selectFrom('tasks').select('id').where('previousId', '=', id).executeTakeFirst()

/** Serialized: two concurrent dependencies could create a cycle together. */
export const lockDependencies = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtext('task_dependencies'))`.execute(db)

/** Whether one of these depends on the task, directly or indirectly. */
export async function waitsFor(db: Db, beforeIds: readonly string[], id: string): Promise<boolean> {
  const { rows } = await sql`
    with recursive chain as (
      select t.id from tasks t where t.id in (${sql.join(beforeIds)})
      union select d.before_id from chain c join task_dependencies d on d.task_id = c.id
    ) select 1 from chain where id = ${id}::uuid`.execute(db)
  return rows.length > 0
}

/** Replaces the dependencies. */
export async function setBefore(db: Db, taskId: string, beforeIds: readonly string[]): Promise<void> {
  await db.deleteFrom('taskDependencies').where('taskId', '=', taskId).execute()
  if (beforeIds.length === 0) return
  await db
    .insertInto('taskDependencies')
    .values(beforeIds.map((beforeId) => ({ taskId, beforeId })))
    .execute()
}

export async function setFollowing(
  db: Db,
  follower: { taskId: string; userId: string },
  isFollowing: boolean,
): Promise<void> {
  const { taskId, userId } = follower
  if (isFollowing)
    await db
      .insertInto('taskFollowers')
      .values(follower)
      .onConflict((same) => same.doNothing())
      .execute()
  else
    await db.deleteFrom('taskFollowers').where('taskId', '=', taskId).where('userId', '=', userId).execute()
}

/** Followers also follow the successor. */
export const copyFollowers = (db: Db, from: string, to: string) =>
  sql`insert into task_followers (task_id, user_id)
    select ${to}::uuid, user_id from task_followers where task_id = ${from}::uuid`.execute(db)
