import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import type { ExpectedDuration, StoredAbsenceState } from '#db/schema/absences.ts'

/** Somebody who is absent while the clocks record, and by which type. */
export type Away = {
  employeeId: string
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

/** What people were absent by in the months that the clocks remember: of a quarter's sick leave most is short. */
const causes = [
  { code: 'ITC', days: 5, expected: 'short' },
  { code: 'ITC', days: 9, expected: 'short' },
  { code: 'HOS', days: 2, expected: null },
  { code: 'ITC', days: 4, expected: 'very_short' },
  { code: 'MUD', days: 1, expected: null },
  { code: 'ITC', days: 12, expected: 'short' },
] as const
/** They have been back for so long that none of them is looked for today. */
const backFor = 9
const back: readonly Plan[] = Array.from({ length: 60 }, (_, n) => {
  const { code, days, expected } = causes[n % causes.length] ?? causes[0]
  return { code, days, expected, state: 'approved', began: backFor + days + ((n * 37) % 70) }
})

type Candidate = { employeeId: string; isUnseen: boolean; isNear: boolean }

/** Agents whom nobody sees at work today, of the demo's coordinator before the others, and others who were absent before. */
export async function awayOf(db: Db, now: Date): Promise<Away[]> {
  const today = dayOf(now)
  const { rows } = await sql<Candidate>`
    select a.employee_id, bool_or(k.username = 'coordinador') as is_near,
      not exists (select from agent_states s where s.user_id = a.employee_id) as is_unseen
    from coordinator_assignments a
    join users u on u.id = a.employee_id and u.active and u.username not in ('admin', 'coordinador', 'empleado')
    join users k on k.id = a.coordinator_id
    join employees e on e.user_id = u.id and e.hired_on < ${daysAfter(today, -200)}::date
    where a.starts_on <= ${today}::date and coalesce(a.ends_on >= ${today}::date, true)
    group by a.employee_id order by is_near desc, a.employee_id`.execute(db)
  const first = rows.filter(({ isUnseen }) => isUnseen).slice(0, plans.length)
  const awayIds = new Set(first.map(({ employeeId }) => employeeId))
  const others = rows.filter(({ employeeId }) => !awayIds.has(employeeId))
  // Of the demo's coordinator so many that a quarter's report names what they were absent by.
  const some = others.filter(({ isNear }) => isNear).slice(0, 8)
  const far = others.filter(({ isNear }) => !isNear)
  return [...planned(first, plans, today), ...planned([...some, ...far], back, today)]
}

const planned = (people: readonly Candidate[], their: readonly Plan[], today: string): Away[] =>
  people.slice(0, their.length).flatMap(({ employeeId }, index) => {
    const plan = their[index]
    if (plan === undefined) return []
    const { began, days, code, state, expected } = plan
    const from = daysAfter(today, -began)
    const until = days === null ? null : daysAfter(from, days - 1)
    return { employeeId, code, state, expected, from, until }
  })

/** Whether somebody was absent on a day. */
export const isAway = (away: readonly Away[], employeeId: string, day: string): boolean =>
  away.some(
    (one) => one.employeeId === employeeId && one.from <= day && (one.until === null || day <= one.until),
  )
