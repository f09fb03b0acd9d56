// Generated from specs/attendance/time-anchors.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TimeAnchorsOperations as Operations } from '#generated/attendance/time-anchors.ts'
import type { RecordKey, TimeAnchor } from '#generated/attendance/time-anchors.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Signed daily anchors of the time record. */
export interface TimeAnchors {
  /** List daily anchors. One per UTC day on which the server ran, created after the day ended: the Merkle root over the last entry of each person, linked to the previous anchor and signed (FIC-13). Contains no personal data. With an external copy anybody can later detect whether the record was rewritten. */
  readonly index: Operation<[query?: Operations['timeAnchors.index']['parameters']['query']], Page<TimeAnchor>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['timeAnchors.index']['parameters']['query'], options?: CallOptions) => List<TimeAnchor>
  /** List the public keys of the time record. Keys that verify anchors and packages: the current one first, then former ones. They cannot be used for signing. */
  readonly keys: Operation<[], RecordKey[], 'get'>
}

/** Builds `timeAnchors`: Signed daily anchors of the time record. */
export const timeAnchors: Build<TimeAnchors> = /* @__PURE__ */ family('intranet', 'timeAnchors index keys=g/keys')
