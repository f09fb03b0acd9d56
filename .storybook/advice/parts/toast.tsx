import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Say that something is done, in one line.', 'Offer Undo where there is a way back.'],
  dont: [
    'Say something that people must do: it goes by itself.',
    'Show errors of a form: they stand at the fields.',
  ],
}
