import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import type { ClockKind } from '#tickets/clocks.rules.ts'

const mostAtOnce = 500
/** A step older than this is no longer notified after downtime. */
const newsMs = 24 * 3_600_000

export type DueClock = {
  ticketId: string
  kind: ClockKind
  warnAt: Date
  dueAt: Date
  number: number
  subject: string
  assigneeId: string | null
  /** The coordinators of the assignee, or of the skill's people if unassigned. */
  leadingIds: string[]
  isNews: boolean
}

/** Clocks with a due escalation step, locked. */
export async function due(db: Db, now: Date): Promise<DueClock[]> {
  const { rows } = await sql<DueClock>`
    select c.ticket_id, c.kind, c.warn_at, c.due_at, t.number, t.subject, t.assignee_id,
      c.next_step_at > ${new Date(now.getTime() - newsMs)} as is_news,
      array(select distinct l.coordinator_id from coordinator_assignments l join users u on u.id = l.coordinator_id and u.active
        where l.starts_on <= ${dayOf(now)}::date and coalesce(l.ends_on >= ${dayOf(now)}::date, true)
          and (l.employee_id = t.assignee_id or t.assignee_id is null and l.employee_id in (
            select m.user_id from skill_assignments m where m.skill_id = t.skill_id and m.is_main
              and m.starts_on <= ${dayOf(now)}::date and coalesce(m.ends_on >= ${dayOf(now)}::date, true)))) as leading_ids
    from ticket_clocks c join tickets t on t.id = c.ticket_id
    where c.next_step_at <= ${now}
    order by c.next_step_at limit ${mostAtOnce} for update of c skip locked`.execute(db)
  return rows
}

type Step = { ticketId: string; kind: ClockKind; step: number; nextStepAt: Date | null }

export async function writeSteps(db: Db, steps: readonly Step[]): Promise<void> {
  await sql`
    update ticket_clocks c set step = s.step, next_step_at = s."nextStepAt"
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
      as s("ticketId" uuid, kind text, step integer, "nextStepAt" timestamptz)
    where c.ticket_id = s."ticketId" and c.kind = s.kind`.execute(db)
}
