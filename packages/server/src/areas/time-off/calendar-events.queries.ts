import { type RawBuilder, sql } from 'kysely'
import { contractDays } from '#db/contract-days.ts'
import type { Db } from '#db/database.ts'
import { isWithin, type Reach } from '#db/reach.ts'
import type { StoredAbsenceState } from '#db/schema/absences.ts'
import type { DayTimes } from '#db/schema/shifts.ts'
import type { DayPart, StoredVacationState } from '#db/schema/vacations.ts'

/** Whose time off, from which day on; cancelled events are listed until `called`. */
export type Asked = { reach: Reach; withOwn: boolean; from: string; called: Date }

/** Common columns of vacation and absences. */
type Row = {
  id: string
  employeeId: string
  displayName: string
  version: number
  createdAt: Date
  updatedAt: Date
}
export type Day = { date: string; part: DayPart; minutes: number | null; start?: number | null }
export type VacationRow = Row & { state: StoredVacationState; days: Day[] }
export type AbsenceRow = Row & {
  state: StoredAbsenceState
  isInForce: boolean
  from: string
  until: string
  part: DayPart
  minutes: number | null
  start: number | null
}

const seen = ({ reach, withOwn }: Asked) => sql<boolean>`u.active and ${isWithin(reach, sql`u.id`)}
  and (${withOwn} or u.id <> ${reach.userId}::uuid)`

/** Events that are not cancelled, or were cancelled recently. */
const isShown = (states: readonly string[], { called }: Asked): RawBuilder<boolean> =>
  sql`(not r.state = any(${states}::text[]) or r.updated_at > ${called})`

export async function vacations(db: Db, asked: Asked, off: readonly string[]): Promise<VacationRow[]> {
  const { rows } = await sql<VacationRow>`
    select r.id, r.employee_id, u.display_name, r.state, r.version, r.created_at, r.updated_at,
      (select json_agg(json_build_object('date', to_char(l.date, 'YYYY-MM-DD'), 'part', l.part, 'minutes', l.minutes)
        order by l.date, l.part desc) from vacation_lines l where l.request_id = r.id) as days
    from vacation_requests r join users u on u.id = r.employee_id
    where ${seen(asked)} and r.state <> 'draft' and r.ends_on >= ${asked.from}::date and ${isShown(off, asked)}
      and exists (select from vacation_lines l where l.request_id = r.id)
    order by r.starts_on, r.id`.execute(db)
  return rows
}

/** Nothing that reveals an absence's cause is read. An open-ended one lasts until today. */
export async function absences(db: Db, asked: Asked, off: readonly string[]): Promise<AbsenceRow[]> {
  const { today } = asked.reach
  const { rows } = await sql<AbsenceRow>`
    select r.id, r.employee_id, u.display_name, r.state, r.is_in_force, r.version, r.created_at, r.updated_at,
      to_char(r.starts_on, 'YYYY-MM-DD') as from, r.part, r.minutes, r.start_minute as start,
      to_char(coalesce(r.ends_on, greatest(r.starts_on, ${today}::date)), 'YYYY-MM-DD') as until
    from absences r join users u on u.id = r.employee_id
    where ${seen(asked)} and coalesce(r.ends_on, 'infinity'::date) >= ${asked.from}::date and ${isShown(off, asked)}
    order by r.starts_on, r.id`.execute(db)
  return rows
}

/** The zone of a contract day, and its times from a shift or pattern, if any. */
export type PlannedTimes = { employeeId: string; date: string; timeZone: string; times: DayTimes | null }

/** The planned work of these people in a period, a row per contract day. */
export async function plannedTimes(
  db: Db,
  people: readonly string[],
  { from, until }: { from: string; until: string },
): Promise<PlannedTimes[]> {
  const of = sql<boolean>`c.employee_id = any(${people}::uuid[])`
  const { rows } = await sql<PlannedTimes>`
    select employee_id, to_char(date, 'YYYY-MM-DD') as date, time_zone, times
    from (${contractDays(from, until, of)}) d`.execute(db)
  return rows
}
