import type { Phrases } from '../phrases.ts'

/** Reversals of movements of the hour bank. */
export const ledger: Phrases['ledger'] = {
  reversal: {
    open: 'Reverse: {{movement}}',
    title: 'Reverse {{movement}}',
    text: 'It is reversed as a whole by another movement: {{hours}} h go into the bank of {{name}}.',
    done: 'Movement reversed',
    send: 'Reverse the movement',
  },
}
