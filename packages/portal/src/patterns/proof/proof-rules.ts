/** What a proof may be, as much as the services take. */
export const proofRules = {
  accept: ['.pdf', '.png', '.jpg', '.jpeg'],
  maxBytes: 10 * 1024 * 1024,
}
