import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Show two to five answers of which one counts.', 'Choose the usual one beforehand, if there is one.'],
  dont: ['Choose beforehand what people must decide.', 'Use it for yes or no: a Checkbox asks that.'],
}
