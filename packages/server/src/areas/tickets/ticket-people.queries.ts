import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { inForce } from '#db/days.ts'
import type { TicketAssignmentKind } from '#db/schema/tickets.ts'

/** Whether somebody is reachable: online as an agent, with recent signs of life. */
const isOnDuty = (userId: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from agent_states d where d.user_id = ${userId} and d.ended_at is null and d.state <> 'no_signal')`

export type Capable = {
  id: string
  displayName: string
  skillId: string
  level: number
  isOnDuty: boolean
  open: number
}

/** The people with one of these skills today, fewest open tickets first. */
export async function capable(
  db: Db,
  { skillIds, today, userId }: { skillIds: readonly string[]; today: string; userId?: string },
): Promise<Capable[]> {
  if (skillIds.length === 0) return []
  const only = userId === undefined ? sql`true` : sql`u.id = ${userId}::uuid`
  const { rows } = await sql<Capable>`
    select u.id, u.display_name, m.skill_id, max(m.level) as level, ${isOnDuty(sql`u.id`)} as is_on_duty,
      (select count(*)::int from tickets o where o.assignee_id = u.id and o.state_type <> 'final') as open
    from skill_assignments m join users u on u.id = m.user_id and u.active
    where m.skill_id in (${sql.join(skillIds)}) and ${inForce('m', today)} and ${only}
    group by u.id, u.display_name, m.skill_id
    order by open, u.plain_name, u.id`.execute(db)
  return rows
}

export type Assigned = {
  id: string
  ticketId: string
  userId: string
  byId: string | null
  kind: TicketAssignmentKind
  trace: Record<string, unknown>
  at: Date
}

/** Replaces the assignments of these tickets. */
export async function noteAssigned(
  db: Db,
  { ticketIds, at }: { ticketIds: readonly string[]; at: Date },
  rows: readonly Assigned[],
): Promise<void> {
  await db
    .updateTable('ticketAssignments')
    .set({ endedAt: at })
    .where('ticketId', 'in', ticketIds)
    .where('endedAt', 'is', null)
    .execute()
  if (rows.length === 0) return
  await db
    .insertInto('ticketAssignments')
    .values(rows.map((row) => ({ ...row, trace: JSON.stringify(row.trace) })))
    .execute()
}

/** Stores that somebody is viewing a ticket, and returns the other recent viewers. */
export async function noteView(
  db: Db,
  view: { ticketId: string; userId: string; isWriting: boolean; seenAt: Date },
  since: Date,
) {
  await db
    .insertInto('ticketViews')
    .values(view)
    .onConflict((already) =>
      already.columns(['ticketId', 'userId']).doUpdateSet({ isWriting: view.isWriting, seenAt: view.seenAt }),
    )
    .execute()
  const rows = await db
    .selectFrom('ticketViews')
    .innerJoin('users', 'users.id', 'ticketViews.userId')
    .where('ticketId', '=', view.ticketId)
    .where('userId', '!=', view.userId)
    .where('seenAt', '>=', since)
    .select(['users.id', 'users.displayName', 'isWriting'])
    .orderBy('seenAt')
    .execute()
  return rows.map(({ isWriting, ...person }) => ({ person, isWriting }))
}
