/** Requirements on a proof file, matching the services. */
export const proofRules = {
  accept: ['.pdf', '.png', '.jpg', '.jpeg'],
  maxBytes: 10 * 1024 * 1024,
}
