import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Show when something happens: hours by days.', 'Keep one scale for pictures that are compared.'],
  dont: ['Expect people to read exact amounts from colours: the tooltip and the table have them.'],
}
