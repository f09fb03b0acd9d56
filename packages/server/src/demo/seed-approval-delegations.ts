import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { daysAfter, dayOf } from '#db/day.ts'
import { inForce } from '#db/days.ts'
import { demoId } from './random.ts'

/** A colleague is away, and the demo's coordinator decides for them: the coordinator with the most pending vacation. */
export async function seedApprovalDelegations(db: Db, now: Date): Promise<void> {
  const today = dayOf(now)
  const { rows } = await sql<{ delegatorId: string; delegateId: string }>`
    select a.coordinator_id as delegator_id, me.id as delegate_id
    from vacation_requests r
    join coordinator_assignments a on a.employee_id = r.employee_id and ${inForce('a', today)}
    join users me on me.username = 'coordinador'
    where r.stage = 'coordinator' and a.coordinator_id <> me.id
    group by 1, 2 order by count(*) desc, 1 limit 1`.execute(db)
  for (const pair of rows)
    await db
      .insertInto('approvalDelegations')
      .values({
        ...{ ...pair, id: demoId('approval delegation', pair.delegatorId) },
        families: ['vacationRequests', 'absences'],
        ...{ startsOn: daysAfter(today, -2), endsOn: daysAfter(today, 12) },
        ...{
          withdrawnAt: null,
          createdBy: pair.delegatorId,
          createdAt: new Date(now.getTime() - 72 * 60 * 60_000),
        },
      })
      .execute()
}
