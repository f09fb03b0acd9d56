import type { Phrases } from '../phrases.ts'

/** Taking back movements of the bank of hours. */
export const ledger: Phrases['ledger'] = {
  reversal: {
    open: 'Reverse: {{movement}}',
    title: 'Reverse {{movement}}',
    text: 'It is reversed as a whole by another movement: {{hours}} h go into the bank of {{name}}.',
    done: 'Movement reversed',
    send: 'Reverse the movement',
  },
}
