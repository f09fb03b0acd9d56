import type { Generated } from 'kysely'
import type { ResumableUpload } from '@portal/sdk/contract'
import type { Json } from './templates.ts'

/** A file that is sent in parts. The row stays when the file has become something else, or nothing. */
export type UploadsTable = {
  id: string
  purpose: ResumableUpload['purpose']
  name: string
  size: number
  /** By it the same file is known again, when its sender comes back. */
  headSha256: string
  partBytes: number
  month: string | null
  kind: ResumableUpload['kind']
  state: ResumableUpload['state']
  received: Generated<number>
  /** Where the whole file is put together, named before there is any of it. */
  blobKey: string | null
  resultId: string | null
  refusal: Json<NonNullable<ResumableUpload['refusal']>> | null
  createdBy: string
  createdAt: Date
  expiresAt: Date | null
  finishedAt: Date | null
}

/** A part that is there, whole. */
export type UploadPartsTable = {
  uploadId: string
  number: number
  blobKey: string
  size: number
  sha256: string
}
