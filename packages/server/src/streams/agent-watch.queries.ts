import { sql } from 'kysely'
import { holds } from '#db/holders.ts'
import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import { inForce } from '#db/days.ts'

type Asked = {
  /** Changed agents, and people whose sessions have ended. */
  agentIds: readonly string[]
  sessionIds: readonly string[]
  /** People with an open page here. */
  userIds: readonly string[]
  /** The permission to see everybody. */
  everybodyId: number
  now: Date
}

/** Which of these people see one of the agents: their coordinators, and those who may see everybody. */
export async function watching(db: Db, asked: Asked): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    with changed as (
      select o.coordinator_id from employees e
      left join coordinator_assignments o on o.employee_id = e.user_id and ${inForce('o', dayOf(asked.now))}
      where e.user_id = any(${asked.agentIds}::uuid[])
        or e.user_id in (select s.user_id from sessions s where s.id = any(${asked.sessionIds}::uuid[]))
    )
    select u.id from users u
    where u.id = any(${asked.userIds}::uuid[]) and exists (select from changed)
      and (u.id in (select coordinator_id from changed) or ${holds('u.id', asked.everybodyId, asked.now)})`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}
