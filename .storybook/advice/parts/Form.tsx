import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: [
    'Let people send it at any time, and show what is missing at its field.',
    'Give the errors of the server by the path of the field: the focus goes to the first.',
    'Place the buttons under the last field, the main one last.',
  ],
  dont: ['Disable the button until all is filled in.', 'Ask again for what is known.'],
}
