import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import type { ExpectedDuration, StoredAbsenceState } from '#db/schema/absences.ts'
import { mondayOf, underWay } from './vacation-plans.ts'

/** Somebody without clock entries in a range of days. */
export type Off = { employeeId: string; from: string; until: string | null }
/** An absence during the recorded period, and its type. */
export type Away = Off & {
  code: string
  state: StoredAbsenceState
  expected: ExpectedDuration | null
}

type Plan = Pick<Away, 'code' | 'state' | 'expected'> & { began: number; days: number | null }

/** Three on sick leave, and three who were absent for a day or two without proof so far. */
const plans: readonly Plan[] = [
  { code: 'ITC', began: 12, days: null, state: 'approved', expected: 'short' },
  { code: 'ITP', began: 40, days: null, state: 'approved', expected: 'medium' },
  { code: 'ITC', began: 80, days: null, state: 'approved', expected: 'long' },
  { code: 'HOS', began: 3, days: 2, state: 'communicated', expected: null },
  { code: 'MUD', began: 2, days: 1, state: 'communicated', expected: null },
  { code: 'HOS', began: 4, days: 3, state: 'communicated', expected: null },
]

/** Absences in the recorded months: most of a quarter's sick leaves are short. */
const causes = [
  { code: 'ITC', days: 5, expected: 'short' },
  { code: 'ITC', days: 9, expected: 'short' },
  { code: 'HOS', days: 2, expected: null },
  { code: 'ITC', days: 4, expected: 'very_short' },
  { code: 'MUD', days: 1, expected: null },
  { code: 'ITC', days: 12, expected: 'short' },
] as const
/** Long enough ago that nobody is missing today. */
const backFor = 9
/** Enough per team in the last weeks that a monthly report shows them, and some before. */
const [lately, before] = [7, 2]
const back: readonly Plan[] = Array.from({ length: lately + before }, (_, n) => {
  const { code, days, expected } = causes[n % causes.length] ?? causes[0]
  const began = n < lately ? (n * 5) % 16 : 20 + ((n * 37) % 50)
  return { code, days, expected, state: 'approved', began: backFor + days + began }
})

type Candidate = { employeeId: string; coordinatorId: string; isUnseen: boolean }

/** Who is off in the recorded period: absent now or before, or on vacation. */
export type OffNow = { absent: readonly Away[]; onVacation: readonly Off[] }

/**
 * Agents who are not at work today, beginning with the demo coordinator's team: they are absent, and one is on
 * vacation. Others of each team were absent before.
 */
export async function awayOf(db: Db, now: Date): Promise<OffNow> {
  const today = dayOf(now)
  const { rows } = await sql<Candidate>`
    select a.employee_id, (array_agg(a.coordinator_id order by a.id))[1] as coordinator_id,
      not exists (select from agent_states s where s.user_id = a.employee_id) as is_unseen
    from coordinator_assignments a
    join users u on u.id = a.employee_id and u.active and u.username not in ('admin', 'coordinador', 'empleado')
    join users k on k.id = a.coordinator_id
    join employees e on e.user_id = u.id and e.hired_on < ${daysAfter(today, -200)}::date
    where a.starts_on <= ${today}::date and coalesce(a.ends_on >= ${today}::date, true)
    group by a.employee_id order by bool_or(k.username = 'coordinador') desc, a.employee_id`.execute(db)
  const unseen = rows.filter(({ isUnseen }) => isUnseen)
  const [absent, onVacation] = [unseen.slice(0, plans.length), unseen.slice(plans.length, plans.length + 1)]
  const off = new Set([...absent, ...onVacation].map(({ employeeId }) => employeeId))
  const others = rows.filter(({ employeeId }) => !off.has(employeeId))
  const teams = [...new Set(others.map(({ coordinatorId }) => coordinatorId))].map((id) =>
    others.filter(({ coordinatorId }) => coordinatorId === id),
  )
  const from = mondayOf(daysAfter(today, underWay.startsIn))
  return {
    absent: [absent, ...teams].flatMap((people, index) => planned(people, index === 0 ? plans : back, today)),
    onVacation: onVacation.map(({ employeeId }) => ({
      employeeId,
      from,
      until: daysAfter(from, underWay.days - 1),
    })),
  }
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

/** Whether somebody was off on a day. */
export const isAway = (away: readonly Off[], employeeId: string, day: string): boolean =>
  away.some(
    (one) => one.employeeId === employeeId && one.from <= day && (one.until === null || day <= one.until),
  )
