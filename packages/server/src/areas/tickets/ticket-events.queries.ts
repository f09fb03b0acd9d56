import { type Selectable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { TicketsTable } from '#db/schema/tickets.ts'
import type { TicketEventsTable } from '#db/schema/ticket-webhooks.ts'

export type TicketEvent = Selectable<TicketEventsTable>

/** Takes what has happened first, in its order. Of one ticket that is the order of its transactions, which wait for one another. */
export async function take(db: Db, most: number): Promise<TicketEvent[]> {
  const { rows } = await sql<TicketEvent>`
    with taken as (
      delete from ticket_events where serial in (
        select serial from ticket_events order by serial limit ${most} for update skip locked) returning *
    )
    select * from taken order by serial`.execute(db)
  return rows
}

type Named = { id: string; code: string; name: string }
type Called = { id: string; name: string }
/** What of a ticket others are sent: nothing that only those who work on it see, and nothing of who its requester is. */
export type TicketOutside = Pick<
  Selectable<TicketsTable>,
  | ('id' | 'subject' | 'channel' | 'language' | 'stateType' | 'outcome' | 'projectId' | 'assigneeId')
  | (
      | 'parentId'
      | 'mergedIntoId'
      | 'pendingUntil'
      | 'dueAt'
      | 'closedAt'
      | 'createdAt'
      | 'updatedAt'
      | 'version'
    )
> & { number: number; state: string; skill: Named; priority: Called | null }

/** Tickets as they are now. */
export async function outside(db: Db, ids: readonly string[]): Promise<Map<string, TicketOutside>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('tickets as t')
    .innerJoin('skills as k', 'k.id', 't.skillId')
    .leftJoin('priorities as p', 'p.id', 't.priorityId')
    .select(['t.id', 't.number', 't.subject', 't.channel', 't.language', 't.workflowState as state'])
    .select(['t.stateType', 't.outcome', 't.projectId', 't.assigneeId', 't.parentId', 't.mergedIntoId'])
    .select(['t.pendingUntil', 't.dueAt', 't.closedAt', 't.createdAt', 't.updatedAt', 't.version'])
    .select(sql<Named>`json_build_object('id', k.id, 'code', k.code, 'name', k.name)`.as('skill'))
    .select(
      sql<Called | null>`case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end`.as(
        'priority',
      ),
    )
    .where('t.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
