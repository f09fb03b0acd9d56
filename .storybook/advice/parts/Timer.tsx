import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Show elapsed time, and let it be announced on demand.'],
  dont: ['Announce every second.', 'Show seconds where minutes count.'],
}
