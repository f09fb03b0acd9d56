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
  'stretch',
  'late',
  'outside',
] as const satisfies readonly LimitName[]
/** What is told in hours; the others are some minutes. */
export const isInHours = (name: LimitName): boolean => name === 'day' || name === 'rest' || name === 'stretch'

export const consents = ['both', 'employee', 'company'] as const satisfies readonly TimeRules['consent'][]

export type Example = TimeRuleSetDetail['examples'][number]
/** What the limits of a day find of it without a shift. */
export const judged = ['excess', 'short_rest', 'missing_rest'] as const satisfies Example['incidents']
