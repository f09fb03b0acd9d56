import type { ResumableUpload } from '#generated/loads/uploads.ts'
import type { Uploads } from '#generated/families/laia.ts'
import type { Call } from '#http/call.ts'
import type { Named } from '#http/operation.ts'
import type { UploadOptions } from '#http/uploading.ts'

/** What sending one part takes. */
export interface PartOptions extends UploadOptions {
  /** The digest of the part, which the service compares. */
  readonly sha256?: string | undefined
}

/** What can be done with uploads, one request each. */
export interface UploadPartActs extends Uploads {
  /** Sends one part of a file, from 1; one that comes again takes the place of the one before. */
  readonly part: ((id: string, number: number, bytes: Blob, options?: PartOptions) => Call<ResumableUpload>) &
    Named<'put'>
}
