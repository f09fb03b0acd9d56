// Generated from specs/lists/segment-runs.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { SegmentRunsOperations as Operations } from '#generated/lists/segment-runs.ts'
import type { SegmentRun, SegmentRunInput } from '#generated/lists/segment-runs.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Runs that compute segments together, with the result of each. */
export interface SegmentRuns {
  /** List runs. Sorted from newest to oldest. */
  readonly index: Operation<[query?: Operations['segmentRuns.index']['parameters']['query']], Page<SegmentRun>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['segmentRuns.index']['parameters']['query'], options?: CallOptions) => List<SegmentRun>
  /** Compute segments. In the background, in the order of their sets. An unknown segment is `inclusion` on its position, a repeated one `taken`, a computed snapshot `read_only`, and one whose filter uses a field that its format no longer has `invalid`. If one of them, or another segment of its exclusive set, is already being computed, nothing is started (`invalid` on `state`). */
  readonly create: Operation<[body: SegmentRunInput], SegmentRun, 'post'>
  /** Retrieve a run. Includes the result of each segment. */
  readonly show: Operation<[id: string], SegmentRun, 'get'>
  /** Stop a run. Computed segments are kept; the current and the waiting segments keep their former members. */
  readonly stop: Operation<[id: string], SegmentRun, 'post'>
}

/** Builds `segmentRuns`: Runs that compute segments together, with the result of each. */
export const segmentRuns: Build<SegmentRuns> = /* @__PURE__ */ family('main', 'segmentRuns index create show stop=p~')
