import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Show how long there is still, and say when it ends.'],
  dont: ['Hurry people where nothing happens at the end.'],
}
