import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { TaskPriority, TaskSourceKind, TaskState } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import { inForce, written } from '#db/days.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type { TaskEntriesTable, TasksTable } from '#db/schema/tasks.ts'
import { type Away, awayOn } from './task-away.queries.ts'

/** The viewer: all tasks, or those involving them; with their groups that have tasks. */
export type Looking = { all: boolean; userId: string; groupIds: readonly string[]; today: string; now: Date }

const ofGroup = ({ groupIds }: Looking) =>
  groupIds.length === 0 ? sql`false` : sql`coalesce(t.group_id in (${sql.join(groupIds)}), false)`

/** Whether the current row's task is assigned to them, or to their group or team. */
export const isTheirs = (who: Looking): RawBuilder<boolean> =>
  sql`(coalesce(t.person_id = ${who.userId}::uuid, false) or coalesce(t.coordinator_id = ${who.userId}::uuid, false)
    or ${ofGroup(who)}
    or coalesce(t.coordinator_id in (select m.coordinator_id from coordinator_assignments m
      where m.employee_id = ${who.userId}::uuid and ${inForce('m', who.today)}), false))`

/** Whether it is assigned to somebody they coordinate, or to their team. */
const isLed = ({ userId, today }: Looking) =>
  sql<boolean>`(coalesce(t.coordinator_id = ${userId}::uuid, false)
    or coalesce(t.person_id in (select m.employee_id from coordinator_assignments m
      where m.coordinator_id = ${userId}::uuid and ${inForce('m', today)}), false))`

const isCreated = ({ userId }: Looking) => sql<boolean>`t.created_by = ${userId}::uuid`

const isFollowed = ({ userId }: Looking) =>
  sql<boolean>`t.id in (select f.task_id from task_followers f where f.user_id = ${userId}::uuid)`

const isChangeable = (who: Looking) =>
  who.all ? sql<boolean>`true` : sql<boolean>`(${isCreated(who)} or ${isLed(who)})`

const isMovable = (who: Looking) =>
  who.all ? sql<boolean>`true` : sql<boolean>`(${isChangeable(who)} or ${isTheirs(who)})`

const isSeen = (who: Looking) =>
  who.all ? sql<boolean>`true` : sql<boolean>`(${isMovable(who)} or ${isFollowed(who)})`

/** In SQL: only open tasks can be late. */
const isOpen = sql<boolean>`t.state in ('open', 'in_progress', 'blocked')`
const isLate = (now: Date) => sql<boolean>`(${isOpen} and coalesce(t.due_at <= ${now}, false))`

const isWaiting = sql<boolean>`exists (select from task_dependencies d join tasks b on b.id = d.before_id
  where d.task_id = t.id and b.state not in ('done', 'cancelled'))`

/** The absence of its person when it is due, for those who may move it: a late one is due today. */
const away = (
  who: Looking,
) => sql<Away | null>`case when ${isOpen} and t.person_id is not null and t.due_on is not null
  and ${isMovable(who)} then ${awayOn(sql`t.person_id`, sql`greatest(t.due_on, (${who.now}::timestamptz at time zone t.time_zone)::date)`)} end`

type Assignee = { kind: 'person' | 'group' | 'team'; id: string; name: string }
type Person = { id: string; displayName: string }

const tasks = (db: Db, who: Looking) =>
  db
    .selectFrom('tasks as t')
    .innerJoin('users as u', 'u.id', 't.createdBy')
    .leftJoin('users as a', (join) => join.on(sql<boolean>`a.id = coalesce(t.person_id, t.coordinator_id)`))
    .leftJoin('employeeGroups as g', 'g.id', 't.groupId')
    .select(['t.id', 't.title', 't.description', 't.state', 't.priority', 't.reason', 't.checklist'])
    .select([
      't.personId',
      't.groupId',
      't.coordinatorId',
      't.ownerId',
      't.occurrence',
      't.previousId',
      't.source',
    ])
    .select([written<string | null>('t.dueOn').as('dueOn'), 't.dueTime', 't.timeZone', 't.dueAt'])
    .select(['t.recurrence', 't.createdAt', 't.updatedAt', 't.version', isLate(who.now).as('isOverdue')])
    .select(
      sql<Assignee>`json_build_object('name', coalesce(g.name, a.display_name),
        'kind', case when t.person_id is not null then 'person' when t.group_id is not null then 'group' else 'team' end,
        'id', coalesce(t.person_id, t.group_id, t.coordinator_id))`.as('assignee'),
    )
    .select(sql<Person>`json_build_object('id', u.id, 'displayName', u.display_name)`.as('createdBy'))
    .select([isWaiting.as('isWaiting'), isMovable(who).as('canMove'), isChangeable(who).as('canChange')])
    .select(away(who).as('away'))
    .where(isSeen(who))

export type TaskRow = Awaited<ReturnType<ReturnType<typeof tasks>['execute']>>[number]

type Column = 'dueAt' | 'priority' | 'title' | 'createdAt' | 'updatedAt'
export type Asked = Paging & {
  search?: string
  state?: TaskState[]
  priority?: TaskPriority[]
  whose?: 'me' | 'team' | 'created' | 'followed'
  due?: 'overdue' | 'today' | 'week' | 'none'
  source?: TaskSourceKind[]
  sort?: Column | `-${Column}`
}

const orders: Record<Column, RawBuilder<unknown>> = {
  dueAt: sql`t.due_at`,
  priority: sql`array_position(array['low', 'normal', 'high', 'urgent'], t.priority)`,
  title: sql`plain(t.title)`,
  createdAt: sql`t.created_at`,
  updatedAt: sql`t.updated_at`,
}

/** Finished tasks have no due date: they come last. */
const isOverLast = sql`case when ${isOpen} then 0 else 1 end`

const whose = { me: isTheirs, team: isLed, created: isCreated, followed: isFollowed }

function dueWhen(due: NonNullable<Asked['due']>, { now }: Looking): RawBuilder<boolean> {
  const today = sql`(${now}::timestamptz at time zone t.time_zone)::date`
  if (due === 'overdue') return isLate(now)
  if (due === 'today') return sql`t.due_on = ${today}`
  return due === 'none' ? sql`t.due_on is null` : sql`t.due_on between ${today} and ${today} + 7`
}

/** The visible tasks that match. */
export function list(db: Db, who: Looking, { sort = 'dueAt', ...asked }: Asked) {
  const { column, direction } = ordering(sort)
  let query = tasks(db, who)
  if (column === 'dueAt') query = query.orderBy(isOverLast)
  query = query.orderBy(orders[column], direction).orderBy('t.id')
  for (const filter of filtersOf(who, asked)) query = query.where(filter)
  return page(query, asked, 't.id')
}

function filtersOf(who: Looking, asked: Omit<Asked, 'sort'>): RawBuilder<boolean>[] {
  const { search, state = [], priority = [], source = [], due } = asked
  const text = sql`t.title || ' ' || t.description`
  return [
    ...(search === undefined ? [] : [sql<boolean>`plain(${text}) like plain(${containing(search)})`]),
    ...(state.length === 0 ? [] : [sql<boolean>`t.state in (${sql.join(state)})`]),
    ...(priority.length === 0 ? [] : [sql<boolean>`t.priority in (${sql.join(priority)})`]),
    ...(source.length === 0 ? [] : [sql<boolean>`t.source ->> 'kind' in (${sql.join(source)})`]),
    ...(asked.whose === undefined ? [] : [whose[asked.whose](who)]),
    ...(due === undefined ? [] : [dueWhen(due, who)]),
  ]
}

export const find = (db: Db, who: Looking, id: string) =>
  tasks(db, who).where('t.id', '=', id).executeTakeFirst()

export const among = (db: Db, who: Looking, ids: readonly string[]) =>
  tasks(db, who).where('t.id', 'in', ids).execute()

/** Locks a task until the transaction ends, still allowing references. */
export const lock = (db: Db, id: string) =>
  db.selectFrom('tasks').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** A task for its job, locked. */
export const dueTask = (db: Db, id: string) =>
  db
    .selectFrom('tasks')
    .select(['id', 'title', 'state', 'dueAt', 'personId', 'groupId', 'coordinatorId', 'createdBy'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const insert = (db: Db, task: Insertable<TasksTable>) => db.insertInto('tasks').values(task).execute()

/** Writes the values and increments the version. */
export const change = (db: Db, id: string, values: Updateable<TasksTable>) =>
  db
    .updateTable('tasks')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

export async function addEntries(db: Db, entries: readonly Insertable<TaskEntriesTable>[]): Promise<void> {
  if (entries.length > 0)
    await db
      .insertInto('taskEntries')
      .values([...entries])
      .execute()
}

/** Deletes the successor of a task, unless somebody has changed it; returns whether it did. */
export async function dropUntouchedNext(db: Db, id: string): Promise<boolean> {
  const [done] = await db
    .deleteFrom('tasks')
    .where('previousId', '=', id)
    .where('version', '=', 1)
    .where('state', '=', 'open')
    .where(
      sql<boolean>`not exists (select from task_entries e where e.task_id = tasks.id and e.kind <> 'created')`,
    )
    .execute()
  return (done?.numDeletedRows ?? 0n) > 0n
}
