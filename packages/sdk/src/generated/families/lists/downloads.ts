// Generated from specs/lists/downloads.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { DownloadsOperations as Operations } from '#generated/lists/downloads.ts'
import type { DownloadInput, DownloadSource, ListDownload } from '#generated/lists/downloads.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Files of records, made in the background for who asks, and kept as long as they may be taken. */
export interface Downloads {
  /** List the downloads. Who took what, when, why and how many rows (LNE-5): one's own, and those of everybody for who manages lists. They stay when their file is gone. */
  readonly index: Operation<[query?: Operations['downloads.index']['parameters']['query']], Page<ListDownload>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['downloads.index']['parameters']['query'], options?: CallOptions) => List<ListDownload>
  /** Make a file of records in the background. Of the records of a format: those that a filter finds, of a load, the members of a segment, those that an activation had queued or served, or all; more than one of these is `invalid` at the second. Whom a blacklist keeps from this channel at that moment is not in it. The reason is kept with the file. A filter that one may not use, or a load, segment, activation or field of another format, is refused with `inclusion`; a filter that asks for a field its format has lost, at `filterId`. */
  readonly create: Operation<[body: DownloadInput], ListDownload, 'post'>
  /** List what can be downloaded. Each format that has records, with its fields, its loads, the newest first, at most 200, its segments and activations, and the filters that one may use. */
  readonly sources: Operation<[], DownloadSource[], 'get'>
  /** One download. How far it has come, and what was kept out by which blacklist. */
  readonly show: Operation<[id: string], ListDownload, 'get'>
  /** Stop a download. One's own: nothing of the file is kept. One that is over stays as it is: 409 `invalid` at `state`. */
  readonly cancel: Operation<[id: string], ListDownload, 'post'>
}

/** Builds `downloads`: Files of records, made in the background for who asks, and kept as long as they may be taken. */
export const downloads: Build<Downloads> = /* @__PURE__ */ family('main', 'downloads index create sources=g/sources show cancel=p~')
