// Generated from specs/lists/downloads.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { DownloadsOperations as Operations } from '#generated/lists/downloads.ts'
import type { DownloadInput, DownloadSource, ListDownload } from '#generated/lists/downloads.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Files of records, created in the background for their requester and available for a limited time. */
export interface Downloads {
  /** List downloads. Who downloaded what, when, why, and the number of rows (LNE-5): those of the caller, and those of everybody for callers who manage lists. They are kept after their file is deleted. */
  readonly index: Operation<[query?: Operations['downloads.index']['parameters']['query']], Page<ListDownload>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['downloads.index']['parameters']['query'], options?: CallOptions) => List<ListDownload>
  /** Create a file of records in the background. Contains records of a format: those found by a filter, of a load, of a segment, queued or served by an activation, or all; more than one of these is `invalid` on the second. Contacts on a blacklist for this channel at that moment are excluded. The reason is stored with the file. A filter that the caller may not use, or a load, segment, activation or field of another format, is `inclusion`; a filter on a field that the format no longer has is `inclusion` on `filterId`. */
  readonly create: Operation<[body: DownloadInput], ListDownload, 'post'>
  /** List what can be downloaded. Each format with records, with its fields, its loads (newest first, at most 200), segments and activations, and the filters that the caller may use. */
  readonly sources: Operation<[], DownloadSource[], 'get'>
  /** Retrieve a download. Includes its progress, and the records excluded by each blacklist. */
  readonly show: Operation<[id: string], ListDownload, 'get'>
  /** Cancel a download. Only for downloads of the caller. The partial file is deleted. A finished download is 409 `invalid` on `state`. */
  readonly cancel: Operation<[id: string], ListDownload, 'post'>
}

/** Builds `downloads`: Files of records, created in the background for their requester and available for a limited time. */
export const downloads: Build<Downloads> = /* @__PURE__ */ family('main', 'downloads index create sources=g/sources show cancel=p~')
