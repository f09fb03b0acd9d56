import type { WorkdaysTable } from '#db/schema/workdays.ts'
import { sumsOf, type Workday } from './workday.rules.ts'

/** A day as it is kept: what runs is left out of the sums, and said by when it began. */
export function rowOf(employeeId: string, day: Workday): WorkdaysTable {
  const { date, startedAt, endedAt, timeZone, segments, incidents, openSince } = day
  const running = segments.find((segment) => segment.endedAt === null)
  const sums = sumsOf(
    segments.filter((segment) => segment !== running),
    startedAt,
  )
  return {
    ...{ employeeId, date, startedAt, endedAt, timeZone, openSince, incidents: [...incidents] },
    presenceSeconds: sums.presence,
    effectiveSeconds: sums.effective,
    nonEffectiveSeconds: sums.nonEffective,
    unallocatedSeconds: sums.unallocated,
    runningSince: running?.startedAt ?? null,
    runningCounts: running?.counts ?? null,
  }
}
