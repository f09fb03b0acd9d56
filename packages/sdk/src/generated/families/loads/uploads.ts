// Generated from specs/loads/uploads.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { UploadsOperations as Operations } from '#generated/loads/uploads.ts'
import type { ResumableUpload, UploadCompletion, UploadInput, UploadPart, UploadPurposeRules } from '#generated/loads/uploads.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Resumable uploads of files in parts. */
export interface Uploads {
  /** List uploads of the caller. Sorted from newest to oldest by default, including finished ones. */
  readonly index: Operation<[query?: Operations['uploads.index']['parameters']['query']], Page<ResumableUpload>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['uploads.index']['parameters']['query'], options?: CallOptions) => List<ResumableUpload>
  /** Create or resume an upload. If the caller has an unfinished upload with the same purpose, name, size and beginning, it is returned instead of a new one. A purpose that the caller may not use is 403; an unsupported file name 415 `content_type_invalid`, a file that is too large 413 `file_size_out_of_range`, both on `file`. Payslips require `month` (`blank`). More than 20 unfinished uploads are 409 `limit_reached` on `file`. Uploads without activity for two days expire. */
  readonly create: Operation<[body: UploadInput], ResumableUpload, 'post'>
  /** List upload purposes. Each purpose available to the caller, with its file extensions and size limit. */
  readonly purposes: Operation<[], UploadPurposeRules[], 'get'>
  /** Retrieve an upload of the caller. Includes its progress or result. */
  readonly show: Operation<[id: string], ResumableUpload, 'get'>
  /** List the uploaded parts. In order, each with its digest, so that identical parts need not be sent again. */
  readonly parts: Operation<[id: string], UploadPart[], 'get'>
  /** Complete an upload. The file is assembled and processed for its purpose in the background, with the permissions the person has at that time: it becomes `done`, with the ID of the result, or `refused`, with the reason. A missing part is `blank` on `parts`; a digest that differs from those of the parts is `file_damaged`. An upload that is already `checking` or `done` does not change. */
  readonly complete: Operation<[id: string, body: UploadCompletion], ResumableUpload, 'post'>
  /** Cancel an upload. The file is deleted. An upload that is not in progress is 409 `invalid` on `state`. */
  readonly cancel: Operation<[id: string], ResumableUpload, 'post'>
}

/** Builds `uploads`: Resumable uploads of files in parts. */
export const uploads: Build<Uploads> = /* @__PURE__ */ family('laia', 'uploads index create purposes=g/purposes show parts=g~ complete=p!~ cancel=p~')
