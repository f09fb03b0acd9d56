import { sql } from 'kysely'
import { absenceDays } from '#db/absence-days.ts'
import { vacationDays } from '#db/asked-days.ts'
import type { Db } from '#db/database.ts'
import { type TimeOff, type TimeOffSpan, timeOffSpans } from '#time-record/time-off-spans.rules.ts'
import type { TimeRange } from '#time-record/time-ranges.ts'
import type { DayRow } from './workdays.queries.ts'

/** Vacation and absences of a working day as instants. The kind of an absence is not read: it may be private. */
export async function timeOffOfDay(
  db: Db,
  { employeeId, date, timeZone, absence }: DayRow,
  plan: { spans: readonly TimeRange[] } | null,
): Promise<TimeOffSpan[]> {
  if (absence === null) return []
  const { rows } = await sql<TimeOff>`
    select 'vacation' as kind, part, minutes, null::smallint as start_minute
    from (${vacationDays(date, date, sql`c.employee_id = ${employeeId}::uuid`)}) v
    union all
    select 'absence', part, minutes, start_minute
    from (${absenceDays(date, date, sql`a.employee_id = ${employeeId}::uuid`)}) a`.execute(db)
  return timeOffSpans(rows, { date, timeZone, planned: plan?.spans ?? [] })
}
