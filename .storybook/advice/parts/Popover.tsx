import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it for little that belongs to what was pressed, such as one filter.'],
  dont: ['Put a long form into it.', 'Open it on hover: a Tooltip does that for a line of text.'],
}
