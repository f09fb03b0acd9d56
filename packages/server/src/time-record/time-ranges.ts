/** A range between two instants. */
export type TimeRange = { startedAt: Date; endedAt: Date }

/** Sorts ranges and merges those that overlap or touch. */
export function joined(ranges: readonly TimeRange[]): TimeRange[] {
  const all: TimeRange[] = []
  for (const range of ranges.toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime())) {
    const last = all.at(-1)
    if (last === undefined || range.startedAt > last.endedAt) all.push({ ...range })
    else if (range.endedAt > last.endedAt) last.endedAt = range.endedAt
  }
  return all.filter(({ startedAt, endedAt }) => endedAt > startedAt)
}

/** Subtracts ranges. */
export const without = (ranges: readonly TimeRange[], others: readonly TimeRange[]): TimeRange[] =>
  joined(others).reduce<TimeRange[]>((left, other) => left.flatMap((one) => cut(one, other)), joined(ranges))

function cut({ startedAt, endedAt }: TimeRange, other: TimeRange): TimeRange[] {
  if (other.endedAt <= startedAt || other.startedAt >= endedAt) return [{ startedAt, endedAt }]
  const before = { startedAt, endedAt: other.startedAt }
  const after = { startedAt: other.endedAt, endedAt }
  return [before, after].filter((part) => part.endedAt > part.startedAt)
}

/** The total duration. */
export const lengthMs = (ranges: readonly TimeRange[]): number =>
  ranges.reduce((sum, { startedAt, endedAt }) => sum + endedAt.getTime() - startedAt.getTime(), 0)

/** The intersection of ranges. */
export function within(ranges: readonly TimeRange[], others: readonly TimeRange[]): TimeRange[] {
  const those = joined(others)
  return joined(ranges).flatMap((one) => those.flatMap((other) => common(one, other)))
}

/** The duration of the intersection, where neither list overlaps in itself. */
export function sharedMs(ranges: readonly TimeRange[], others: readonly TimeRange[]): number {
  let shared = 0
  for (const one of ranges)
    for (const other of others) {
      const from = Math.max(one.startedAt.getTime(), other.startedAt.getTime())
      shared += Math.max(0, Math.min(one.endedAt.getTime(), other.endedAt.getTime()) - from)
    }
  return shared
}

function common(one: TimeRange, other: TimeRange): TimeRange[] {
  const startedAt = one.startedAt > other.startedAt ? one.startedAt : other.startedAt
  const endedAt = one.endedAt < other.endedAt ? one.endedAt : other.endedAt
  return endedAt > startedAt ? [{ startedAt, endedAt }] : []
}
