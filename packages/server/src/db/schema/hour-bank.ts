export type HourMovementKind = 'month' | 'rest' | 'pay' | 'adjustment' | 'reversal'

/** A movement of the bank of hours; none is ever changed. */
export type HourBankMovementsTable = {
  id: string
  employeeId: string
  kind: HourMovementKind
  /** What goes in; what goes out is below zero. */
  seconds: number
  /** The day from which it counts. */
  date: string
  /** The first day of the month that was locked or reopened, or whose extra hours a rest compensates. */
  month: string | null
  /** The movement that a reversal takes back. */
  reverses: string | null
  reason: string | null
  createdBy: string
  createdAt: Date
}
