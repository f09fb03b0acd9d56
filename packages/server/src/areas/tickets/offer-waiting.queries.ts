import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import type { Free, Offer, Waiting } from './offer-waiting.rules.ts'

/** Now, and the limit for the last sign of life of online people. */
type Presence = { now: Date; seenSince: Date }

/** The maximum per run; the next run continues. */
const mostAtOnce = 500

/** Whether the state `d` of an agent is current: of a live session, with recent signs of life. */
const isOnline = ({ now, seenSince }: Presence) => sql<boolean>`d.ended_at is null and exists (
  select from sessions s join users u on u.id = s.user_id
  where s.id = d.session_id and s.ended_at is null and s.ends_at > ${now} and s.idle_ends_at > ${now}
    and u.last_seen_at > ${seenSince})`

/** The available people with capacity in an auto-assigning skill. */
export async function free(db: Db, skillId: string, presence: Presence): Promise<Free[]> {
  const { rows } = await sql<Free>`
    select m.user_id, max(m.level) as level, h.max_open, (select count(*)::int from tickets t
      where t.assignee_id = m.user_id and t.skill_id = m.skill_id and t.state_type in ('new', 'open')) as load
    from service_hours h
    join skill_assignments m on m.skill_id = h.skill_id and m.starts_on <= ${dayOf(presence.now)}::date
      and coalesce(m.ends_on >= ${dayOf(presence.now)}::date, true)
    where h.skill_id = ${skillId}::uuid and h.assigns and h.active and h.deleted_at is null
      and exists (select from agent_states d where d.user_id = m.user_id and d.state = 'available' and ${isOnline(presence)})
    group by m.user_id, m.skill_id, h.max_open order by m.user_id`.execute(db)
  return rows.filter(({ load, maxOpen }) => load < maxOpen)
}

/** A skill's waiting tickets, oldest first, locked; those locked by others are skipped. */
export async function waiting(db: Db, skillId: string, count: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select t.id, array(select k.user_id::text from ticket_skips k
      where k.ticket_id = t.id and k.outcome is distinct from 'rejected') as skipped_by
    from tickets t
    where t.skill_id = ${skillId}::uuid and t.assignee_id is null and t.state_type in ('new', 'open')
    order by t.created_at, t.id limit ${Math.min(count, mostAtOnce)} for update of t skip locked`.execute(db)
  return rows
}

/** Assigns tickets to people, and stores the reason. */
export async function give(db: Db, offers: readonly (Offer & { id: string })[], now: Date): Promise<void> {
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb)
        as g(id uuid, "ticketId" uuid, "userId" uuid, trace jsonb)
    ), assigned as (
      update tickets t set assignee_id = g."userId", assigned_at = ${now}::timestamptz,
        updated_at = ${now}::timestamptz, version = t.version + 1
      from given g where t.id = g."ticketId"
      returning t.id, g.id as assignment_id, g."userId" as user_id, g.trace || jsonb_build_object('rule', 'oldest_first',
        'skill', (select code from skills k where k.id = t.skill_id), 'waitingSince', t.created_at, 'dueAt', t.due_at) as trace
    ), noted as (
      insert into ticket_assignments (id, ticket_id, user_id, kind, trace, at)
      select assignment_id, id, user_id, 'retry', trace, ${now}::timestamptz from assigned
    )
    insert into ticket_changes (ticket_id, field, old, new, user_id, at)
    select id, 'assigneeId', null, user_id::text, null, ${now}::timestamptz from assigned`.execute(db)
}

/** Auto-assigning skills with waiting tickets. */
export async function skillsThatWait(db: Db): Promise<string[]> {
  const { rows } = await sql<{ skillId: string }>`
    select h.skill_id from service_hours h where h.assigns and h.active and h.deleted_at is null
      and exists (select from tickets t where t.skill_id = h.skill_id and t.assignee_id is null
        and t.state_type in ('new', 'open'))`.execute(db)
  return rows.map(({ skillId }) => skillId)
}

/**
 * Returns auto-assigned, untouched tickets of offline people, where the skill does so. Held or started ones stay.
 * Returns the skills with waiting tickets.
 */
export async function takeBack(db: Db, presence: Presence): Promise<string[]> {
  const { now } = presence
  const { rows } = await sql<{ skillId: string }>`
    with abandoned as materialized (
      select t.id, t.assignee_id from tickets t
      where t.state_type in ('new', 'open') and t.held_at is null and t.updated_at = t.assigned_at
        and coalesce((select h.gives_back from service_hours h where h.skill_id = t.skill_id and h.active
          and h.deleted_at is null), true)
        and exists (select from ticket_assignments a where a.ticket_id = t.id and a.user_id = t.assignee_id
          and a.ended_at is null and a.kind in ('next', 'retry'))
        and not exists (select from agent_states d where d.user_id = t.assignee_id and ${isOnline(presence)})
        and not exists (select from sessions s where s.user_id = t.assignee_id and s.ended_at is null
          and s.ends_at > ${now} and s.idle_ends_at > ${now})
      for update of t skip locked
    ), ended as (
      update ticket_assignments a set ended_at = ${now}::timestamptz from abandoned g
      where a.ticket_id = g.id and a.ended_at is null
    ), changed as (
      insert into ticket_changes (ticket_id, field, old, new, user_id, at)
      select id, 'assigneeId', assignee_id::text, null, null, ${now}::timestamptz from abandoned
    )
    update tickets t set assignee_id = null, assigned_at = null, updated_at = ${now}::timestamptz, version = t.version + 1
    from abandoned g where t.id = g.id returning t.skill_id`.execute(db)
  return [...new Set(rows.map(({ skillId }) => skillId))]
}
