import type { ColumnType } from 'kysely'
import type { LimitsOfDays } from '#db/against-shift.ts'

export type MonthSheetState = 'open' | 'confirmed' | 'locked' | 'reopened'
export type MonthSheetAct = 'confirm' | 'lock' | 'reopen'

/** The sums of a month's days. */
export type MonthFigures = {
  workedDays: number
  effectiveSeconds: number
  nonEffectiveSeconds: number
  ordinarySeconds: number
  complementarySeconds: number
  extraSeconds: number
  theoreticalMinutes: number
  balanceSeconds: number
}

/** A person's month since its first confirmation; an open month has no row. */
export type MonthSheetsTable = {
  id: string
  employeeId: string
  /** Its first day. */
  month: string
  state: Exclude<MonthSheetState, 'open'>
  partTime: boolean
  /** Written as JSON. */
  figures: ColumnType<MonthFigures, string, string>
  /** The SHA-256 of the last confirmed content. */
  hash: string
  confirmedAt: Date
  lockedAt: Date | null
  /** The tolerated deviations from shifts when it was locked, as JSON; null for older locks. */
  shiftLimits: ColumnType<LimitsOfDays[] | null, string | null | undefined, string | null>
  /** Whether the days have changed since a confirmation; null while they have not been compared again. */
  isDifferent: boolean | null
}

export type MonthSheetActsTable = {
  sheetId: string
  number: number
  act: MonthSheetAct
  at: Date
  by: string
  reason: string | null
  hash: string
  /** For a confirmation: the confirmed content as JSON. */
  content: string | null
}

/** The last reminder of a month. */
export type MonthRemindersTable = {
  employeeId: string
  month: string
  remindedOn: string
  remindedAt: Date
}
