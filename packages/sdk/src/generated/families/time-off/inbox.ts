// Generated from specs/time-off/inbox.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { InboxOperations as Operations } from '#generated/time-off/inbox.ts'
import type { InboxItem, InboxSummary } from '#generated/time-off/inbox.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** All that waits for one's decision, of whatever family. */
export interface InboxActs {
  /** List what waits for one's decision. Of every family in one list: what waits for whoever asks, and what waits for those who have asked them to stand in (`onBehalfOf`), as far as those see it and never beyond what whoever asks may know. Each entry is decided on by the operations of its `family`. Sorted by what has to be answered first; what has no deadline comes last, the older before. One's own requests wait for others; what others ask of oneself, such as a correction of one's record, waits here. */
  readonly index: Operation<[query?: Operations['inbox.index']['parameters']['query']], Page<InboxItem>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['inbox.index']['parameters']['query'], options?: CallOptions) => List<InboxItem>
  /** Count what waits for one's decision. What inbox.index lists, by family; only families of which something can wait for whoever asks. */
  readonly summary: Operation<[], InboxSummary, 'get'>
}

/** Builds `inbox`: All that waits for one's decision, of whatever family. */
export const inbox: Build<InboxActs> = /* @__PURE__ */ family('intranet', 'inbox index summary=g/summary')
