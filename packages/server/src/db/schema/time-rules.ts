import type { ColumnType, Generated } from 'kysely'
import type { Times } from './shifts.ts'

export type TimeRulesState = 'draft' | 'published' | 'off'
/**
 * `day`: effective work of a day; `rest`: between two days; `shiftChange`: the same where the plan changes the shift between
 * them, if what is lacking is made up for; `stretch`: at work without a break; `week`: rest of a week;
 * `night`: effective work of a day of who works by night, on average; `nightOvertime`: what they do beyond what is planned;
 * `late`: the first entry after the shift began; `outside`: effective work outside of the shift.
 */
export type LimitName =
  | 'day'
  | 'rest'
  | 'shiftChange'
  | 'stretch'
  | 'week'
  | 'night'
  | 'nightOvertime'
  | 'late'
  | 'outside'
/** A limit and the article that sets it. */
export type TimeLimit = { minutes: number; isOn: boolean; source: string }
/** Whose consent a correction needs. */
export type CorrectionConsent = 'both' | 'employee' | 'company'
/** Limits that apply to a day without a shift. */
export type JudgedIncident = 'excess' | 'short_rest' | 'missing_rest' | 'weekly_rest' | 'night_limit'

/** The content of time rules. */
export type TimeRules = {
  limits: Record<LimitName, TimeLimit>
  /** The minimum duration of a break that ends a stretch. */
  pauseMinutes: number
  /** The yearly maximum of extra hours at full time. */
  overtime: { hours: number; source: string }
  /** The weekly hours of full time. */
  fullWeekMinutes: number
  consent: CorrectionConsent
  /** The number of days after which an unanswered correction expires. */
  answerDays: number
  fileRequired: boolean
}

/** An example day in minutes from its midnight, with the expected findings: evaluated before rules come into force. */
export type TimeRulesExample = {
  name: string
  /** Since the end of the previous day; null without one. */
  restMinutes: number | null
  /** On this many consecutive days before it the work was the same. Defaults to none. */
  daysBefore?: number
  work: Times[]
  breaks: Times[]
  incidents: JudgedIncident[]
}

type Json<Value> = ColumnType<Value, string, string>

/** A version of time rules; an empty agreement is the law. */
export type TimeRulesTable = {
  id: string
  agreement: string
  name: string
  validFrom: string
  state: Generated<TimeRulesState>
  rules: Json<TimeRules>
  examples: Json<TimeRulesExample[]>
  source: string
  review: Generated<boolean>
  /** The progress of the re-evaluation: the total, and the last processed person. */
  derivedTotal: Generated<number | null>
  derivedDone: Generated<number>
  derivedAfter: Generated<string | null>
  version: Generated<number>
  createdBy: string | null
  createdAt: Date
  updatedAt: Date
  publishedAt: Date | null
}
