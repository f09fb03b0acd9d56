import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Show how two amounts go together, and groups among thousands.', 'Give groups names, not numbers.'],
  dont: ['Use it for a dozen things: a DataTable says more.'],
}
