// Generated from specs/lists/segment-runs.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { SegmentRunsOperations as Operations } from '#generated/lists/segment-runs.ts'
import type { SegmentRun, SegmentRunInput } from '#generated/lists/segment-runs.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Segments computed in one act, with the result of each. */
export interface SegmentRuns {
  /** List the runs. Newest first. */
  readonly index: Operation<[query?: Operations['segmentRuns.index']['parameters']['query']], Page<SegmentRun>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['segmentRuns.index']['parameters']['query'], options?: CallOptions) => List<SegmentRun>
  /** Compute segments. In the background, in the order of their sets. One that there is not is `inclusion` at its place, one named twice `taken`, a snapshot that was computed `read_only`, and one whose filter asks for a field that its format has lost `invalid`. While one of them, or another of its exclusive set, is being computed, nothing is begun (`invalid` at `state`). */
  readonly create: Operation<[body: SegmentRunInput], SegmentRun, 'post'>
  /** One run. With the result of each segment. */
  readonly show: Operation<[id: string], SegmentRun, 'get'>
  /** Stop a run. What was computed stays; the segment at hand and those that wait keep the members that they had. */
  readonly stop: Operation<[id: string], SegmentRun, 'post'>
}

/** Builds `segmentRuns`: Segments computed in one act, with the result of each. */
export const segmentRuns: Build<SegmentRuns> = /* @__PURE__ */ family('main', 'segmentRuns index create show stop=p~')
