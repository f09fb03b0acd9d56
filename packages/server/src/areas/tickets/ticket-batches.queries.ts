import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { ErrorCode } from '#contract/refuse.ts'
import { type Paging, page } from '#db/page.ts'
import type { TicketBatchKind } from '#db/schema/tickets.ts'
import { hasChangedSince, type Part } from './ticket-merges.queries.ts'
import type { Why } from './ticket-shares.rules.ts'
import type { Person } from './tickets.queries.ts'

const person = (alias: string) =>
  sql<Person | null>`case when ${sql.ref(`${alias}.id`)} is not null
    then json_build_object('id', ${sql.ref(`${alias}.id`)}, 'displayName', ${sql.ref(`${alias}.display_name`)}) end`

const batches = (db: Db, ofUser: string | undefined) => {
  const all = db
    .selectFrom('ticketBatches as b')
    .innerJoin('users as u', 'u.id', 'b.createdBy')
    .select(['b.id', 'b.kind', 'b.state', 'b.request', 'b.total', 'b.done', 'b.refused'])
    .select(['b.createdAt', 'b.finishedAt', 'b.undoneAt', person('u').as('createdBy')])
  return ofUser === undefined ? all : all.where('b.createdBy', '=', ofUser)
}
export type BatchRow = Awaited<ReturnType<ReturnType<typeof batches>['execute']>>[number]

export function list(
  db: Db,
  ofUser: string | undefined,
  { kind = [], ...asked }: Paging & { kind?: TicketBatchKind[] },
) {
  const query = batches(db, ofUser).orderBy('b.createdAt', 'desc').orderBy('b.id')
  return page(kind.length > 0 ? query.where('b.kind', 'in', kind) : query, asked, 'b.id')
}

export const find = (db: Db, ofUser: string | undefined, id: string) =>
  batches(db, ofUser).where('b.id', '=', id).executeTakeFirst()

export const lock = (db: Db, id: string) =>
  db.selectFrom('ticketBatches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

const plannedTo = sql`(r.plan->'goal'->>'assigneeId')::uuid`
const stoodWith = sql`(coalesce(r.before, r.plan->'from')->>'assigneeId')::uuid`

export function rows(db: Db, batchId: string, { isDone, ...asked }: Paging & { isDone?: boolean }) {
  const query = db
    .selectFrom('ticketBatchRows as r')
    .innerJoin('tickets as t', 't.id', 'r.ticketId')
    .leftJoin('users as f', (join) => join.on(sql<boolean>`f.id = ${stoodWith}`))
    .leftJoin('users as o', (join) => join.on(sql<boolean>`o.id = ${plannedTo}`))
    .where('r.batchId', '=', batchId)
    .select(['r.ticketId', 't.number', 't.subject', 'r.isDone', 'r.isUndone'])
    // Written by the distribution rules, and by the marking below.
    .select(sql<ErrorCode | null>`r.error`.as('error'))
    .select([person('f').as('from'), person('o').as('to')])
    .select(sql<Why>`coalesce(r.plan->'why', '{"rule": null, "level": null, "open": null}')`.as('why'))
    .orderBy('r.position')
  return page(isDone === undefined ? query : query.where('r.isDone', '=', isDone), asked)
}

type New = { id: string; kind: TicketBatchKind; request: object; createdBy: string; createdAt: Date }
export type NewRow = {
  ticketId: string
  plan: object
  error: string | null
  before?: object
  versionAfter?: number
}

/** Stores a batch with its rows, in order. */
export async function insert(
  db: Db,
  { request, ...batch }: New & { state: 'queued' | 'done'; finishedAt: Date | null },
  all: readonly NewRow[],
): Promise<void> {
  const done = all.filter(({ versionAfter }) => versionAfter !== undefined).length
  const refused = all.filter(({ error }) => error !== null).length
  const counts = { total: all.length, done, refused }
  await db
    .insertInto('ticketBatches')
    .values({ ...batch, ...counts, request: JSON.stringify(request) })
    .execute()
  const json = all.map(({ ticketId, plan, error, before, versionAfter }, at) => ({
    ...{ position: at + 1, ticket_id: ticketId, plan, error, before: before ?? null },
    ...{ version_after: versionAfter ?? null, is_done: versionAfter !== undefined },
  }))
  await sql`insert into ticket_batch_rows (batch_id, position, ticket_id, plan, error, before, version_after, is_done)
    select ${batch.id}::uuid, x.position, x.ticket_id, x.plan, x.error, x.before, x.version_after, x.is_done
    from jsonb_to_recordset(${JSON.stringify(json)}::jsonb) as x (position integer, ticket_id uuid, plan jsonb,
      error text, before jsonb, version_after integer, is_done boolean)`.execute(db)
}

type Way = 'do' | 'undo'

const part = ({ batchId, from, to }: Part) =>
  sql`r.batch_id = ${batchId}::uuid and r.position > ${from} and r.position <= ${to}`
/** The target values of a row: planned, or former ones. */
const goalOf: Record<Way, RawBuilder<unknown>> = { do: sql`r.plan->'goal'`, undo: sql`r.before` }
const isMarked: Record<Way, RawBuilder<unknown>> = {
  do: sql`r.is_done and r.version_after is null`,
  undo: sql`r.is_undone and r.version_after is not null`,
}

const uuids = [
  'assignee_id',
  'skill_id',
  'project_id',
  'priority_id',
  'parent_id',
  'final_state_id',
  'merged_into_id',
] as const
const texts = ['workflow_state', 'state_type', 'outcome'] as const
const instants = ['pending_until', 'closed_at', 'assigned_at'] as const
const camel = (name: string) => name.replace(/_(.)/gu, (_, letter: string) => letter.toUpperCase())
const cast = (column: string, type: string) => {
  const key = sql.lit(camel(column))
  return sql`${sql.raw(column)} = case when g.goal ? ${key} then (g.goal->>${key})::${sql.raw(type)} else t.${sql.raw(column)} end`
}
const written = sql.join([
  ...uuids.map((column) => cast(column, 'uuid')),
  ...texts.map((column) => cast(column, 'text')),
  ...instants.map((column) => cast(column, 'timestamptz')),
  sql`field_values = case when g.goal ? 'fieldValues' then g.goal->'fieldValues' else t.field_values end`,
])
/** The current values of the changeable columns. */
const current = sql`jsonb_build_object('assigneeId', t.assignee_id, 'assignedAt', t.assigned_at,
  'skillId', t.skill_id, 'projectId', t.project_id)`

/** The tickets of a slice. */
export async function ticketsOf(db: Db, slice: Part): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.ticket_id as id from ticket_batch_rows r where ${part(slice)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Locks the tickets of a slice and marks unchanged ones; others are reported as stale. */
export async function mark(db: Db, slice: Part, way: Way): Promise<void> {
  await sql`select t.id from tickets t where t.id in (select r.ticket_id from ticket_batch_rows r where ${part(slice)})
    order by t.id for update`.execute(db)
  if (way === 'undo') {
    await sql`update ticket_batch_rows r set is_undone = true from tickets t
      where ${part(slice)} and t.id = r.ticket_id and r.is_done and t.version = r.version_after and not ${hasChangedSince}`.execute(
      db,
    )
    await sql`update ticket_batch_rows r set error = 'stale'
      where ${part(slice)} and r.is_done and not r.is_undone`.execute(db)
    return
  }
  await sql`update ticket_batch_rows r set is_done = true, before = ${current} from tickets t
    where ${part(slice)} and t.id = r.ticket_id and r.error is null
      and t.version = (r.plan->>'version')::integer and t.state_type <> 'final'`.execute(db)
  await sql`update ticket_batch_rows r set error = 'stale'
    where ${part(slice)} and r.error is null and not r.is_done`.execute(db)
}

const goals = (slice: Part, way: Way) =>
  sql`(select r.ticket_id, r.position, r.plan, ${goalOf[way]} as goal from ticket_batch_rows r
    where ${part(slice)} and ${isMarked[way]})`

const shown = (
  field: string,
  key: string,
  old: RawBuilder<unknown>,
  name: (id: RawBuilder<unknown>) => RawBuilder<unknown>,
) => sql`(${sql.lit(field)}, ${sql.lit(key)}, ${name(old)}, ${name(sql`(g.goal->>${sql.lit(key)})`)})`
const nameIn =
  (table: string, column = 'name') =>
  (id: RawBuilder<unknown>) =>
    sql`(select n.${sql.raw(column)}::text from ${sql.raw(table)} n where n.id = (${id})::uuid)`
const fields = sql.join([
  shown('assignee', 'assigneeId', sql`t.assignee_id`, nameIn('users', 'display_name')),
  shown('skill', 'skillId', sql`t.skill_id`, nameIn('skills')),
  shown('project', 'projectId', sql`t.project_id`, nameIn('projects')),
  shown('priority', 'priorityId', sql`t.priority_id`, nameIn('priorities')),
  shown('parent', 'parentId', sql`t.parent_id`, nameIn('tickets', 'number')),
  shown('state', 'workflowState', sql`t.workflow_state`, (code) => code),
  shown('outcome', 'outcome', sql`t.outcome`, (code) => code),
])

type By = { userId: string; at: Date; reason: string | null }

/** Applies the changes to the marked tickets of a slice, with their history, in a handful of statements. */
export async function apply(db: Db, slice: Part, { way, by }: { way: Way; by: By }): Promise<void> {
  const { userId, at, reason } = by
  const given = goals(slice, way)
  await sql`insert into ticket_changes (ticket_id, field, old, new, user_id, at)
    select t.id, f.field, f.old, f.new, ${userId}::uuid, ${at}::timestamptz
    from ${given} g join tickets t on t.id = g.ticket_id
    cross join lateral (values ${fields}) f (field, key, old, new)
    where g.goal ? f.key and f.old is distinct from f.new order by g.position`.execute(db)
  await reassignRows(db, given, by)
  if (reason !== null)
    await sql`insert into ticket_entries (id, ticket_id, kind, author_id, text, created_at)
      select gen_random_uuid(), g.ticket_id, 'internal', ${userId}::uuid, ${reason}, ${at}::timestamptz from ${given} g`.execute(
      db,
    )
  if (way === 'undo') await restoreTags(db, given)
  await sql`update tickets t set ${written}, held_at = null, updated_at = ${at}::timestamptz, version = t.version + 1
    from ${given} g where t.id = g.ticket_id`.execute(db)
  const stamp = way === 'do' ? sql`t.version` : sql`null`
  await sql`update ticket_batch_rows r set version_after = ${stamp} from tickets t
    where ${part(slice)} and ${isMarked[way]} and t.id = r.ticket_id`.execute(db)
}

/** Ends the assignments of the marked tickets, and stores new ones with reasons. */
async function reassignRows(db: Db, given: RawBuilder<unknown>, { userId, at }: By): Promise<void> {
  const changed = sql`from ${given} g join tickets t on t.id = g.ticket_id
    where g.goal ? 'assigneeId' and (g.goal->>'assigneeId')::uuid is distinct from t.assignee_id`
  await sql`update ticket_assignments set ended_at = ${at}::timestamptz
    where ended_at is null and ticket_id in (select t.id ${changed})`.execute(db)
  await sql`insert into ticket_assignments (id, ticket_id, user_id, by_id, kind, trace, at)
    select gen_random_uuid(), t.id, (g.goal->>'assigneeId')::uuid, ${userId}::uuid, 'bulk',
      coalesce(g.plan->'why', '{}'), ${at}::timestamptz ${changed} and g.goal->>'assigneeId' is not null`.execute(
    db,
  )
}

async function restoreTags(db: Db, given: RawBuilder<unknown>): Promise<void> {
  await sql`delete from ticket_tags x using ${given} g where x.ticket_id = g.ticket_id and g.goal ? 'tagIds'`.execute(
    db,
  )
  await sql`insert into ticket_tags (ticket_id, tag_id)
    select g.ticket_id, i::uuid from ${given} g, jsonb_array_elements_text(g.goal->'tagIds') i where g.goal ? 'tagIds'`.execute(
    db,
  )
}

/** Recounts the results of a batch, and stores its progress. */
export async function settle(
  db: Db,
  id: string,
  values: { state: 'running' | 'done' | 'undoing' | 'undone'; finishedAt?: Date; undoneAt?: Date },
): Promise<void> {
  await db
    .updateTable('ticketBatches')
    .set({
      ...values,
      done: sql`(select count(*)::int from ticket_batch_rows r where r.batch_id = ${id}::uuid and r.is_done and not r.is_undone)`,
      refused: sql`(select count(*)::int from ticket_batch_rows r where r.batch_id = ${id}::uuid and r.error is not null)`,
    })
    .where('id', '=', id)
    .execute()
}

/** The last processed position. */
export async function reached(db: Db, id: string, way: Way): Promise<number> {
  const isOpen =
    way === 'do'
      ? sql<boolean>`not is_done and error is null`
      : sql<boolean>`is_done and not is_undone and error is null`
  const { first } = await db
    .selectFrom('ticketBatchRows')
    .where('batchId', '=', id)
    .where(isOpen)
    .select(sql<number | null>`min(position) - 1`.as('first'))
    .executeTakeFirstOrThrow()
  return first ?? Number.MAX_SAFE_INTEGER
}
