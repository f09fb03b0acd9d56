import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { daysAfter, dayOf } from '#db/day.ts'
import { inForce } from '#db/days.ts'
import { demoId } from './random.ts'

const hourMs = 60 * 60_000

type Pair = { delegatorId: string; delegateId: string }
type Planned = Pair & { key: string; startsIn: number; endsIn: number; withdrawnBefore?: number }

/**
 * A colleague is away, and the demo's coordinator decides for them: the coordinator with the most pending vacation. Others
 * are to come, past or withdrawn, so that both accounts that decide have some of each side.
 */
export async function seedApprovalDelegations(db: Db, now: Date): Promise<void> {
  const [current] = await decidedForNow(db, now)
  const { rows: others } = await sql<Pair>`
    select me.id as delegator_id, (select u.id from users u join user_roles r on r.user_id = u.id
        join roles o on o.id = r.role_id and o.name = mine.name
        where u.id <> me.id and u.active order by u.username desc limit 1) as delegate_id
    from users me join user_roles m on m.user_id = me.id join roles mine on mine.id = m.role_id
    where me.username in ('admin', 'coordinador') order by me.username`.execute(db)
  const plans: Planned[] = [
    ...(current === undefined ? [] : [{ ...current, key: 'now', startsIn: -2, endsIn: 12 }]),
    ...others.flatMap(othersOf),
  ]
  const today = dayOf(now)
  const rows = plans.map(({ key, startsIn, endsIn, withdrawnBefore, delegatorId, delegateId }) => ({
    ...{ id: demoId('approval delegation', `${delegatorId} ${key}`), delegatorId, delegateId },
    ...{ families: ['vacationRequests', 'absences'], createdBy: delegatorId },
    ...{ startsOn: daysAfter(today, startsIn), endsOn: daysAfter(today, endsIn) },
    withdrawnAt: withdrawnBefore === undefined ? null : ago(now, withdrawnBefore),
    createdAt: ago(now, 72 - Math.min(0, startsIn) * 24),
  }))
  await db.insertInto('approvalDelegations').values(rows).execute()
}

const ago = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hourMs)

/** One's own holidays to come and past ones; a colleague's past ones, and some that were called off. */
function othersOf({ delegatorId, delegateId }: Pair): Planned[] {
  const [given, received] = [
    { delegatorId, delegateId },
    { delegatorId: delegateId, delegateId: delegatorId },
  ]
  return [
    { ...given, key: 'planned', startsIn: 35, endsIn: 48 },
    { ...given, key: 'past', startsIn: -130, endsIn: -117 },
    { ...received, key: 'past', startsIn: -95, endsIn: -82 },
    { ...received, key: 'withdrawn', startsIn: -20, endsIn: -14, withdrawnBefore: 21 * 24 },
  ]
}

async function decidedForNow(db: Db, now: Date): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select a.coordinator_id as delegator_id, me.id as delegate_id
    from vacation_requests r
    join coordinator_assignments a on a.employee_id = r.employee_id and ${inForce('a', dayOf(now))}
    join users me on me.username = 'coordinador'
    where r.stage = 'coordinator' and a.coordinator_id <> me.id
    group by 1, 2 order by count(*) desc, 1 limit 1`.execute(db)
  return rows
}
