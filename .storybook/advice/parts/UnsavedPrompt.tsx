import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Place it once in a form that takes longer than a minute to fill in.'],
  dont: ['Ask where nothing would be lost: people stop reading questions.'],
}
