import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Frame what can be understood alone: a figure, a notice, a person.'],
  dont: ['Put cards into cards.', 'Frame a whole page: its background does that.'],
}
