import type { ResumableUpload } from '#generated/loads/uploads.ts'
import type { Uploads } from '#generated/families/laia.ts'
import type { Call } from '#http/call.ts'
import type { Named } from '#http/operation.ts'
import type { UploadOptions } from '#http/uploading.ts'

/** Options for sending one part. */
export interface PartOptions extends UploadOptions {
  /** The SHA-256 of the part; the service compares it. */
  readonly sha256?: string | undefined
}

/** Functions on uploads, one request each. */
export interface UploadPartActs extends Uploads {
  /** Sends one part of a file. Parts count from 1; sending a part again replaces it. */
  readonly part: ((id: string, number: number, bytes: Blob, options?: PartOptions) => Call<ResumableUpload>) &
    Named<'put'>
}
