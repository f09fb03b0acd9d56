/** The proof of the lists against which an activation was checked. */
export type ActivationCertificatesTable = {
  activationId: string
  /** Its JSON, exactly as it was signed. */
  document: string
  sha256: string
  signature: string
  madeAt: Date
}
