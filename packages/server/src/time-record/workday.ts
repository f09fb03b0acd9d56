import type { TimeRange } from './time-ranges.ts'
import type { ClockEntriesTable, ClockMode, ClockSource, PressedKind } from '#db/schema/clock-entries.ts'

/** What somebody's clock recorded, as far as it counts: what a correction replaced is left out. */
export type Entry = {
  id: string
  /** The place in the record of the person. */
  number: number
  kind: PressedKind
  at: Date
  timeZone: string
  breakTypeId: string | null
  mode: ClockMode
  source: ClockSource
} & BreakRule

/** As much of an entry as days follow from. */
export type JudgedEntry = Omit<Entry, 'id'>

/** What its type said of a break when it began; nothing where nobody knew the type. */
export type BreakRule = Pick<ClockEntriesTable, 'counts' | 'minutesPerUse'>

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
  /** How long one break of its type might last when it began. */
  minutesPerUse: number | null
}

/** What is wrong with a day, for somebody to look at. */
export type DayIncident =
  | 'missing_in'
  | 'missing_out'
  | 'excess'
  | 'short_rest'
  | 'missing_rest'
  | 'weekly_rest'
  | 'night_limit'
  | 'night_overtime'
  | 'break_exceeded'
  | 'unverified'
  | 'late'
  | 'outside_shift'

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

/** A working day as the limits of longer times read it; its end is null while it is not over. */
export type WorkedDay = {
  date: string
  startedAt: Date
  endedAt: Date | null
  /** The last that is known of it. */
  lastAt: Date
  timeZone: string
  /** Its effective work. */
  effective: readonly TimeRange[]
}
