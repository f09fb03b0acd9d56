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
/** Whose agreement a correction needs. */
export type CorrectionConsent = 'both' | 'employee' | 'company'
/** What limits find of a day without a shift. */
export type JudgedIncident = 'excess' | 'short_rest' | 'missing_rest' | 'weekly_rest' | 'night_limit'

/** What time rules say. */
export type TimeRules = {
  limits: Record<LimitName, TimeLimit>
  /** So long a break has to be to end a stretch. */
  pauseMinutes: number
  /** Extra hours of a year of full time. */
  overtime: { hours: number; source: string }
  /** Who works this long in a week works full time. */
  fullWeekMinutes: number
  consent: CorrectionConsent
  /** A correction that nobody answers expires after so many days. */
  answerDays: number
  fileRequired: boolean
}

/** A day, in minutes from its midnight, and what must be found of it: tried before rules are in force. */
export type TimeRulesExample = {
  name: string
  /** Since the end of the previous day; null without one. */
  restMinutes: number | null
  /** On so many days in a row before it the work was the same; on none when left out. */
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
  /** How far the days are derived again: people of all, and the last of them. */
  derivedTotal: Generated<number | null>
  derivedDone: Generated<number>
  derivedAfter: Generated<string | null>
  version: Generated<number>
  createdBy: string | null
  createdAt: Date
  updatedAt: Date
  publishedAt: Date | null
}
