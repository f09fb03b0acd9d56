import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it for small things in a row that may wrap: badges, buttons, facts.'],
  dont: ['Line fields up with it: Columns keeps them equally wide.'],
}
