import type { ColumnType, Generated } from 'kysely'
import type { PendingReason } from './vacation-plans.ts'

export type VacationKind = 'annual' | 'loose'
export type LeaveUnit = 'natural' | 'working' | 'hours'
export type DayPart = 'day' | 'morning' | 'afternoon' | 'hours'
export type ApprovalStage = 'coordinator' | 'hr'
export type Rounding = 'ceil' | 'half_up' | 'half_day_ceil'
/** `enjoyed` is none of these: it is read off the day. */
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

/** What a vacation policy says; days of the year are written as `MM-DD`. */
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
  /** Those of loose days, where they are others. */
  looseStages: ApprovalStage[] | null
  escalationDays: number
}

/** What a policy must come to for a time under contract: tried before it is published. */
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

/** What can be spent from one day until another. */
export type VacationBucketsTable = {
  id: string
  employeeId: string
  kind: VacationKind
  year: number
  unit: LeaveUnit
  validFrom: string
  validUntil: string
}

/** How an entitlement was worked out. */
export type EntitlementExplanation = {
  parts: { baseUnits: number; days: number }[]
  daysOfYear: number
  rounding: Rounding
  exact: string
  units: number
}

/** A movement of a bucket; none is ever changed. */
export type VacationMovementsTable = {
  id: string
  bucketId: string
  kind: VacationMovementKind
  units: number
  date: string
  requestId: string | null
  reverses: string | null
  /** The sick leave that it returns days of. */
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
  /** The stage that it waits for. */
  stage: ApprovalStage | null
  /** All stages, as the policy had them when it was asked for. */
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
  /** The plan that it was judged by, and its state there. */
  planId: Generated<string | null>
  pendingReason: Generated<PendingReason | null>
  hasPlace: Generated<boolean>
  autoApproved: Generated<boolean>
  /** Who waits longer comes first. */
  waitingOrder: Generated<string | null>
  offeredUntil: Generated<Date | null>
  answerBy: Generated<string | null>
  overrideReason: Generated<string | null>
  /** A decision that is not in force yet. */
  heldAs: Generated<'approve' | 'reject' | null>
  heldBy: Generated<string | null>
  heldUntil: Generated<Date | null>
  heldComment: Generated<string | null>
  heldOverride: Generated<string | null>
  /** What HR has said of it; its last day says it otherwise. */
  archived: Generated<boolean | null>
  /** The last day that is to be taken, while it waits to end early. */
  lastDay: Generated<string | null>
  heldFor: Generated<string | null>
  createdAt: Date
  updatedAt: Date
}

/** A day of a request. `held` follows the state of the request. */
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

/** Which bucket a day of a request spends. */
export type VacationSpendingsTable = { requestId: string; bucketId: string; date: string; units: number }

/** A state that a request has had. */
export type VacationActsTable = {
  requestId: string
  number: number
  state: StoredVacationState
  stage: ApprovalStage | null
  by: string
  /** In whose place. */
  onBehalfOf: Generated<string | null>
  at: Date
  comment: string | null
  /** The last day that is taken, where it is about that. */
  lastDay: Generated<string | null>
}

/** Days on which nobody of a group takes vacation, but the exceptions; without a group nobody at all. */
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
