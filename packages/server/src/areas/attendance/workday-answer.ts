import type { DayRow } from './workdays.queries.ts'

/** A day as answered. */
export function answerOf({ employeeId, displayName, ...row }: DayRow) {
  return { ...row, id: `${employeeId}:${row.date}`, person: { id: employeeId, displayName } }
}
