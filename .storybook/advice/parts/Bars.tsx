import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Compare amounts; begin at zero; sort by amount unless the order means something.'],
  dont: [
    'Stack when the parts are to be compared with each other: group them.',
    'Show more than about thirty.',
  ],
}
