import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Call entries as their pages are called.', 'Group by what people do, at most two levels deep.'],
  dont: ['List what the person may not open.', 'Mark news by colour alone: say the number.'],
}
