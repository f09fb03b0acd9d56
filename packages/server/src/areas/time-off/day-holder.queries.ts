import { sql } from 'kysely'
import { absenceDays } from '#db/absence-days.ts'
import type { Db } from '#db/database.ts'
import type { DayPart } from '#db/schema/vacations.ts'

export type Holding = { family: 'vacation' | 'absence'; id: string; part: DayPart }
type Day = {
  employeeId: string
  date: string
  /** A request does not conflict with itself. */
  except: string | null
}

/** The requests and absences that occupy somebody's day, or a part of it. */
export async function holdingsOn(db: Db, { employeeId, date, except }: Day): Promise<Holding[]> {
  const own = sql<boolean>`a.employee_id = ${employeeId}::uuid`
  const holds = sql<boolean>`a.state not in ('rejected', 'cancelled')`
  const { rows } = await sql<Holding>`
    select 'vacation' as family, request_id as id, part from vacation_lines
    where employee_id = ${employeeId}::uuid and held and date = ${date}::date
      and request_id is distinct from ${except}::uuid
    union all
    select 'absence', b.id, b.part from (${absenceDays(date, date, own, holds)}) b`.execute(db)
  return rows
}
