export type HourMovementKind = 'month' | 'rest' | 'pay' | 'adjustment' | 'reversal'

/** A movement of the hour bank; append-only. */
export type HourBankMovementsTable = {
  id: string
  employeeId: string
  kind: HourMovementKind
  /** Positive for additions, negative for withdrawals. */
  seconds: number
  /** The effective day. */
  date: string
  /** The first day of the month that was locked or reopened, or whose extra hours a rest compensates. */
  month: string | null
  /** The reversed movement. */
  reverses: string | null
  reason: string | null
  createdBy: string
  createdAt: Date
}
