// Generated from specs/loads/uploads.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { UploadsOperations as Operations } from '#generated/loads/uploads.ts'
import type { ResumableUpload, UploadCompletion, UploadInput, UploadPart, UploadPurposeRules } from '#generated/loads/uploads.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Files that are sent in parts, and what became of them. */
export interface Uploads {
  /** List one's own uploads. Newest first unless asked otherwise: what is under way, and what became of the rest. */
  readonly index: Operation<[query?: Operations['uploads.index']['parameters']['query']], Page<ResumableUpload>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['uploads.index']['parameters']['query'], options?: CallOptions) => List<ResumableUpload>
  /** Begin an upload, or take one up again. An upload of the same person with the same purpose, name, size and beginning that is not over is answered in place of a new one, whoever or whatever interrupted it. A purpose that one may not use is 403; a name that it does not take 415 `content_type_invalid`, a larger file 413 `file_size_out_of_range`, both at `file`. Payslips say their `month` (`blank`). More than 20 unfinished ones are 409 `limit_reached` at `file`. What nobody continues for two days is dropped. */
  readonly create: Operation<[body: UploadInput], ResumableUpload, 'post'>
  /** For what one may upload files. Each purpose with the names it takes and its largest file. */
  readonly purposes: Operation<[], UploadPurposeRules[], 'get'>
  /** One of one's own uploads. How far it has come, or what became of it. */
  readonly show: Operation<[id: string], ResumableUpload, 'get'>
  /** Which parts are there. In their order, each with its digest: what is the same need not be sent again. */
  readonly parts: Operation<[id: string], UploadPart[], 'get'>
  /** Say that all parts are there. The file is put together and handed to its purpose in the background, with the rights that the person has then: it becomes `done`, with the id of what was made of it, or `refused`, with the reason. A part that is missing is `blank` at `parts`, other digests than those of the parts are `file_damaged`. An upload that is `checking` or `done` already stays so. */
  readonly complete: Operation<[id: string, body: UploadCompletion], ResumableUpload, 'post'>
  /** Give up an upload. Nothing of the file is kept. One that is not under way stays as it is: 409 `invalid` at `state`. */
  readonly cancel: Operation<[id: string], ResumableUpload, 'post'>
}

/** Builds `uploads`: Files that are sent in parts, and what became of them. */
export const uploads: Build<Uploads> = /* @__PURE__ */ family('laia', 'uploads index create purposes=g/purposes show parts=g~ complete=p!~ cancel=p~')
