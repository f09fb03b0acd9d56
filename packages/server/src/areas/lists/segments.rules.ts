import type { Segment, SegmentCounts, SegmentProgress } from '@portal/sdk/contract'
import { conflict } from '#contract/refuse.ts'

type State = Segment['state']

/** Whether a worker is computing a segment, or will. */
const isBusy = (state: State): boolean => state === 'queued' || state === 'processing'

/** A segment cannot be changed while it is computed. */
export function checkIdle({ state, name }: { state: State; name: string }): void {
  if (isBusy(state)) conflict('invalid', 'state', { value: name })
}

/** Whether its members are final. */
export const isFrozen = ({
  mode,
  computedAt,
}: Pick<Segment, 'mode'> & { computedAt: Date | null }): boolean => mode === 'snapshot' && computedAt !== null

type Settings = {
  filterId: string
  filterVersion: number
  mode: Segment['mode']
  exclusiveSet: string | null
  challengerPercent: number | null
}

/** The first field of a computed snapshot that would change, other than the name. */
export function frozenField(before: Settings, after: Settings): keyof Settings | undefined {
  const fields = ['filterId', 'filterVersion', 'mode', 'exclusiveSet', 'challengerPercent'] as const
  return fields.find((field) => before[field] !== after[field])
}

type Counted = {
  total: number | null
  matched: number | null
  blacklisted: number | null
  earlier: number | null
  size: number | null
  challengers: number | null
}

/** The counts of a computation, which add up. */
export function countsOf({ total, matched, ...of }: Counted): SegmentCounts {
  if (total === null || matched === null) return null
  const [blacklisted, earlier, members, challengers] = [of.blacklisted, of.earlier, of.size, of.challengers]
  return {
    ...{ total, matched, unmatched: total - matched, blacklisted: blacklisted ?? 0 },
    ...{ earlier: earlier ?? 0, members: members ?? 0, challengers: challengers ?? 0 },
  }
}

/** The progress, rate and remaining time of a computation. */
export function progressOf(work: {
  state: string | null
  processed: number | null
  toProcess: number | null
  workedMs: number | null
}): SegmentProgress {
  if (work.state !== 'queued' && work.state !== 'processing') return null
  const [processed, total, workedMs] = [work.processed ?? 0, work.toProcess ?? 0, work.workedMs ?? 0]
  if (processed === 0 || workedMs === 0) return { processed, total, rowsPerSecond: null, secondsLeft: null }
  const secondsLeft = (Math.max(0, total - processed) * workedMs) / processed / 1000
  return {
    ...{ processed, total, rowsPerSecond: Math.round((processed / workedMs) * 1000) },
    secondsLeft: Math.round(secondsLeft * 10) / 10,
  }
}

type Then = Readonly<Record<string, number>>

/** The number of records that loads created, changed or removed between two moments, by serial. */
export function changedRecords(then: Then, now: Then): number {
  const serials = new Set([...Object.keys(then), ...Object.keys(now)])
  let changed = 0
  for (const serial of serials) changed += Math.abs((now[serial] ?? 0) - (then[serial] ?? 0))
  return changed
}

/** The segments that each segment's filter refers to. */
export type AskedBy = ReadonlyMap<string, readonly string[]>

/** Whether a segment's filter would refer to itself, directly or indirectly. */
export function isCircle(id: string, asked: readonly string[], askedBy: AskedBy): boolean {
  const seen = new Set<string>()
  const reach = (ids: readonly string[]): void => {
    for (const one of ids) {
      if (seen.has(one)) continue
      seen.add(one)
      reach(askedBy.get(one) ?? [])
    }
  }
  reach(asked)
  return seen.has(id)
}

/** Segments in order of computation: by position, and after those they refer to. */
export function inOrder<One extends { id: string; position: number }>(
  segments: readonly One[],
  askedBy: AskedBy,
): One[] {
  const placed = new Set<One>()
  const place = (segment: One, above: readonly One[]): void => {
    if (placed.has(segment) || above.includes(segment)) return
    const asked = askedBy.get(segment.id) ?? []
    for (const one of segments) if (asked.includes(one.id)) place(one, [...above, segment])
    placed.add(segment)
  }
  for (const segment of segments.toSorted((one, other) => one.position - other.position)) place(segment, [])
  return [...placed]
}
