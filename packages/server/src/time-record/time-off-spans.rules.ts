import { spansOn } from './shift-plan.rules.ts'
import { joined, lengthMs, type TimeRange, within, without } from './time-ranges.ts'

/** Time off on a day. `minutes` and `startMinute`, from midnight, belong to hours; the start may be unknown. */
export type TimeOff = {
  kind: 'vacation' | 'absence'
  part: 'day' | 'morning' | 'afternoon' | 'hours'
  minutes: number | null
  startMinute: number | null
}
export type TimeOffSpan = TimeRange & { kind: TimeOff['kind'] }
type Day = { date: string; timeZone: string; planned: readonly TimeRange[] }

/**
 * Places time off on its day, in order and without overlaps: a whole day takes the planned spans, a half the first or
 * the second half of their time, hours what follows their start. Without planned spans a whole day lasts from midnight
 * to midnight. Hours without a start have no place. An absence takes precedence over vacation, as in `askedDays`.
 */
export function timeOffSpans(taken: readonly TimeOff[], day: Day): TimeOffSpan[] {
  const of = (kind: TimeOff['kind']) =>
    joined(taken.filter((one) => one.kind === kind).flatMap((one) => placed(one, day)))
  const absences = of('absence')
  const vacation = without(of('vacation'), absences)
  return [
    ...absences.map((span) => ({ ...span, kind: 'absence' as const })),
    ...vacation.map((span) => ({ ...span, kind: 'vacation' as const })),
  ].toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime())
}

function placed({ part, minutes, startMinute }: TimeOff, { date, timeZone, planned }: Day): TimeRange[] {
  if (part === 'hours')
    return startMinute === null
      ? []
      : spansOn([{ start: startMinute, end: startMinute + (minutes ?? 0) }], date, timeZone)
  const spans = planned.length > 0 ? joined(planned) : spansOn([{ start: 0, end: 24 * 60 }], date, timeZone)
  if (part === 'day') return spans
  const noon = halfwayIn(spans)
  const first = within(spans, [{ startedAt: new Date(0), endedAt: noon }])
  return part === 'morning' ? first : without(spans, first)
}

/** The instant at which half of the spans' time is over. */
function halfwayIn(spans: readonly TimeRange[]): Date {
  let left = lengthMs(spans) / 2
  for (const { startedAt, endedAt } of spans) {
    const length = endedAt.getTime() - startedAt.getTime()
    if (length >= left) return new Date(startedAt.getTime() + left)
    left -= length
  }
  return new Date(0)
}
