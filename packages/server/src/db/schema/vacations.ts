import type { ColumnType, Generated } from 'kysely'
import type { PendingReason } from './vacation-plans.ts'

export type VacationKind = 'annual' | 'loose'
export type LeaveUnit = 'natural' | 'working' | 'hours'
export type DayPart = 'day' | 'morning' | 'afternoon' | 'hours'
export type ApprovalStage = 'coordinator' | 'hr'
export type Rounding = 'ceil' | 'half_up' | 'half_day_ceil'
/** `enjoyed` is not stored: it follows from the date. */
export type StoredVacationState =
  | 'draft'
  | 'pending'
  | 'waiting'
  | 'preapproved'
  | 'approved'
  | 'rejected'
  | 'expired'
  | 'withdrawn'
  | 'cancellation_requested'
  | 'cancelled'
  | 'cancelled_by_company'
export type VacationMovementKind =
  | 'entitlement'
  | 'carry_over'
  | 'expiry'
  | 'consumption'
  | 'return'
  | 'adjustment'

/** The content of a vacation policy; days of the year are written as `MM-DD`. */
export type VacationRules = {
  unit: LeaveUnit
  annualUnits: number
  looseUnits: number
  blockDays: number | null
  startOnWorkingDay: boolean
  noticeMonths: number
  carryOverUntil: string | null
  negativeUnits: number
  rounding: Rounding
  summer: { from: string; until: string; days: number } | null
  halfDays: boolean
  longestDays: number | null
  stages: ApprovalStage[]
  /** Those of loose days, if different. */
  looseStages: ApprovalStage[] | null
  escalationDays: number
}

/** The expected entitlement of an example: evaluated before the policy is published. */
export type PolicyExample = {
  name: string
  year: number
  startsOn: string
  endsOn: string | null
  annualUnits: number
  looseUnits: number
}

type Json<Value> = ColumnType<Value, string, string>

/** A version of a policy; an empty agreement is the law. */
export type VacationPoliciesTable = {
  id: string
  agreement: string
  name: string
  validFrom: string
  state: Generated<'draft' | 'published'>
  rules: Json<VacationRules>
  examples: Json<PolicyExample[]>
  source: string
  review: Generated<boolean>
  version: Generated<number>
  createdBy: string | null
  createdAt: Date
  updatedAt: Date
  publishedAt: Date | null
}

/** A bucket of days that can be spent within a period. */
export type VacationBucketsTable = {
  id: string
  employeeId: string
  kind: VacationKind
  year: number
  unit: LeaveUnit
  validFrom: string
  validUntil: string
  /** When the person was warned that its rest expires. */
  warnedOn: Generated<string | null>
}

/** The calculation of an entitlement. */
export type EntitlementExplanation = {
  parts: { baseUnits: number; days: number }[]
  daysOfYear: number
  rounding: Rounding
  exact: string
  units: number
}

/** A movement of a bucket; append-only. */
export type VacationMovementsTable = {
  id: string
  bucketId: string
  kind: VacationMovementKind
  units: number
  date: string
  requestId: string | null
  reverses: string | null
  /** The sick leave because of which days are returned. */
  absenceId: Generated<string | null>
  policyId: string | null
  reason: string | null
  explanation: ColumnType<EntitlementExplanation | null, string | null, never>
  createdBy: string | null
  createdAt: Date
}

export type VacationRequestsTable = {
  id: string
  employeeId: string
  kind: VacationKind
  unit: LeaveUnit
  units: number
  state: StoredVacationState
  /** The pending stage. */
  stage: ApprovalStage | null
  /** All stages, from the policy at the time of the request. */
  stages: Json<ApprovalStage[]>
  startsOn: string
  endsOn: string
  comment: string | null
  agreed: boolean
  shortNotice: boolean
  escalatesAt: Date | null
  policyId: string | null
  version: Generated<number>
  askedBy: string
  /** The plan that applies, and the request's state in it. */
  planId: Generated<string | null>
  pendingReason: Generated<PendingReason | null>
  hasPlace: Generated<boolean>
  autoApproved: Generated<boolean>
  /** The turn: lower ones come first. */
  waitingOrder: Generated<string | null>
  offeredUntil: Generated<Date | null>
  /** Whether it expired because the person did not accept the place offered. */
  lapsedOffer: Generated<boolean>
  answerBy: Generated<string | null>
  overrideReason: Generated<string | null>
  /** A held decision. */
  heldAs: Generated<'approve' | 'reject' | null>
  heldBy: Generated<string | null>
  heldUntil: Generated<Date | null>
  heldComment: Generated<string | null>
  heldOverride: Generated<string | null>
  /** HR's archiving decision, which overrides the last day's. */
  archived: Generated<boolean | null>
  /** The pending last day of an early end. */
  lastDay: Generated<string | null>
  heldFor: Generated<string | null>
  createdAt: Date
  updatedAt: Date
}

/** A day of a request. `held` follows the request's state. */
export type VacationLinesTable = {
  requestId: string
  employeeId: string
  date: string
  part: DayPart
  minutes: number | null
  units: number
  reason: string
  holiday: string | null
  held: Generated<boolean>
}

/** The bucket that a day of a request spends. */
export type VacationSpendingsTable = { requestId: string; bucketId: string; date: string; units: number }

/** A state in the history. */
export type VacationActsTable = {
  requestId: string
  number: number
  state: StoredVacationState
  stage: ApprovalStage | null
  by: string
  /** The delegator. */
  onBehalfOf: Generated<string | null>
  at: Date
  comment: string | null
  /** The last day taken, for an early end. */
  lastDay: Generated<string | null>
}

/** Days on which nobody of a group may take vacation, with exceptions; without a group, for everybody. */
export type VacationBlocksTable = {
  id: string
  name: string
  startsOn: string
  endsOn: string
  groupId: string | null
  exceptIds: string[]
  version: Generated<number>
  createdBy: string | null
  createdAt: Date
  updatedAt: Date
}
