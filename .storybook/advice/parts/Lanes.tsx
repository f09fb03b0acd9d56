import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: [
    'Show what two or three sources say of the same hours; hatch where they differ.',
    'Say in words below what is hatched.',
  ],
  dont: [
    'Draw more than about five lanes: for days of a team there is TeamPlanner.',
    'Use it where only sums matter: use Bars.',
  ],
}
