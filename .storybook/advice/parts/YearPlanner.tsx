import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Show what a person has and asks for in one year, with a reason at days that cannot be chosen.'],
  dont: [
    'Show several people: that is a TeamPlanner.',
    'Let colour alone tell kinds apart: give each a sign.',
  ],
}
