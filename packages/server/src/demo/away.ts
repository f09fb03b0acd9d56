import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import type { ExpectedDuration, StoredAbsenceState } from '#db/schema/absences.ts'

/** Somebody who is absent while the clocks record, and by which type. */
export type Away = {
  employeeId: string
  coordinatorId: string
  code: string
  from: string
  until: string | null
  state: StoredAbsenceState
  expected: ExpectedDuration | null
}

type Plan = Pick<Away, 'code' | 'state' | 'expected'> & { began: number; days: number | null }

/** Three on sick leave, and three who were absent for a day or two and have not brought their proof. */
const plans: readonly Plan[] = [
  { code: 'ITC', began: 12, days: null, state: 'approved', expected: 'short' },
  { code: 'ITP', began: 40, days: null, state: 'approved', expected: 'medium' },
  { code: 'ITC', began: 80, days: null, state: 'approved', expected: 'long' },
  { code: 'HOS', began: 3, days: 2, state: 'communicated', expected: null },
  { code: 'MUD', began: 2, days: 1, state: 'communicated', expected: null },
  { code: 'HOS', began: 4, days: 3, state: 'communicated', expected: null },
]

/** Agents whom nobody sees at work today, of the demo's coordinator before the others. */
export async function awayOf(db: Db, now: Date): Promise<Away[]> {
  const today = dayOf(now)
  const { rows } = await sql<{ employeeId: string; coordinatorId: string }>`
    select a.employee_id, a.coordinator_id from coordinator_assignments a
    join users u on u.id = a.employee_id and u.active and u.username not in ('admin', 'coordinador', 'empleado')
    join users k on k.id = a.coordinator_id
    join employees e on e.user_id = u.id and e.hired_on < ${daysAfter(today, -200)}::date
    where a.starts_on <= ${today}::date and coalesce(a.ends_on >= ${today}::date, true)
      and not exists (select from agent_states s where s.user_id = a.employee_id)
    order by k.username = 'coordinador' desc, a.employee_id limit ${plans.length}`.execute(db)
  return rows.flatMap((one, index) => {
    const plan = plans[index]
    if (plan === undefined) return []
    const { began, days, code, state, expected } = plan
    const from = daysAfter(today, -began)
    return { ...one, code, state, expected, from, until: days === null ? null : daysAfter(from, days - 1) }
  })
}

/** Whether somebody was absent on a day. */
export const isAway = (away: readonly Away[], employeeId: string, day: string): boolean =>
  away.some(
    (one) => one.employeeId === employeeId && one.from <= day && (one.until === null || day <= one.until),
  )
