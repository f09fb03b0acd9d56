import type { ColumnType, Generated } from 'kysely'

/** Local minutes of a day; beyond 1440 on the next day. */
export type Times = { start: number; end: number }
/** The planned work of a day, and the breaks that are no effective work. */
export type DayTimes = { segments: readonly Times[]; breaks?: readonly Times[] }
export type ShiftKind = 'extra' | 'replaced' | 'moved' | 'off'
/** Written as JSON. */
type Written<Value> = ColumnType<Value, string, string>

export type ShiftPatternsTable = {
  id: string
  name: string
  active: Generated<boolean>
  version: Generated<number>
  createdAt: Date
  updatedAt: Date
}

export type ShiftPatternVersionsTable = {
  patternId: string
  validFrom: string
  /** The start of the next version. */
  validUntil: Generated<string>
  anchorOn: string
  weeks: Written<DayTimes[][]>
  /** The minutes of each day of the weeks, ignoring clock changes: cached, because summing takes time. */
  minutes: Written<number[][]>
  /** Whether a third of the planned work is at night (ET art. 36.1). */
  byNight: ColumnType<boolean, never, never>
}

export type ShiftAssignmentsTable = {
  id: string
  employeeId: string
  patternId: string
  startsOn: string
  endsOn: string | null
  firstWeek: Generated<number>
  createdBy: string | null
  createdAt: Date
}

/** A dated shift: the complete plan of a person's day. */
export type ShiftsTable = {
  employeeId: string
  date: string
  kind: ShiftKind
  times: Written<DayTimes>
  /** Ignoring clock changes. */
  minutes: number
  note: Generated<string>
  createdBy: string | null
  createdAt: Date
}

export type DatedShift = { kind: ShiftKind; note: string } & Required<DayTimes>

export type ShiftChangesTable = {
  id: string
  employeeId: string
  date: string
  before: Written<DatedShift | null>
  after: Written<DatedShift | null>
  changedBy: string | null
  at: Date
}
