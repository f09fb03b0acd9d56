import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: [
    'Use it for every form that is sent: it keeps what was written when the server refuses or is silent.',
    'Tell it when the form is saved, so that leaving no longer asks.',
  ],
  dont: ['Keep a second copy of the values in state: the form holds them.'],
}
