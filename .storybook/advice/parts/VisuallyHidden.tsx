import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Say to readers of the screen what everybody else sees by place or shape.'],
  dont: ['Hide what others need as well.', 'Put anything into it that takes the focus.'],
}
