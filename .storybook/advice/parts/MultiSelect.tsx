import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it for up to a dozen of many; say the limit, if there is one, and why.'],
  dont: ['Use it for hundreds: a TransferList shows what is selected.', 'Use it for seven: a CheckboxGroup.'],
}
