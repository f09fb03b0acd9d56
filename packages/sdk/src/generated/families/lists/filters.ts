// Generated from specs/lists/filters.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { FiltersOperations as Operations } from '#generated/lists/filters.ts'
import type { Filter, FilterInput, FilterPreview, FilterPreviewInput, FilterUpdate, FilterVersion, FilteredFormat } from '#generated/lists/filters.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Saved conditions that select records. */
export interface Filters {
  /** List filters. Filters of the caller and those shared by others, sorted by name by default. */
  readonly index: Operation<[query?: Operations['filters.index']['parameters']['query']], Page<Filter>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['filters.index']['parameters']['query'], options?: CallOptions) => List<Filter>
  /** Create a filter. Names are unique among the caller's filters (`taken`). Nodes are validated as in filters.preview. */
  readonly create: Operation<[body: FilterInput], Filter, 'post'>
  /** List the fields and values available to filters. Each load format with its fields, segments, final states of attempts, and loads with records (newest first, at most 200). */
  readonly formats: Operation<[], FilteredFormat[], 'get'>
  /** Preview the records found by a filter. Returns the number of records, a sample, and for an empty result the condition that excludes the last records. Errors are reported by node: a parent that is not an earlier group, or more than 8 levels of groups, is `invalid` on `parent`; a group without conditions `blank` on `match`; an unknown field `inclusion` on `field`, one of another type `invalid`; a load of another format `inclusion` on `loads`, a segment of another format on `segments`. More than 1,000 values in total, or more than 20 segments, are `too_long` on `nodes`; a query longer than two seconds is `limit_reached`. Changes nothing. */
  readonly preview: Operation<[body: FilterPreviewInput], FilterPreview, 'post'>
  /** Retrieve a filter. For filters of the caller, or shared ones. */
  readonly show: Operation<[id: string], Filter, 'get'>
  /** Update a filter. Only for its owner; validated as in filters.create. Each change creates a version; earlier versions are kept. */
  readonly update: Operation<[id: string, body: FilterUpdate], Filter, 'put'>
  /** Delete a filter. Only for its owner; also deletes its versions. A filter used by a segment is `referenced`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** List the versions of a filter. Sorted from newest to oldest, at most 100. */
  readonly versions: Operation<[id: string], FilterVersion[], 'get'>
}

/** Builds `filters`: Saved conditions that select records. */
export const filters: Build<Filters> = /* @__PURE__ */ family('main', 'filters index create formats=g/formats preview=p!/preview show update destroy versions=g~')
