import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { inForce } from '#db/days.ts'
import { groups, membersOf } from '#db/groups-of.ts'
import { containing, type Paging, page } from '#db/page.ts'
import { delegatesOf } from './task-away.queries.ts'
import type { Looking } from './tasks.queries.ts'

type Assignee = { kind: 'person' | 'group' | 'team'; id: string; name: string }

/** The coordinators of somebody. */
const leading = ({ userId, today }: Looking) => sql`select l.coordinator_id from coordinator_assignments l
  where l.employee_id = ${userId}::uuid and ${inForce('l', today)}`

/** The people of these coordinators. */
const ledBy = (coordinators: RawBuilder<unknown>, today: string) => sql`select m.employee_id
  from coordinator_assignments m where m.coordinator_id in (${coordinators}) and ${inForce('m', today)}`

/**
 * Whom a task can be handed over to in addition: its creator, who stands in for its person, one's coordinators and
 * their people.
 */
const near = (
  who: Looking,
  taskId: string,
) => sql`u.id = (select t.created_by from tasks t where t.id = ${taskId}::uuid)
  or u.id in (${leading(who)}) or u.id in (${ledBy(leading(who), who.today)})
  or u.id in (${delegatesOf(taskId, who.today)})`

/**
 * Possible assignees: everybody, each group and team, or oneself and the coordinated people; of a task that is handed
 * over also colleagues.
 */
function assignable(who: Looking, taskId?: string) {
  const { all, userId, today } = who
  const own = sql`u.id = ${userId}::uuid`
  const led = sql`u.id in (${ledBy(sql`${userId}::uuid`, today)})`
  const people = all
    ? sql`true`
    : sql`(${own} or ${led} or ${taskId === undefined ? sql`false` : near(who, taskId)})`
  const teams = taskId === undefined ? own : sql`(${own} or u.id in (${leading(who)}))`
  const groupRows = all
    ? sql`union all select 'group', g.id, g.name from employee_groups g where g.active and g.deleted_at is null`
    : sql``
  return sql<Assignee>`(
    select 'person' as kind, u.id, u.display_name as name from users u where u.active and ${people}
    union all select 'team', u.id, u.display_name from users u where u.active and ${all ? sql`true` : teams}
      and exists (select from coordinator_assignments m where m.coordinator_id = u.id and ${inForce('m', today)})
    ${groupRows})`
}

type Asked = Paging & { search?: string; taskId?: string }

/** A page of possible assignees, by name. */
export function assignees(db: Db, who: Looking, { search, taskId, ...paging }: Asked) {
  let query = db
    .selectFrom(assignable(who, taskId).as('a'))
    .select(['a.kind', 'a.id', 'a.name'])
    .orderBy(sql`plain(a.name)`)
    .orderBy('a.kind')
    .orderBy('a.id')
  if (search !== undefined) query = query.where(sql<boolean>`plain(a.name) like plain(${containing(search)})`)
  return page(query, paging)
}

/** Whether somebody may assign to this one. */
export async function isAssignable(
  db: Db,
  who: Looking,
  { kind, id }: Pick<Assignee, 'kind' | 'id'>,
  taskId?: string,
): Promise<boolean> {
  const found = await db
    .selectFrom(assignable(who, taskId).as('a'))
    .select('a.id')
    .where('a.kind', '=', kind)
    .where('a.id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

/** Exactly one of the three. */
export type Assigned = { personId: string | null; groupId: string | null; coordinatorId: string | null }

/** The active assignees: the person, the group's members, or the team with its coordinator. */
export async function peopleOf(db: Db, { personId, groupId, coordinatorId }: Assigned, today: string) {
  if (personId !== null) return [personId]
  const group = groupId === null ? undefined : await groups(db).where('id', '=', groupId).executeTakeFirst()
  const members =
    group === undefined
      ? sql`(select ${coordinatorId}::uuid union select m.employee_id from coordinator_assignments m
          where m.coordinator_id = ${coordinatorId}::uuid and ${inForce('m', today)})`
      : membersOf(group, today)
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where u.active and u.id in ${members}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The coordinators of a person. */
export async function leadsOf(db: Db, personId: string, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('coordinatorAssignments as m')
    .where('m.employeeId', '=', personId)
    .where(inForce('m', today))
    .select('m.coordinatorId')
    .execute()
  return rows.map(({ coordinatorId }) => coordinatorId)
}
