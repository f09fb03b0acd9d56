import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Answer who is away when; open a day for the rest.', 'Give each kind a sign beside its colour.'],
  dont: ['Show more than a month on a screen.', 'Make it the only way to ask for a day.'],
}
