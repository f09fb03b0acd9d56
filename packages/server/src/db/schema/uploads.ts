import type { Generated } from 'kysely'
import type { ResumableUpload } from '@portal/sdk/contract'
import type { Json } from './templates.ts'

/** A file being uploaded in parts. The row stays after the upload has ended. */
export type UploadsTable = {
  id: string
  purpose: ResumableUpload['purpose']
  name: string
  size: number
  /** Identifies the file when its sender resumes. */
  headSha256: string
  partBytes: number
  month: string | null
  kind: ResumableUpload['kind']
  state: ResumableUpload['state']
  received: Generated<number>
  /** The blob key of the assembled file, set before it is written. */
  blobKey: string | null
  resultId: string | null
  refusal: Json<NonNullable<ResumableUpload['refusal']>> | null
  createdBy: string
  createdAt: Date
  expiresAt: Date | null
  finishedAt: Date | null
}

/** A completely received part. */
export type UploadPartsTable = {
  uploadId: string
  number: number
  blobKey: string
  size: number
  sha256: string
}
