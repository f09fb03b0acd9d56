export type ProofKind = 'pdf' | 'png' | 'jpeg'

/** A stored proof file. */
export type ProofFile = {
  id: string
  name: string
  kind: ProofKind
  size: number
  sha256: string
  blobKey: string
  createdBy: string
  createdAt: Date
  /** When it expires. */
  expiresAt: Date
}

/** A proof of a correction or of a day's incident; of neither while the form is being filled in. */
export type CorrectionFilesTable = ProofFile & { correctionId: string | null; incidentId: string | null }
/** A proof of an absence; of none while the form is being filled in. */
export type AbsenceFilesTable = ProofFile & { absenceId: string | null }
