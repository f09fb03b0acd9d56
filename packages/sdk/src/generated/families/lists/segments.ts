// Generated from specs/lists/segments.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { SegmentsOperations as Operations } from '#generated/lists/segments.ts'
import type { LoadToKeep, NameToKeep, Segment, SegmentInput, SegmentOrder, SegmentOverlap, SegmentResult, SegmentUpdate } from '#generated/lists/segments.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Records selected by a filter and stored as members. */
export interface Segments {
  /** List segments. Sorted by format, exclusive set and position by default. */
  readonly index: Operation<[query?: Operations['segments.index']['parameters']['query']], Page<Segment>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['segments.index']['parameters']['query'], options?: CallOptions) => List<Segment>
  /** Create a segment. From a version of a filter that the caller may use, by default the newest; it has no members until it is computed. Names are unique (`taken`). In an exclusive set it is added last. A filter on a field that its format no longer has is `invalid` on `filterId`. */
  readonly create: Operation<[body: SegmentInput], Segment, 'post'>
  /** Reorder segments. Segments of one format in their new order, within the positions they have now. In an exclusive set, the first segment takes a record. Segments of another format are `invalid` on `segmentIds`; nothing is changed while one of them is being computed. */
  readonly order: Operation<[body: SegmentOrder], undefined, 'put'>
  /** Count the records that segments share. For the computed segments of a format in order, at most 20: for each pair, the records that are members of both, and the records that the later one lost to the earlier one of its exclusive set. */
  readonly overlap: Operation<[query?: Operations['segments.overlap']['parameters']['query']], SegmentOverlap, 'get'>
  /** Save the records of a load as a segment. Creates a filter and a snapshot with this name, for the records last brought by the load, and computes it in the background. An unknown load is `inclusion` on `loadId`; a name used by a segment or by a filter of the caller is `taken`. */
  readonly ofLoad: Operation<[body: LoadToKeep], Segment, 'post'>
  /** Save the members of a segment as a snapshot. The snapshot has the current members and does not follow the segment. A segment never computed is `blank` on `members`. */
  readonly ofSegment: Operation<[id: string, body: NameToKeep], Segment, 'post'>
  /** Retrieve a segment. Includes the progress of its computation. */
  readonly show: Operation<[id: string], Segment, 'get'>
  /** Update a segment. The computed members do not change. In a computed snapshot only the name and the description can change (`read_only` on other fields). A filter of another format, or one that depends on the segment itself, directly or indirectly, is `invalid` on `filterId`. Nothing can be changed while it is being computed. */
  readonly update: Operation<[id: string, body: SegmentUpdate], Segment, 'put'>
  /** Delete a segment. Also deletes its members; the records are kept. Refused with `invalid` while it is being computed, and with `referenced` while a filter uses its members. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Retrieve the result of the last computation. Records excluded by each blacklist, what has changed since, and for a split segment the call results of each side, over the records served by its activations, assigned to sides by the current share. To compare another share, create a new segment. */
  readonly result: Operation<[id: string], SegmentResult, 'get'>
  /** Compute the members of a segment. In the background, as segmentRuns.create with this segment. */
  readonly compute: Operation<[id: string], Segment, 'post'>
}

/** Builds `segments`: Records selected by a filter and stored as members. */
export const segments: Build<Segments> = /* @__PURE__ */ family('main', 'segments index create order=u!/order overlap=g?/overlap ofLoad=p!/of-load ofSegment=p!~ show update destroy result=g~ compute=p~')
