import type { TimeRange } from './time-ranges.ts'
import type { ClockEntriesTable, ClockMode, ClockSource, PressedKind } from '#db/schema/clock-entries.ts'

/** An effective clock entry: replaced ones are left out. */
export type Entry = {
  id: string
  /** The sequence number in the person's record. */
  number: number
  kind: PressedKind
  at: Date
  timeZone: string
  breakTypeId: string | null
  mode: ClockMode
  source: ClockSource
} & BreakRule

/** The part of an entry that workdays are derived from. */
export type JudgedEntry = Omit<Entry, 'id'>

/** The settings of its break type at the start; undefined for an unknown type. */
export type BreakRule = Pick<ClockEntriesTable, 'counts' | 'minutesPerUse'>

/** `unallocated` is time at work whose category is unknown. */
export type Counts = 'effective' | 'non_effective' | 'unallocated'

/** A period without a change: work or one break. Running while `endedAt` is null. */
export type Segment = {
  kind: 'work' | 'break'
  startedAt: Date
  endedAt: Date | null
  breakTypeId: string | null
  mode: ClockMode
  counts: Counts
  /** The maximum duration of a break of its type when it began. */
  minutesPerUse: number | null
}

/** A problem of a day that needs review. */
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

/** From an entry to the matching exit. Running while `endedAt` is null. */
export type Span = {
  startedAt: Date
  endedAt: Date | null
  /** Its last known moment. */
  lastAt: Date
  timeZone: string
  segments: readonly Segment[]
  incidents: readonly DayIncident[]
}

/** A working day as used by long-term limits; its end is null while it is not over. */
export type WorkedDay = {
  date: string
  startedAt: Date
  endedAt: Date | null
  /** Its last known moment. */
  lastAt: Date
  timeZone: string
  /** Its effective work. */
  effective: readonly TimeRange[]
}
