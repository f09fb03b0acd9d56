// Generated from specs/lists/segments.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { SegmentsOperations as Operations } from '#generated/lists/segments.ts'
import type { LoadToKeep, NameToKeep, Segment, SegmentInput, SegmentOrder, SegmentOverlap, SegmentResult, SegmentUpdate } from '#generated/lists/segments.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Records that were picked by a filter, kept as members. */
export interface Segments {
  /** List the segments. By format, exclusive set and place in it unless asked otherwise. */
  readonly index: Operation<[query?: Operations['segments.index']['parameters']['query']], Page<Segment>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['segments.index']['parameters']['query'], options?: CallOptions) => List<Segment>
  /** Create a segment. Of a version of a filter that one may use, the newest unless another is named; it has no members before it is computed. Its name is unique (`taken`). In an exclusive set it comes last. A filter that asks for a field that its format has lost is `invalid` at `filterId`. */
  readonly create: Operation<[body: SegmentInput], Segment, 'post'>
  /** Put segments in order. Segments of one format in their new order, which takes the places that they have now. In an exclusive set the first takes a record. Those of another format are `invalid` at `segmentIds`; while one of them is computed, nothing is changed. */
  readonly order: Operation<[body: SegmentOrder], undefined, 'put'>
  /** How many records segments share. Of the computed segments of a format in their order, at most 20: for each pair the records that are members of both, and those that the later would have and the earlier of its exclusive set took. */
  readonly overlap: Operation<[query?: Operations['segments.overlap']['parameters']['query']], SegmentOverlap, 'get'>
  /** Keep the records of a load as a named list. Makes a filter and a snapshot of this name, of the records that the load brought last, and computes it in the background. A load that there is not is `inclusion` at `loadId`; a name that a segment or one of one's own filters has is `taken`. */
  readonly ofLoad: Operation<[body: LoadToKeep], Segment, 'post'>
  /** Keep the members of a segment as a named list. A snapshot of its own with the members as they are, whatever becomes of the segment. One that was never computed is refused with `blank` at `members`. */
  readonly ofSegment: Operation<[id: string, body: NameToKeep], Segment, 'post'>
  /** One segment. With how far its computation is. */
  readonly show: Operation<[id: string], Segment, 'get'>
  /** Change a segment. The members stay as they were computed. Of a snapshot that was computed only name and description change (`read_only` at the other field). A filter of another format, or one that asks for members of the segment itself, directly or through others, is `invalid` at `filterId`. While it is computed nothing is changed. */
  readonly update: Operation<[id: string, body: SegmentUpdate], Segment, 'put'>
  /** Delete a segment. With its members; its records stay. Refused with `invalid` while it is computed, and with `referenced` while a filter asks for its members. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** What became of the computation of a segment. What each blacklist kept out, what changed since, and of a split segment what came of calling each side: of the records that its activations served, on the side that each falls to at the share of now. Who changes the share begins a new comparison with a new segment. */
  readonly result: Operation<[id: string], SegmentResult, 'get'>
  /** Compute the members of a segment. In the background, as segmentRuns.create with this one. */
  readonly compute: Operation<[id: string], Segment, 'post'>
}

/** Builds `segments`: Records that were picked by a filter, kept as members. */
export const segments: Build<Segments> = /* @__PURE__ */ family('main', 'segments index create order=u!/order overlap=g?/overlap ofLoad=p!/of-load ofSegment=p!~ show update destroy result=g~ compute=p~')
