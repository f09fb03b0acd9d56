/** What proves against which lists an activation was checked. */
export type ActivationCertificatesTable = {
  activationId: string
  /** Its JSON, byte for byte as it was signed. */
  document: string
  sha256: string
  signature: string
  madeAt: Date
}
