import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Show it when a form has been restored from a draft.'],
  dont: ['Restore passwords or codes.', 'Restore a draft silently.'],
}
