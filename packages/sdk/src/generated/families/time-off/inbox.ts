// Generated from specs/time-off/inbox.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { InboxOperations as Operations } from '#generated/time-off/inbox.ts'
import type { InboxItem, InboxSummary } from '#generated/time-off/inbox.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Everything that awaits a decision by the caller, of all families. */
export interface InboxActs {
  /** List items in the inbox. Items of every family that await a decision by the caller or by people who delegated their decisions to them (`onBehalfOf`), within the reach of those people and limited to what the caller may know. Decisions are made with the operations of the `family`. Sorted by deadline, items without one last, then by age. Requests of the caller await others and are not listed; what others request from the caller, such as consent to a correction of their record, is, and so are the caller's own months to confirm, some minutes after their days are stored. */
  readonly index: Operation<[query?: Operations['inbox.index']['parameters']['query']], Page<InboxItem>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['inbox.index']['parameters']['query'], options?: CallOptions) => List<InboxItem>
  /** Count items in the inbox. Number of items of inbox.index by family; only families in which the caller can have items. */
  readonly summary: Operation<[], InboxSummary, 'get'>
}

/** Builds `inbox`: Everything that awaits a decision by the caller, of all families. */
export const inbox: Build<InboxActs> = /* @__PURE__ */ family('intranet', 'inbox index summary=g/summary')
