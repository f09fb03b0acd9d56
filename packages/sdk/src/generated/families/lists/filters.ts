// Generated from specs/lists/filters.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { FiltersOperations as Operations } from '#generated/lists/filters.ts'
import type { Filter, FilterInput, FilterPreview, FilterPreviewInput, FilterUpdate, FilterVersion, FilteredFormat } from '#generated/lists/filters.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Conditions that records are picked by, kept under a name. */
export interface Filters {
  /** List the filters. One's own and those that others share, by name unless asked otherwise. */
  readonly index: Operation<[query?: Operations['filters.index']['parameters']['query']], Page<Filter>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['filters.index']['parameters']['query'], options?: CallOptions) => List<Filter>
  /** Keep a filter under a name. Names are unique among one's own filters (`taken`). Its nodes are checked as in filters.preview. */
  readonly create: Operation<[body: FilterInput], Filter, 'post'>
  /** List what filters can ask of each format. Each format of load files with its fields, its segments, the final states of attempts, and its loads that have records, the newest first, at most 200. */
  readonly formats: Operation<[], FilteredFormat[], 'get'>
  /** Count the records that a filter would find. How many, some of them, and of none the condition that leaves none. Nodes are refused at their place: a parent that is no group before them or more than 8 groups deep is `invalid` at `parent`, a group without conditions `blank` at `match`, a field that the format does not have `inclusion` at `field`, one of another type `invalid` there, a load that is not of the format `inclusion` at `loads`, a segment that is not of it at `segments`. More than 1,000 values in all, or more than 20 segments, are `too_long` at `nodes`. What takes longer than two seconds is `limit_reached` there. Changes nothing. */
  readonly preview: Operation<[body: FilterPreviewInput], FilterPreview, 'post'>
  /** One filter. One's own, or one that is shared. */
  readonly show: Operation<[id: string], Filter, 'get'>
  /** Change a filter. By its owner, checked as in filters.create. Each change is a version; the earlier ones stay. */
  readonly update: Operation<[id: string, body: FilterUpdate], Filter, 'put'>
  /** Delete a filter. By its owner, with its versions. Refused with `referenced` while a segment is computed by it. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** List the versions of a filter. The newest first, at most 100. */
  readonly versions: Operation<[id: string], FilterVersion[], 'get'>
}

/** Builds `filters`: Conditions that records are picked by, kept under a name. */
export const filters: Build<Filters> = /* @__PURE__ */ family('main', 'filters index create formats=g/formats preview=p!/preview show update destroy versions=g~')
