import { type Insertable, sql } from 'kysely'
import { isOfCenter } from '#db/contract-days.ts'
import type { Db } from '#db/database.ts'
import type { TicketClocksTable } from '#db/schema/ticket-clocks.ts'
import type { ClockKind, Pause, Timed } from './clocks.rules.ts'

/** The stored hours of a service. */
export type StoredHours = {
  skillId: string
  timeZone: string
  opensAt: string
  closesAt: string
  saturdayOpensAt: string | null
  saturdayClosesAt: string | null
  sundayOpensAt: string | null
  sundayClosesAt: string | null
  legalTerm: Timed['legalTerm']
  holidays: string[]
}

/** The hours of these skills and their holidays; none for a skill without hours. */
export async function hoursOf(db: Db, skillIds: readonly string[]): Promise<StoredHours[]> {
  const { rows } = await sql<StoredHours>`
    select s.skill_id, s.time_zone, s.opens_at, s.closes_at, s.saturday_opens_at, s.saturday_closes_at,
      s.sunday_opens_at, s.sunday_closes_at, s.legal_term,
      array(select to_char(h.date, 'YYYY-MM-DD') from work_centers w join holidays h on ${isOfCenter}
        where w.id = s.work_center_id) as holidays
    from service_hours s
    where s.skill_id = any(${skillIds}::uuid[]) and s.active and s.deleted_at is null`.execute(db)
  return rows
}

export type TimedRow = Omit<Timed, 'legalTerm' | 'pauses'> & {
  id: string
  skillId: string
  stateType: 'new' | 'open' | 'pending' | 'final'
  pauses: { startedAt: string; endedAt: string | null }[]
  /** The number of escalation steps already notified, by kind of clock. */
  steps: Partial<Record<ClockKind, number>>
}

/** The facts from which these tickets' clocks are derived. */
export async function timed(db: Db, ids: readonly string[]): Promise<TimedRow[]> {
  const { rows } = await sql<TimedRow>`
    select t.id, t.skill_id, t.state_type, t.created_at, t.first_responded_at, t.closed_at,
      p.first_response_minutes, p.resolution_minutes,
      coalesce((select jsonb_agg(jsonb_build_object('startedAt', z.started_at, 'endedAt', z.ended_at) order by z.started_at)
        from ticket_pauses z where z.ticket_id = t.id), '[]') as pauses,
      coalesce((select jsonb_object_agg(c.kind, c.step) from ticket_clocks c where c.ticket_id = t.id), '{}') as steps
    from tickets t left join priorities p on p.id = t.priority_id
    where t.id = any(${ids}::uuid[])`.execute(db)
  return rows
}

/** Opens a pause for tickets that wait for somebody else, and closes it for those that no longer do. */
export async function followPauses(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await sql`
    with ended as (
      update ticket_pauses z set ended_at = greatest(z.started_at, ${now}::timestamptz) from tickets t
      where t.id = z.ticket_id and z.ended_at is null and t.id = any(${ids}::uuid[]) and t.state_type <> 'pending'
    )
    insert into ticket_pauses (ticket_id, started_at)
    select t.id, ${now}::timestamptz from tickets t
    where t.id = any(${ids}::uuid[]) and t.state_type = 'pending'
      and not exists (select from ticket_pauses z where z.ticket_id = t.id and z.ended_at is null)
    on conflict do nothing`.execute(db)
}

export type ClockRow = Omit<Insertable<TicketClocksTable>, 'step'> & { step: number }
export type Due = { id: string; dueAt: Date | null }

/** Replaces the clocks of these tickets, and stores when each ticket is due next. */
export async function write(db: Db, clocks: readonly ClockRow[], due: readonly Due[]): Promise<void> {
  const given = JSON.stringify(clocks)
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${given}::jsonb) as g("ticketId" uuid, kind text, "startedAt" timestamptz,
        "warnAt" timestamptz, "dueAt" timestamptz, "pausedAt" timestamptz, "stoppedAt" timestamptz, step integer,
        "nextStepAt" timestamptz)
    ), deleted as (
      delete from ticket_clocks c where c.ticket_id = any(${due.map(({ id }) => id)}::uuid[])
        and not exists (select from given g where g."ticketId" = c.ticket_id and g.kind = c.kind)
    ), stored as (
      insert into ticket_clocks as c (ticket_id, kind, started_at, warn_at, due_at, paused_at, stopped_at, step, next_step_at)
      select "ticketId", kind, "startedAt", "warnAt", "dueAt", "pausedAt", "stoppedAt", step, "nextStepAt" from given
      on conflict (ticket_id, kind) do update set started_at = excluded.started_at, warn_at = excluded.warn_at,
        due_at = excluded.due_at, paused_at = excluded.paused_at, stopped_at = excluded.stopped_at,
        step = excluded.step, next_step_at = excluded.next_step_at
    )
    update tickets t set due_at = d."dueAt"
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as d(id uuid, "dueAt" timestamptz)
    where t.id = d.id and t.due_at is distinct from d."dueAt"`.execute(db)
}

/** Open tickets after one, by id. */
export const openBehind = (db: Db, after: string, count: number) =>
  db
    .selectFrom('tickets')
    .where('stateType', '!=', 'final')
    .where('id', '>', after)
    .select('id')
    .orderBy('id')
    .limit(count)
    .execute()

/** The clocks of a ticket. */
export const clocksOfTicket = (db: Db, ticketId: string) =>
  db
    .selectFrom('ticketClocks')
    .where('ticketId', '=', ticketId)
    .select(['kind', 'startedAt', 'warnAt', 'dueAt', 'pausedAt', 'stoppedAt'])
    .orderBy('dueAt')
    .execute()

/** Pauses as the rules take them. */
export const pausesOf = ({ pauses }: Pick<TimedRow, 'pauses'>): Pause[] =>
  pauses.map(({ startedAt, endedAt }) => ({
    startedAt: new Date(startedAt),
    endedAt: endedAt === null ? null : new Date(endedAt),
  }))
