export type CorrectionFileKind = 'pdf' | 'png' | 'jpeg'

/** A file that proves what a correction says; of no correction yet while its form is filled in. */
export type CorrectionFilesTable = {
  id: string
  correctionId: string | null
  name: string
  kind: CorrectionFileKind
  size: number
  sha256: string
  blobKey: string
  createdBy: string
  createdAt: Date
  /** When it is taken away. */
  expiresAt: Date
}
