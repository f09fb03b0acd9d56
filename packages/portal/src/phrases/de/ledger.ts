import type { Phrases } from '../phrases.ts'

/** Reversals of movements of the hour bank. */
export const ledger: Phrases['ledger'] = {
  reversal: {
    open: 'Stornieren: {{movement}}',
    title: '{{movement}} stornieren',
    text: 'Die Buchung wird als Ganzes durch eine weitere aufgehoben: {{hours}} Std. kommen auf das Konto von {{name}}.',
    done: 'Buchung storniert',
    send: 'Buchung stornieren',
  },
}
