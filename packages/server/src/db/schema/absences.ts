import type { ColumnType, Generated } from 'kysely'
import type { ApprovalStage, DayPart } from './vacations.ts'

export type Kinship = 'spouse' | 'first' | 'second' | 'household'
/** The counting unit; weeks are counted in calendar days, hours in minutes. */
export type AbsenceUnit = 'working_days' | 'natural_days' | 'minutes'
/** `awaiting_proof`, `ongoing` and `ended` are not stored: they follow from the date. */
export type StoredAbsenceState =
  | 'communicated'
  | 'in_review'
  | 'approved'
  | 'rejected'
  | 'cancellation_requested'
  | 'cancelled'
  | 'not_justified'
export type AbsenceState = StoredAbsenceState | 'awaiting_proof' | 'ongoing' | 'ended'
export type SickPartKind = 'baja' | 'confirmation' | 'extension' | 'discharge'
export type ExpectedDuration = 'very_short' | 'short' | 'medium' | 'long'

export type AbsencesTable = {
  id: string
  employeeId: string
  absenceTypeId: string
  startsOn: string
  /** Null while it is open-ended. */
  endsOn: string | null
  part: DayPart
  minutes: number | null
  /** When the hours begin, in minutes of the day; null when unknown. */
  startMinute: Generated<number | null>
  unit: AbsenceUnit
  units: number | null
  kinship: Kinship | null
  travel: Generated<boolean>
  comment: string | null
  state: StoredAbsenceState
  /** The pending stage. */
  stage: ApprovalStage | null
  /** All stages, from the terms at the time of the request. */
  stages: ColumnType<ApprovalStage[], string, string>
  /** Whether it replaces planned work. */
  isInForce: boolean
  isRight: boolean
  isSick: boolean
  proofDueOn: string | null
  /** When its proof came, even if the files have been deleted. */
  provedAt: Date | null
  remindedAt: Date | null
  processId: string | null
  expected: ExpectedDuration | null
  relapseOfId: string | null
  version: Generated<number>
  askedBy: string
  createdAt: Date
  updatedAt: Date
}

/** A state in the history; `by` is null after a missed deadline. */
export type AbsenceActsTable = {
  absenceId: string
  number: number
  state: StoredAbsenceState
  stage: ApprovalStage | null
  by: string | null
  /** The delegator. */
  onBehalfOf: Generated<string | null>
  at: Date
  comment: string | null
}

export type AbsencePartsTable = {
  absenceId: string
  number: number
  kind: SickPartKind
  on: string
  nextOn: string | null
  by: string
  at: Date
  /** When the person and HR were reminded of the report of its next review. */
  remindedAt: Generated<Date | null>
}
