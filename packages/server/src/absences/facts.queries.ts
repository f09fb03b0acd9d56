import { sql } from 'kysely'
import { contractDays } from '#db/contract-days.ts'
import type { Db } from '#db/database.ts'
import { daysAfter } from '#db/day.ts'
import type { DayPart } from '#db/schema/vacations.ts'
import { lockedMonthsOf } from '#time-record/locked-months.ts'
import { rulesOf } from '#time-record/time-rules.queries.ts'
import type { PlannedDay } from '#vacations/count.rules.ts'
import type { WorkingTime } from './allowance.rules.ts'
import type { HeldTime } from './judge.rules.ts'

export type Around = {
  employeeId: string
  from: string
  until: string | null
  /** An absence does not conflict with itself. */
  except: string | null
}

/** The planned work of each day with a contract. */
export async function plannedDays(
  db: Db,
  { employeeId, from, until }: Pick<Around, 'employeeId' | 'from' | 'until'>,
): Promise<Map<string, PlannedDay>> {
  const { rows } = await sql<PlannedDay & { date: string }>`
    select to_char(d.date, 'YYYY-MM-DD') as date, d.theoretical_minutes as planned_minutes, d.holiday
    from (${contractDays(from, until ?? from, sql`c.employee_id = ${employeeId}::uuid`)}) d`.execute(db)
  return new Map(rows.map(({ date, ...day }) => [date, day]))
}

/** The other absences in a period, in any state. */
export async function heldBy(db: Db, { employeeId, from, until, except }: Around): Promise<HeldTime[]> {
  const { rows } = await sql<HeldTime>`
    select id, to_char(starts_on, 'YYYY-MM-DD') as "from", to_char(ends_on, 'YYYY-MM-DD') as until, part,
      minutes, start_minute as start from absences
    where employee_id = ${employeeId}::uuid and state not in ('rejected', 'cancelled')
      and starts_on <= coalesce(${until}::date, 'infinity') and coalesce(ends_on, 'infinity') >= ${from}::date
      and id is distinct from ${except}::uuid
    order by starts_on`.execute(db)
  return rows
}

/** The days of approved vacation in a period. */
export async function vacationOf(
  db: Db,
  { employeeId, from, until }: Around,
): Promise<Map<string, DayPart[]>> {
  const { rows } = await sql<{ date: string; part: DayPart }>`
    select to_char(l.date, 'YYYY-MM-DD') as date, l.part from vacation_lines l join vacation_requests r on r.id = l.request_id
    where l.employee_id = ${employeeId}::uuid and l.held and r.state in ('approved', 'cancellation_requested')
      and l.date >= ${from}::date and l.date <= coalesce(${until}::date, 'infinity')`.execute(db)
  const held = new Map<string, DayPart[]>()
  for (const { date, part } of rows) held.set(date, [...(held.get(date) ?? []), part])
  return held
}

/** The locked months of a period, sorted. */
export async function lockedMonths(db: Db, { employeeId, ...period }: Around): Promise<string[]> {
  return (await lockedMonthsOf(db, [employeeId], period)).map(({ month }) => month)
}

/** The person's hours on a day, or the last ones before it; full time when unknown. */
export async function workingTimeOn(db: Db, employeeId: string, day: string): Promise<WorkingTime> {
  const row = await db
    .selectFrom('contracts')
    .where('employeeId', '=', employeeId)
    .where(sql<boolean>`starts_on <= ${day}::date`)
    .select(['partTime', 'weeklyMinutes', 'weekDays'])
    .orderBy('startsOn', 'desc')
    .executeTakeFirst()
  const { fullWeekMinutes } = (await rulesOf(db, [employeeId]))(employeeId, day).rules
  return { partTime: false, weeklyMinutes: fullWeekMinutes, weekDays: [], ...row, fullWeekMinutes }
}

export type Year = { employeeId: string; year: number; except?: string | null }

/** What was taken or requested of the allowances of a year: by absences that begin in it. */
export async function spendingsOf(db: Db, { employeeId, year, except = null }: Year) {
  const rows = await db
    .selectFrom('absences')
    .where('employeeId', '=', employeeId)
    .where('state', 'not in', ['rejected', 'cancelled', 'not_justified'])
    .where(sql<boolean>`starts_on between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`)
    .where(sql<boolean>`id is distinct from ${except}::uuid`)
    .select(['id', 'absenceTypeId', 'state', 'units'])
    .select(sql<string>`to_char(starts_on, 'YYYY-MM-DD')`.as('from'))
    .select(sql<string | null>`to_char(ends_on, 'YYYY-MM-DD')`.as('until'))
    .orderBy('startsOn')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, units: row.units ?? 0 }))
}

/** The maximum period of contracts to read at once. */
export const longestDays = 2 * 366

/** The last counted day of an absence whose end is far or open. */
export const countedUntil = (from: string, until: string): string => {
  const last = daysAfter(from, longestDays)
  return until < last ? until : last
}
