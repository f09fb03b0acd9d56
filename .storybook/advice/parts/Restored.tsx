import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Show it where something that was written before a reload stands in the form again.'],
  dont: ['Restore passwords or codes.', 'Restore without saying so.'],
}
