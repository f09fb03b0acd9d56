import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Ask early enough: at least twenty seconds before the end.', 'Let one key say yes.'],
  dont: ['End a session in which something is being written without a way back.'],
}
