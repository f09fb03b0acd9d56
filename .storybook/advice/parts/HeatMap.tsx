import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Show when something happens: hours by days.', 'Keep one scale for pictures that are compared.'],
  dont: ['Let people read exact amounts off the colour: they can go there by key or open the table.'],
}
