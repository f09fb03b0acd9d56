import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: [
    'Show the two or three filters that most people use; the others are in the menu.',
    'Do not set its width: on a phone it becomes one button.',
  ],
  dont: ['Apply half a filter: a period has two ends.', 'Forget the filters when somebody comes back.'],
}
