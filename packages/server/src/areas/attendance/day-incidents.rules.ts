import { conflict, forbidden, refuse } from '#contract/refuse.ts'
import type { DayIncidentState } from '#db/schema/day-incidents.ts'
import type { DayIncident } from '#time-record/workday.ts'

/** Incidents that may cause missing time. */
const lackingTime: ReadonlySet<DayIncident> = new Set(['late', 'missing_in', 'missing_out', 'break_exceeded'])

/** The incidents of a day, and its missing minutes. */
type Day = { incidents: readonly DayIncident[]; theoreticalMinutes: number; effectiveSeconds: number }

/** Whole planned minutes of a day that were not worked. */
const lackOf = ({ theoreticalMinutes, effectiveSeconds }: Omit<Day, 'incidents'>): number =>
  Math.max(0, theoreticalMinutes - Math.floor(effectiveSeconds / 60))

/** Refuses to justify more than the missing time, or time where none can be missing. */
export function checkMinutes(kind: DayIncident, minutes: number | null, day: Day): void {
  if (minutes === null) return
  if (!lackingTime.has(kind)) refuse('invalid', 'minutes')
  const most = lackOf(day)
  if (minutes > most) refuse('less_than', 'minutes', { value: String(most + 1) })
}

/** An incident with a row. */
type LookedAt = { state: DayIncidentState; isHeld: boolean }
export type Decision = 'accepted' | 'rejected' | 'dismissed'

const open: readonly DayIncidentState[] = ['open', 'rejected', 'corrected']

/** Whether its person may (again) justify it. */
export const isJustifiable = ({ state, isHeld }: LookedAt): boolean =>
  !isHeld && (state === 'justified' || open.includes(state))

/** Refuses to justify a decided incident. */
export function checkJustified(row: LookedAt): void {
  if (!isJustifiable(row)) conflict('invalid', 'state')
}

/**
 * Refuses a decision in the wrong state: a justification is accepted or rejected, an incident without one dismissed.
 */
export function checkDecided(row: LookedAt & { isDecider: boolean }, decision: Decision): void {
  const waits = decision === 'dismissed' ? open.includes(row.state) : row.state === 'justified'
  if (!waits || row.isHeld) conflict('invalid', 'state')
  if (!row.isDecider) forbidden()
}

/** The accepted minutes: all requested ones, or fewer; null for none. */
export function acceptedMinutes(asked: number | null, granted: number | null): number | null {
  if (granted === null) return asked
  if (granted > (asked ?? 0)) refuse('less_than', 'minutes', { value: String((asked ?? 0) + 1) })
  return granted === 0 ? null : granted
}
