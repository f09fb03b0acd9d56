import { conflict, forbidden, refuse } from '#contract/refuse.ts'
import type { DayIncidentState } from '#db/schema/day-incidents.ts'
import type { DayIncident } from '#time-record/workday.ts'

/** Incidents by which time of the day may be lacking. */
const lackingTime: ReadonlySet<DayIncident> = new Set(['late', 'missing_in', 'missing_out', 'break_exceeded'])

/** What a day has: its incidents, and how many minutes of what is planned it lacks. */
type Day = { incidents: readonly DayIncident[]; theoreticalMinutes: number; effectiveSeconds: number }

/** Whole minutes of what is planned of a day that were not worked. */
const lackOf = ({ theoreticalMinutes, effectiveSeconds }: Omit<Day, 'incidents'>): number =>
  Math.max(0, theoreticalMinutes - Math.floor(effectiveSeconds / 60))

/** Refuses to justify more than the day lacks, and time where none can be lacking. */
export function checkMinutes(kind: DayIncident, minutes: number | null, day: Day): void {
  if (minutes === null) return
  if (!lackingTime.has(kind)) refuse('invalid', 'minutes')
  const most = lackOf(day)
  if (minutes > most) refuse('less_than', 'minutes', { value: String(most + 1) })
}

/** An incident that somebody has looked at. */
type LookedAt = { state: DayIncidentState; isHeld: boolean }
export type Decision = 'accepted' | 'rejected' | 'dismissed'

const open: readonly DayIncidentState[] = ['open', 'rejected', 'corrected']

/** Whether its person may say why, or say it anew. */
export const isJustifiable = ({ state, isHeld }: LookedAt): boolean =>
  !isHeld && (state === 'justified' || open.includes(state))

/** Refuses to justify what was decided on. */
export function checkJustified(row: LookedAt): void {
  if (!isJustifiable(row)) conflict('invalid', 'state')
}

/** Refuses a decision on what does not wait for it: a justification is accepted or rejected, and what has none dismissed. */
export function checkDecided(row: LookedAt & { isDecider: boolean }, decision: Decision): void {
  const waits = decision === 'dismissed' ? open.includes(row.state) : row.state === 'justified'
  if (!waits || row.isHeld) conflict('invalid', 'state')
  if (!row.isDecider) forbidden()
}

/** How many minutes are justified in the end: all that were asked for, or fewer; none is null. */
export function acceptedMinutes(asked: number | null, granted: number | null): number | null {
  if (granted === null) return asked
  if (granted > (asked ?? 0)) refuse('less_than', 'minutes', { value: String((asked ?? 0) + 1) })
  return granted === 0 ? null : granted
}
