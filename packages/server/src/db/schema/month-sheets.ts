import type { ColumnType } from 'kysely'
import type { LimitsOfDays } from '#db/against-shift.ts'

export type MonthSheetState = 'open' | 'confirmed' | 'locked' | 'reopened'
export type MonthSheetAct = 'confirm' | 'lock' | 'reopen'

/** What the days of a month add up to. */
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

/** The month of a person since it was confirmed for the first time; before that it is open and has no row. */
export type MonthSheetsTable = {
  id: string
  employeeId: string
  /** Its first day. */
  month: string
  state: Exclude<MonthSheetState, 'open'>
  partTime: boolean
  /** Written as JSON. */
  figures: ColumnType<MonthFigures, string, string>
  /** The SHA-256 of what was confirmed last. */
  hash: string
  confirmedAt: Date
  lockedAt: Date | null
  /** How far a shift might be missed when it was locked, as JSON; null of what was locked before that was kept. */
  shiftLimits: ColumnType<LimitsOfDays[] | null, string | null | undefined, string | null>
}

export type MonthSheetActsTable = {
  sheetId: string
  number: number
  act: MonthSheetAct
  at: Date
  by: string
  reason: string | null
  hash: string
  /** Of a confirmation: what was confirmed, as JSON. */
  content: string | null
}

/** When somebody was last told of a month. */
export type MonthRemindersTable = {
  employeeId: string
  month: string
  remindedOn: string
  remindedAt: Date
}
