import type { Db } from '#db/database.ts'
import { spansOn } from '#time-record/shift-plan.rules.ts'
import { type TimeRange, without } from '#time-record/time-ranges.ts'
import type { Segment } from '#time-record/workday.ts'
import { plannedDays } from './planned-days.queries.ts'
import type { DayRow } from './workdays.queries.ts'

/** Shorter deviations from the shift do not count as work outside of it. */
const leastMs = 60_000

/** The shift of a day as instants, and the effective work outside of it; null when only minutes are known. */
export async function planOfDay(
  db: Db,
  { employeeId, date, incidents }: DayRow,
  { segments, now }: { segments: readonly Segment[]; now: Date },
) {
  const [row] = await plannedDays(db, [employeeId], { from: date, until: date })
  if (row?.times == null) return null
  const spans = spansOn(row.times.segments, date, row.timeZone)
  const outside = incidents.includes('outside_shift') ? without(effective(segments, now), spans) : []
  return { source: row.source, kind: row.kind, spans, outside: outside.filter(isLong) }
}

const effective = (segments: readonly Segment[], now: Date): TimeRange[] =>
  segments
    .filter(({ counts }) => counts === 'effective')
    .map(({ startedAt, endedAt }) => ({ startedAt, endedAt: endedAt ?? now }))

const isLong = ({ startedAt, endedAt }: TimeRange): boolean =>
  endedAt.getTime() - startedAt.getTime() >= leastMs
