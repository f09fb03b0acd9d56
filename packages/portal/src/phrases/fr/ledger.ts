import type { Phrases } from '../phrases.ts'

/** Reversals of movements of the hour bank. */
export const ledger: Phrases['ledger'] = {
  reversal: {
    open: 'Annuler : {{movement}}',
    title: 'Annuler {{movement}}',
    text: 'Il est annulé en entier par un autre mouvement : {{hours}} h entrent dans le compte de {{name}}.',
    done: 'Mouvement annulé',
    send: 'Annuler le mouvement',
  },
}
