import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Show the remaining time, and announce its end.'],
  dont: ['Hurry people where nothing happens at the end.'],
}
