import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['List every page and act the person may use, under the words they use.'],
  dont: ['Make it the only way to something.', 'List what the person may not open.'],
}
