import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import type { TicketSkipsTable } from '#db/schema/ticket-skips.ts'

/** The default limits of a skill. */
const usualOpen = 20
const usualHeld = 1

/** A ticket as the desk shows it. */
export type DeskTicket = {
  id: string
  number: number
  subject: string
  assigneeId: string | null
  heldAt: Date | null
  dueAt: Date | null
  version: number
}
const shown = ['id', 'number', 'subject', 'assigneeId', 'heldAt', 'dueAt', 'version'] as const

/** One request per agent at a time: a second one finds what the first was given. */
export const lockAgent = (db: Db, agentId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${agentId}, 20))`.execute(db)

/** An agent's assigned, untouched ticket. */
export const untouched = (db: Db, agentId: string) =>
  db
    .selectFrom('tickets as t')
    .innerJoin('ticketAssignments as a', 'a.ticketId', 't.id')
    .where('t.assigneeId', '=', agentId)
    .where('t.stateType', 'in', ['new', 'open'])
    .where('t.heldAt', 'is', null)
    .where('a.userId', '=', agentId)
    .where('a.kind', 'in', ['next', 'retry'])
    .where('a.endedAt', 'is', null)
    .whereRef('t.updatedAt', '=', 't.assignedAt')
    .select(shown.map((name) => `t.${name}` as const))
    .select('a.trace')
    .orderBy('a.at')
    .limit(1)
    .executeTakeFirst()

/** An agent's tickets on hold, longest first, and the maximum: the highest of their skills. */
export async function held(db: Db, agentId: string) {
  const { rows } = await sql<DeskTicket & { held: number; maxHeld: number }>`
    select t.id, t.number, t.subject, t.assignee_id, t.held_at, t.due_at, t.version,
      count(*) over ()::int as held, max(coalesce(h.max_held, ${usualHeld})) over ()::int as max_held
    from tickets t left join service_hours h on h.skill_id = t.skill_id and h.active and h.deleted_at is null
    where t.assignee_id = ${agentId}::uuid and t.held_at is not null and t.state_type <> 'final'
    order by t.held_at, t.id limit 1`.execute(db)
  return rows[0]
}

export type Asking = { agentId: string; now: Date; id: string }
export type Given = DeskTicket & { trace: Record<string, unknown> }

/** Waiting tickets; the partial indexes of `tickets` match this condition. */
const waits = sql`t.assignee_id is null and t.state_type in ('new', 'open')`
const noPriority = sql`'00000000-0000-0000-0000-000000000000'::uuid`
const isOfPlace = sql`t.skill_id = o.skill_id and coalesce(t.priority_id, ${noPriority}) = o.priority_id
  and t.is_vulnerable = o.is_vulnerable`
const isOpenTo = (agentId: string) => sql`not exists (select from ticket_skips k
  where k.ticket_id = t.id and k.user_id = ${agentId}::uuid and k.outcome is distinct from 'rejected')`

/** The agent's skills with capacity, with level and load. */
const mine = ({ agentId, now }: Omit<Asking, 'id'>) => sql`
  mine as materialized (
    select s.skill_id, max(s.level) as level, coalesce(h.max_open, ${usualOpen}) as max_open, l.load
    from skill_assignments s
    left join service_hours h on h.skill_id = s.skill_id and h.active and h.deleted_at is null
    cross join lateral (select count(*)::int as load from tickets t
      where t.assignee_id = ${agentId}::uuid and t.skill_id = s.skill_id and t.state_type in ('new', 'open')) l
    where s.user_id = ${agentId}::uuid and s.starts_on <= ${dayOf(now)}::date
      and coalesce(s.ends_on >= ${dayOf(now)}::date, true)
    group by s.skill_id, h.max_open, l.load
    having l.load < coalesce(h.max_open, ${usualOpen})
  )`

/**
 * The heads of all queues of an agent, sorted by the rule: elderly and disabled people, the weight of the priority,
 * the agent's own language, due date, level of the skill, age. Each is one index lookup.
 */
const heads = (agentId: string) => sql`
  ranks as materialized (
    select p.id as priority_id, p.name as priority, p.weight from priorities p
    union all select ${noPriority}, null, -1
  ), heads as materialized (
    select o.*, h.is_own, h.due_at, h.created_at from (
      select m.*, r.*, v.is_vulnerable, u.locale as language
      from mine m cross join ranks r cross join (values (true), (false)) v (is_vulnerable)
      cross join (select locale from users where id = ${agentId}::uuid) u
    ) o cross join lateral (
      select true as is_own, f.* from (select t.due_at, t.created_at from tickets t
        where ${waits} and ${isOfPlace} and t.language = o.language and ${isOpenTo(agentId)}
        order by t.due_at, t.created_at limit 1) f
      union all
      select false, f.* from (select t.due_at, t.created_at from tickets t
        where ${waits} and ${isOfPlace} and ${isOpenTo(agentId)} order by t.due_at, t.created_at limit 1) f
    ) h
    order by o.is_vulnerable desc, o.weight desc, h.is_own desc, h.due_at nulls last, o.level desc, h.created_at
  )`

/**
 * Assigns the next ticket to an agent, in one statement that skips rows locked by others. The inputs of the rule are
 * stored with the assignment. Undefined when nothing is waiting, or there is no capacity.
 */
export async function takeNext(db: Db, asking: Asking): Promise<Given | undefined> {
  const { agentId, now, id } = asking
  const { rows } = await sql<Given>`
    with ${mine(asking)}, ${heads(agentId)}, picked as (
      select n.id, o.skill_id, o.level, o.load, o.max_open, o.priority, o.weight, o.is_vulnerable, o.is_own
      from heads o cross join lateral (
        select t.id from tickets t
        where ${waits} and ${isOfPlace} and (not o.is_own or t.language = o.language) and ${isOpenTo(agentId)}
        order by t.due_at, t.created_at limit 1 for update skip locked) n
      limit 1
    ), given as (
      update tickets t set assignee_id = ${agentId}::uuid, assigned_at = ${now}::timestamptz,
        updated_at = ${now}::timestamptz, version = t.version + 1
      from picked p where t.id = p.id
      returning t.id, t.number, t.subject, t.assignee_id, t.held_at, t.due_at, t.version,
        jsonb_build_object('skill', (select code from skills k where k.id = p.skill_id), 'level', p.level,
          'priority', p.priority, 'weight', greatest(p.weight, 0), 'isVulnerable', p.is_vulnerable,
          'language', t.language, 'isOwnLanguage', p.is_own, 'dueAt', t.due_at, 'waitingSince', t.created_at,
          'load', p.load, 'maxOpen', p.max_open) as trace
    ), noted as (
      insert into ticket_assignments (id, ticket_id, user_id, kind, trace, at)
      select ${id}::uuid, g.id, ${agentId}::uuid, 'next', g.trace, ${now}::timestamptz from given g
    ), changed as (
      insert into ticket_changes (ticket_id, field, old, new, user_id, at)
      select g.id, 'assigneeId', null, ${agentId}, ${agentId}::uuid, ${now}::timestamptz from given g
    )
    select * from given`.execute(db)
  return rows[0]
}

/** Why an agent gets nothing. */
export async function reasonOf(db: Db, asking: Omit<Asking, 'id'>) {
  const { rows } = await sql<{ skilled: boolean; free: boolean }>`
    with ${mine(asking)}
    select exists (select from mine) as free, exists (select from skill_assignments s
      where s.user_id = ${asking.agentId}::uuid and s.starts_on <= ${dayOf(asking.now)}::date
        and coalesce(s.ends_on >= ${dayOf(asking.now)}::date, true)) as skilled`.execute(db)
  const found = rows[0]
  if (!found?.skilled) return 'no_skill' as const
  return found.free ? ('empty' as const) : ('full' as const)
}

/** A ticket of this agent, locked. */
export const lockOwn = (db: Db, ticketId: string, agentId: string) =>
  db
    .selectFrom('tickets')
    .where('id', '=', ticketId)
    .where('assigneeId', '=', agentId)
    .select([...shown, 'stateType', 'skillId'])
    .forUpdate()
    .executeTakeFirst()

/** The maximum number of held tickets for a skill, and the number currently held. */
export async function holding(db: Db, skillId: string, agentId: string) {
  const { rows } = await sql<{ held: number; maxHeld: number }>`
    select (select count(*)::int from tickets t where t.assignee_id = ${agentId}::uuid and t.held_at is not null
        and t.state_type <> 'final') as held,
      coalesce((select h.max_held from service_hours h where h.skill_id = ${skillId}::uuid and h.active
        and h.deleted_at is null), ${usualHeld}) as max_held`.execute(db)
  return rows[0] ?? { held: 0, maxHeld: usualHeld }
}

export const setHeld = (db: Db, ticketId: string, heldAt: Date | null, now: Date) =>
  db
    .updateTable('tickets')
    .set({ heldAt, updatedAt: now, version: sql`version + 1` })
    .where('id', '=', ticketId)
    .returning(shown)
    .executeTakeFirstOrThrow()

/** Unassigns the ticket, which keeps its position in the queue. */
export async function giveBack(db: Db, ticketId: string, now: Date): Promise<DeskTicket> {
  await db
    .updateTable('ticketAssignments')
    .set({ endedAt: now })
    .where('ticketId', '=', ticketId)
    .where('endedAt', 'is', null)
    .execute()
  return db
    .updateTable('tickets')
    .set({ assigneeId: null, assignedAt: null, heldAt: null, updatedAt: now, version: sql`version + 1` })
    .where('id', '=', ticketId)
    .returning(shown)
    .executeTakeFirstOrThrow()
}

type Noted = {
  ticketId: string
  field: string
  old: string | null
  new: string | null
  userId: string
  at: Date
}
export const noteChange = (db: Db, change: Noted) => db.insertInto('ticketChanges').values(change).execute()

export const insertSkip = (db: Db, row: Insertable<TicketSkipsTable>) =>
  db.insertInto('ticketSkips').values(row).execute()

/** The assignments of a ticket, newest first. */
export async function assignments(db: Db, ticketId: string) {
  const rows = await db
    .selectFrom('ticketAssignments as a')
    .innerJoin('users as u', 'u.id', 'a.userId')
    .leftJoin('users as b', 'b.id', 'a.byId')
    .where('a.ticketId', '=', ticketId)
    .select(['a.id', 'a.kind', 'a.trace', 'a.at', 'a.endedAt', 'a.userId', 'u.displayName', 'a.byId'])
    .select('b.displayName as byName')
    .orderBy('a.at', 'desc')
    .orderBy('a.id')
    .limit(100)
    .execute()
  return rows.map(({ userId, displayName, byId, byName, ...rest }) => ({
    ...rest,
    person: { id: userId, displayName },
    by: byId === null ? null : { id: byId, displayName: byName ?? '' },
  }))
}
