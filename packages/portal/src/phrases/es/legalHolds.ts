/** Legal holds in the log. */
export const legalHolds = {
  names: {
    log: 'Retenciones legales',
  },
}
