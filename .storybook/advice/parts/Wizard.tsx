import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Divide what takes longer than five minutes; keep what was written from step to step.'],
  dont: ['Divide what fits one page.', 'Save half of it without saying so.'],
}
