import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Show how long something has gone on, and let it be read out on demand.'],
  dont: ['Announce every second.', 'Show seconds where minutes count.'],
}
