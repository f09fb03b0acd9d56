import type { TimeRules, TimeRuleSetDetail, TimeRulesState } from '@portal/sdk'
import type { Tone } from '@portal/ui-kit'

export const ruleStates = ['draft', 'published', 'off'] as const satisfies readonly TimeRulesState[]
export const ruleTones: Record<TimeRulesState, Tone> = {
  draft: 'neutral',
  published: 'success',
  off: 'warning',
}

export type LimitName = keyof TimeRules['limits']
export const limitNames = [
  'day',
  'rest',
  'shiftChange',
  'stretch',
  'week',
  'night',
  'nightOvertime',
  'late',
  'outside',
] as const satisfies readonly LimitName[]
/** Limits in hours; the others are in minutes. */
export const isInHours = (name: LimitName): boolean => !inMinutes.has(name)
const inMinutes: ReadonlySet<LimitName> = new Set(['nightOvertime', 'late', 'outside'])
/** Minimums; the others are maximums. */
export const isLeast = (name: LimitName): boolean => leasts.has(name)
const leasts: ReadonlySet<LimitName> = new Set(['rest', 'shiftChange', 'week'])

export const consents = ['both', 'employee', 'company'] as const satisfies readonly TimeRules['consent'][]

export type Example = TimeRuleSetDetail['examples'][number]
/** Limits that apply to a day without a shift. */
export const judged = [
  'excess',
  'short_rest',
  'missing_rest',
  'weekly_rest',
  'night_limit',
] as const satisfies Example['incidents']
