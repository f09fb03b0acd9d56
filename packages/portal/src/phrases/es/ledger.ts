/** Reversals of movements of the hour bank. */
export const ledger = {
  reversal: {
    open: 'Anular: {{movement}}',
    title: 'Anular {{movement}}',
    text: 'Se anula entero con otro movimiento: en la bolsa de {{name}} entran {{hours}} h.',
    done: 'Movimiento anulado',
    send: 'Anular el movimiento',
  },
}
