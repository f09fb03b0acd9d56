import { sql } from 'kysely'
import { contractDays } from '#db/contract-days.ts'
import type { Db } from '#db/database.ts'
import type { DayTimes, ShiftKind } from '#db/schema/shifts.ts'
import type { PlanSource } from '#time-record/shift-plan.rules.ts'

/** The planned work of a person's day, and its sources. */
export type PlannedRow = {
  employeeId: string
  date: string
  timeZone: string
  workCenter: string
  source: PlanSource
  kind: ShiftKind | null
  /** The plan of the day; null when only the contract's minutes are known. */
  times: DayTimes | null
  /** The dated shift, and the plan without it. */
  dated: DayTimes | null
  patterned: DayTimes | null
  isFree: boolean
  note: string | null
  minutes: number
  patternId: string | null
  holiday: string | null
}

/** The days of these people in a period on which they have a contract, in order. */
export async function plannedDays(
  db: Db,
  employeeIds: readonly string[],
  { from, until }: { from: string; until: string },
): Promise<PlannedRow[]> {
  if (employeeIds.length === 0) return []
  const of = sql<boolean>`c.employee_id = any(${employeeIds}::uuid[])`
  const { rows } = await sql<PlannedRow>`
    select employee_id, to_char(date, 'YYYY-MM-DD') as date, time_zone, work_center, plan_source as source,
      shift_kind as kind, times, dated_times as dated, pattern_times as patterned, is_free, shift_note as note,
      theoretical_minutes as minutes, pattern_id, holiday
    from (${contractDays(from, until, of)}) d order by employee_id, d.date`.execute(db)
  return rows
}
