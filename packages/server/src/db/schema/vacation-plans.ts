import type { ColumnType, Generated } from 'kysely'

/** Written as JSON. */
type Written<Value> = ColumnType<Value, string, string>

/** How requests of a plan are answered. */
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

/** How many people are needed in an interval of days of the week, 1 the Monday; of all of the plan without a skill. */
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

/** The most that may be off on each of these dates. */
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

/** A date on which a request asks for a place, with the work planned on it; whether it has it, the request says. */
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
  /** When HR was told that not all was answered in time. */
  lateToldOn: Generated<string | null>
  version: Generated<number>
  createdBy: string | null
  createdAt: Date
  updatedAt: Date
}

/** What somebody would like to have of a period, the first before the others, and what became of it. */
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
