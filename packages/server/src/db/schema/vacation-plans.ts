import type { ColumnType, Generated } from 'kysely'

/** Written as JSON. */
type Written<Value> = ColumnType<Value, string, string>

/** How requests under a plan are answered. */
export type VacationPlanRules = {
  autoApprove: boolean
  longestDays: number | null
  noticeDays: number
  withinShifts: boolean
  whenFull: 'waiting' | 'decide' | 'refuse'
  waitingClosesDays: number
  grants: 'at_once' | 'offer'
  offerHours: number
  fillingPercent: number
}

/** The required people in an interval of weekdays, 1 is Monday; without a skill for the whole plan. */
export type StaffNeed = {
  skillId?: string | null
  weekdays: number[]
  start: number
  end: number
  people: number
}

export type VacationPlansTable = {
  id: string
  name: string
  skillIds: string[]
  groupIds: string[]
  validFrom: string
  validUntil: string | null
  rules: Written<VacationPlanRules>
  needs: Written<StaffNeed[]>
  version: Generated<number>
  createdBy: string | null
  createdAt: Date
  updatedAt: Date
}

export type QuotaMeasure = 'people' | 'minutes'

/** The maximum number of people off on each of these dates. */
export type VacationQuotasTable = {
  id: string
  planId: string
  startsOn: string
  endsOn: string
  weekdays: number[] | null
  startMinute: number | null
  endMinute: number | null
  measure: Generated<QuotaMeasure>
  most: number
  version: Generated<number>
  createdBy: string | null
  createdAt: Date
  updatedAt: Date
}

/** A date on which a request needs a place, with the planned work; the request's state tells whether it has it. */
export type VacationPlacesTable = {
  requestId: string
  date: string
  planId: string
  employeeId: string
  minutes: number
  firstMinute: number | null
  lastMinute: number | null
}

export type PendingReason =
  | 'invalid_duration'
  | 'outside_shift'
  | 'short_notice'
  | 'no_quota'
  | 'no_plan'
  | 'outside_period'
  | 'in_period'
  | 'needs_decision'

export type VacationPeriodsTable = {
  id: string
  planId: string
  name: string
  opensOn: string
  closesOn: string
  answerBy: string
  startsOn: string
  endsOn: string
  criterion: 'arrival' | 'seniority' | 'rotation' | 'points'
  publishedAt: Generated<Date | null>
  /** When HR was notified of unanswered requests. */
  lateNotifiedOn: Generated<string | null>
  version: Generated<number>
  createdBy: string | null
  createdAt: Date
  updatedAt: Date
}

/** A person's wish for a period by preference, and its result. */
export type VacationBidsTable = {
  periodId: string
  employeeId: string
  rank: number
  startsOn: string
  endsOn: string
  outcome: Generated<string | null>
  requestId: Generated<string | null>
  createdAt: Date
}
