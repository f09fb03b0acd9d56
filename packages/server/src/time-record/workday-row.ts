import type { WorkdaysTable } from '#db/schema/workdays.ts'
import type { Segment } from './workday.ts'
import { type JudgedDay, sumsOf } from './workday.rules.ts'

/** A stored workday: a running segment is counted until its last known moment. */
export function rowOf(employeeId: string, day: JudgedDay): WorkdaysTable {
  const { date, startedAt, endedAt, timeZone, segments, incidents, byNight, openSince, lastAt } = day
  const running = segments.find((segment) => segment.endedAt === null)
  const sums = sumsOf(segments, lastAt)
  return {
    ...{ employeeId, date, startedAt, endedAt, timeZone, openSince, incidents: [...incidents], byNight },
    presenceSeconds: sums.presence,
    effectiveSeconds: sums.effective,
    effectiveTime: effectiveTimeOf(segments, lastAt),
    remoteSeconds: remoteSecondsOf(segments, lastAt),
    nonEffectiveSeconds: sums.nonEffective,
    unallocatedSeconds: sums.unallocated,
    runningSince: running === undefined ? null : lastAt,
    runningCounts: running?.counts ?? null,
  }
}

const remoteSecondsOf = (segments: readonly Segment[], lastAt: Date): number =>
  sumsOf(
    segments.filter(({ mode }) => mode === 'remote'),
    lastAt,
  ).effective

/** The effective segments as PostgreSQL writes them; it merges adjacent ones. */
function effectiveTimeOf(segments: readonly Segment[], lastAt: Date): string {
  const ranges = segments
    .filter(({ counts }) => counts === 'effective')
    .map(({ startedAt, endedAt }) => `[${startedAt.toISOString()},${(endedAt ?? lastAt).toISOString()})`)
  return `{${ranges.join(',')}}`
}
