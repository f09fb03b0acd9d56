export type ProofKind = 'pdf' | 'png' | 'jpeg'

/** A file that proves something, as it was stored. */
export type ProofFile = {
  id: string
  name: string
  kind: ProofKind
  size: number
  sha256: string
  blobKey: string
  createdBy: string
  createdAt: Date
  /** When it is taken away. */
  expiresAt: Date
}

/** A file that proves what a correction says, or why a day has an incident; of neither yet while its form is filled in. */
export type CorrectionFilesTable = ProofFile & { correctionId: string | null; incidentId: string | null }
/** A file that proves an absence; of no absence yet while its form is filled in. */
export type AbsenceFilesTable = ProofFile & { absenceId: string | null }
