import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Set the distance between parts here, once, by the steps of space.'],
  dont: ['Nest stacks to get another distance for one pair: group what belongs together in its own Stack.'],
}
