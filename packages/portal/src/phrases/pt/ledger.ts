import type { Phrases } from '../phrases.ts'

/** Reversals of movements of the hour bank. */
export const ledger: Phrases['ledger'] = {
  reversal: {
    open: 'Anular: {{movement}}',
    title: 'Anular {{movement}}',
    text: 'É anulado por inteiro com outro movimento: entram {{hours}} h na bolsa de {{name}}.',
    done: 'Movimento anulado',
    send: 'Anular o movimento',
  },
}
