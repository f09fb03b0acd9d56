// Generated from specs/attendance/time-anchors.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TimeAnchorsOperations as Operations } from '#generated/attendance/time-anchors.ts'
import type { RecordKey, TimeAnchor } from '#generated/attendance/time-anchors.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Daily anchors of the time record, signed. */
export interface TimeAnchors {
  /** List the daily anchors. One for each day in UTC on which the server ran, made once the day was over: the Merkle root over the last entry of everybody, tied to the anchor before and signed (FIC-13). It holds no data of anybody. Whoever keeps a copy outside can tell later whether the record was made anew. */
  readonly index: Operation<[query?: Operations['timeAnchors.index']['parameters']['query']], Page<TimeAnchor>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['timeAnchors.index']['parameters']['query'], options?: CallOptions) => List<TimeAnchor>
  /** The public keys of the time record. With which anchors and packages are verified: the present one first, then those of before. Nobody who has one can sign with it. */
  readonly keys: Operation<[], RecordKey[], 'get'>
}

/** Builds `timeAnchors`: Daily anchors of the time record, signed. */
export const timeAnchors: Build<TimeAnchors> = /* @__PURE__ */ family('intranet', 'timeAnchors index keys=g/keys')
