import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { inForce } from '#db/days.ts'
import { ordering, type Paging, page, pageSoon } from '#db/page.ts'
import { patiently } from '#db/patiently.ts'
import { isWithin, type Reach } from '#db/reach.ts'
import type { TicketChannel, TicketsTable, TicketStateType } from '#db/schema/tickets.ts'
import { searched } from './ticket-search.queries.ts'

/** The visible tickets: all, or one's own and those of skills of people in reach. */
export type Seeing = { all: boolean; userId: string; reach: Reach; now: Date }
export type Named = { id: string; name: string; code?: string; colour?: string }
export type Person = { id: string; displayName: string }

/** Whether the current row's ticket `t` is visible. */
export const isSeen = ({ all, userId, reach }: Seeing) =>
  all
    ? sql<boolean>`true`
    : sql<boolean>`(t.assignee_id = ${userId}::uuid or t.created_by = ${userId}::uuid
        or t.requester_user_id = ${userId}::uuid
        or t.id in (select f.ticket_id from ticket_followers f where f.user_id = ${userId}::uuid)
        or t.skill_id in (select m.skill_id from skill_assignments m
          where ${inForce('m', reach.today)} and ${isWithin(reach, sql`m.user_id`)}))`

const person = (alias: string) =>
  sql<Person | null>`case when ${sql.ref(`${alias}.id`)} is not null
    then json_build_object('id', ${sql.ref(`${alias}.id`)}, 'displayName', ${sql.ref(`${alias}.display_name`)}) end`

const stateName = sql<string>`coalesce((select x->>'name' from jsonb_array_elements(v.document->'states') x
  where x->>'code' = t.workflow_state), t.workflow_state)`
const tags = sql<
  Named[]
>`(select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'colour', g.colour)
  order by g.position, g.id), '[]') from ticket_tags x join tags g on g.id = x.tag_id where x.ticket_id = t.id)`
const named = (alias: string, more: string) =>
  sql<Named | null>`case when ${sql.ref(`${alias}.id`)} is not null then json_build_object('id', ${sql.ref(`${alias}.id`)},
    'name', ${sql.ref(`${alias}.name`)}, ${sql.lit(more)}, ${sql.ref(`${alias}.${more}`)}) end`

/** The worst colour of the running terms, as `lightOf` computes each; paused ones keep theirs. */
const light = (now: Date) => sql<'green' | 'amber' | 'red' | null>`case when t.state_type <> 'final' then (
  select (array['green', 'amber', 'red'])[max(case when coalesce(k.paused_at, ${now}::timestamptz) > k.due_at then 3
    when coalesce(k.paused_at, ${now}::timestamptz) >= k.warn_at then 2 else 1 end)]
  from ticket_clocks k where k.ticket_id = t.id and k.stopped_at is null) end`

const tickets = (db: Db, seeing: Seeing) =>
  db
    .selectFrom('tickets as t')
    .innerJoin('skills as s', 's.id', 't.skillId')
    .leftJoin('projects as p', 'p.id', 't.projectId')
    .leftJoin('priorities as r', 'r.id', 't.priorityId')
    .leftJoin('finalStates as e', 'e.id', 't.finalStateId')
    .leftJoin('users as a', 'a.id', 't.assigneeId')
    .leftJoin('workflowVersions as v', (join) =>
      join.onRef('v.workflowId', '=', 't.workflowId').onRef('v.number', '=', 't.workflowNumber'),
    )
    .select(['t.id', 't.number', 't.key', 't.subject', 't.requesterName', 't.requesterAddress', 't.channel'])
    .select(['t.language', 't.recordId', 't.stateType', 't.outcome', 't.pendingUntil', 't.assignedAt'])
    .select(['t.heldAt', 't.isVulnerable', 't.firstRespondedAt', 't.closedAt', 't.dueAt', 't.version'])
    .select(light(seeing.now).as('light'))
    .select(['t.createdAt', 't.updatedAt', 't.fieldValues', 't.skillId', 't.workflowState', 't.parentId'])
    .select([stateName.as('state'), tags.as('tags'), person('a').as('assignee')])
    .select([named('s', 'code').$notNull().as('skill'), named('p', 'code').as('project')])
    .select([named('r', 'colour').as('priority'), named('e', 'code').as('finalState')])
    .where(isSeen(seeing))

type Column = 'createdAt' | 'updatedAt' | 'dueAt' | 'number' | 'priority'
export type Filter = {
  search?: string
  stateType?: TicketStateType[]
  skillId?: string
  projectId?: string
  priorityId?: string
  tagId?: string
  channel?: TicketChannel[]
  assignee?: 'nobody' | 'me'
  assigneeId?: string
  parentId?: string
  isOverdue?: boolean
  isHeld?: boolean
  isFollowed?: boolean
  isCaseFile?: boolean
}
type Asked = Paging & Filter & { sort?: Column | `-${Column}`; totals?: 'always' | 'soon' }

/** With `totals: soon` more matches than these are not counted: counting them takes longer than reading a page. */
const mostCounted = 10_000

/** Whether columns of the tickets `t` have one of the requested values. */
function columnsAre(asked: Filter) {
  const found: RawBuilder<boolean>[] = []
  for (const column of ['skillId', 'projectId', 'priorityId', 'assigneeId', 'parentId'] as const) {
    const value = asked[column]
    if (value !== undefined) found.push(sql<boolean>`${sql.ref(`t.${column}`)} = ${value}::uuid`)
  }
  for (const column of ['stateType', 'channel'] as const) {
    const values = asked[column] ?? []
    if (values.length > 0) found.push(sql<boolean>`${sql.ref(`t.${column}`)} in (${sql.join(values)})`)
  }
  return found
}

type Looking = Pick<Seeing, 'userId' | 'now'>

/** The conditions of a filter on the tickets `t`. */
export async function conditions(db: Db, asked: Filter, who: Looking) {
  const words = await searched(db, asked.search)
  return [...(words ? [words.condition] : []), ...filtered(asked, who)]
}

/** The conditions of a filter without its words. */
function filtered(asked: Filter, { userId, now }: Looking) {
  const { assignee, isOverdue, isHeld, isFollowed, isCaseFile } = asked
  const found = columnsAre(asked)
  if (asked.tagId !== undefined)
    found.push(
      sql<boolean>`t.id in (select x.ticket_id from ticket_tags x where x.tag_id = ${asked.tagId}::uuid)`,
    )
  if (assignee === 'nobody') found.push(sql<boolean>`t.assignee_id is null`)
  if (assignee === 'me') found.push(sql<boolean>`t.assignee_id = ${userId}::uuid`)
  if (isHeld !== undefined) found.push(sql<boolean>`(t.held_at is not null) = ${isHeld}`)
  if (isCaseFile !== undefined) found.push(sql<boolean>`(t.record_id is not null) = ${isCaseFile}`)
  if (isOverdue !== undefined)
    found.push(sql<boolean>`coalesce(t.state_type <> 'final' and t.due_at < ${now}, false) = ${isOverdue}`)
  if (isFollowed === true)
    found.push(
      sql<boolean>`t.id in (select f.ticket_id from ticket_followers f where f.user_id = ${userId}::uuid)`,
    )
  return found
}

export async function list(db: Db, seeing: Seeing, { totals = 'always', ...asked }: Asked) {
  const words = await searched(db, asked.search)
  const where = [...(words ? [words.condition] : []), ...filtered(asked, seeing)]
  const isFrequent = words?.isFrequent === true
  if (totals === 'soon') {
    const most = isFrequent ? 0 : mostCounted
    const found = await pageSoon(matching(db, seeing, where, asked.sort), asked, { key: 't.id', most })
    return { data: found.data, meta: { ...found.meta, hasTotals: found.isCounted } }
  }
  const counted = (on: Db) => page(matching(on, seeing, where, asked.sort), asked, 't.id')
  // Counting a frequent word reads most tickets.
  return isFrequent ? patiently(db, counted) : counted(db)
}

/** The visible tickets under these conditions, in order. */
function matching(
  db: Db,
  seeing: Seeing,
  where: readonly RawBuilder<boolean>[],
  sort: NonNullable<Asked['sort']> = '-createdAt',
) {
  const { column, direction } = ordering(sort)
  const by = column === 'priority' ? sql`coalesce(r.weight, 0)` : sql.ref(`t.${column}`)
  let query = tickets(db, seeing)
    // Only a term may be missing: an index is read backwards without its nulls moved.
    .orderBy(by, column === 'dueAt' ? (order) => order[direction]().nullsLast() : direction)
    .orderBy('t.id')
  for (const condition of where) query = query.where(condition)
  return query
}

/** A visible ticket. */
export const find = (db: Db, seeing: Seeing, id: string) =>
  tickets(db, seeing).where('t.id', '=', id).executeTakeFirst()

/** The row of a visible ticket, locked until the transaction ends. */
export const lock = (db: Db, seeing: Seeing, id: string) =>
  db
    .selectFrom('tickets as t')
    .selectAll('t')
    .where('t.id', '=', id)
    .where(isSeen(seeing))
    .forUpdate('t')
    .executeTakeFirst()

export async function insert(db: Db, ticket: Insertable<TicketsTable>): Promise<void> {
  await db.insertInto('tickets').values(ticket).execute()
}

/** Writes the values and increments the version. */
export async function change(db: Db, id: string, values: Updateable<TicketsTable>): Promise<void> {
  await db
    .updateTable('tickets')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** The version of its workflow that a ticket is in. */
export const placeOf = (
  db: Db,
  { workflowId, workflowNumber }: { workflowId: string; workflowNumber: number },
) =>
  db
    .selectFrom('workflowVersions')
    .innerJoin('workflows', 'workflows.id', 'workflowVersions.workflowId')
    .where('workflowId', '=', workflowId)
    .where('workflowVersions.number', '=', workflowNumber)
    .select(['workflows.id', 'workflows.name', 'workflowVersions.number', 'workflowVersions.document'])
    .executeTakeFirstOrThrow()

/** Columns that lists omit. */
export const more = (db: Db, id: string) =>
  db
    .selectFrom('tickets as t')
    .leftJoin('users as q', 'q.id', 't.requesterUserId')
    .leftJoin('users as c', 'c.id', 't.createdBy')
    .select(['t.workflowId', 't.workflowNumber', 't.mergedIntoId'])
    .select([person('q').as('requester'), person('c').as('createdBy')])
    .where('t.id', '=', id)
    .executeTakeFirstOrThrow()

/** Any ticket by id, locked until the transaction ends. */
export const lockOwn = (db: Db, id: string) =>
  db.selectFrom('tickets').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export const tagIds = async (db: Db, ticketId: string): Promise<string[]> =>
  (await db.selectFrom('ticketTags').where('ticketId', '=', ticketId).select('tagId').execute()).map(
    (row) => row.tagId,
  )

/** The versions and states of a workflow's open tickets. */
export const placesIn = (db: Db, workflowId: string) =>
  db
    .selectFrom('tickets')
    .where('workflowId', '=', workflowId)
    .where('stateType', '!=', 'final')
    .select(['workflowNumber', 'workflowState'])
    .distinct()
    .execute()

type Place = { workflowId: string; workflowNumber: number; workflowState: string }

/** Moves all open tickets of one workflow state to another at once. */
export async function movePlace(db: Db, from: Place, values: Updateable<TicketsTable>): Promise<void> {
  await db
    .updateTable('tickets')
    .set({ ...values, version: sql`version + 1` })
    .where('workflowId', '=', from.workflowId)
    .where('workflowNumber', '=', from.workflowNumber)
    .where('workflowState', '=', from.workflowState)
    .where('stateType', '!=', 'final')
    .execute()
}
