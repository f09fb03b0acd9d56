import type { ClockKind, ClockMode, ClockSource } from '#db/schema/clock-entries.ts'

/** What somebody's clock recorded, as far as it counts: what a correction replaced is left out. */
export type Entry = {
  id: string
  kind: ClockKind
  at: Date
  timeZone: string
  breakTypeId: string | null
  mode: ClockMode
  source: ClockSource
}

/** What a break type says of the time in it; a type that nobody knows counts as neither. */
export type BreakRule = { id: string; effective: boolean; minutesPerUse: number | null }

/** `unallocated` is time at work of which nobody can say what it counts as. */
export type Counts = 'effective' | 'non_effective' | 'unallocated'

/** Time without a change: work or one break. Running while `endedAt` is null. */
export type Segment = {
  kind: 'work' | 'break'
  startedAt: Date
  endedAt: Date | null
  breakTypeId: string | null
  mode: ClockMode
  counts: Counts
}

/** What is wrong with a day, for somebody to look at. */
export type DayIncident =
  | 'missing_in'
  | 'missing_out'
  | 'excess'
  | 'short_rest'
  | 'missing_rest'
  | 'break_exceeded'
  | 'unverified'

/** From an entry to the exit that ends it. It is running while `endedAt` is null. */
export type Span = {
  startedAt: Date
  endedAt: Date | null
  /** The last that is known of it. */
  lastAt: Date
  timeZone: string
  segments: readonly Segment[]
  incidents: readonly DayIncident[]
}
