// Generated from specs/loads/loads.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { LoadsOperations as Operations } from '#generated/loads/loads.ts'
import type { KeptRecord, Load, LoadCause, LoadError, LoadExclusion, LoadFilter, LoadImpact } from '#generated/loads/loads.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Loads: files being loaded into records. */
export interface Loads {
  /** List loads. Sorted from newest to oldest by default. */
  readonly index: Operation<[query?: Operations['loads.index']['parameters']['query']], Page<Load>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['loads.index']['parameters']['query'], options?: CallOptions) => List<Load>
  /** Retrieve a load. Includes counters, speed and remaining time. */
  readonly show: Operation<[id: string], Load, 'get'>
  /** Delete a load without records. Refused with `referenced` if it has records (use `loads.destroyAll` to delete them too), and with `invalid` while it is running. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Start or resume a load. From `created`, or from `paused` at the last committed batch. */
  readonly start: Operation<[id: string], Load, 'post'>
  /** Pause a load. The current batch is finished, then the load is `paused`. A load being undone becomes `undo_paused`; `loads.undo` continues it. */
  readonly stop: Operation<[id: string], Load, 'post'>
  /** Restart a load. From `paused` or `failed`, continues at the last committed batch; from `completed_with_errors`, reads the rejected rows again with the current template and increments `round`. A load with an anonymised record is 409 `invalid` on `state`. */
  readonly restart: Operation<[id: string], Load, 'post'>
  /** Preview undoing a load. Counted against the current records: `removed + restored + keptWorked + keptLater + missing = total`. Changes nothing. */
  readonly impact: Operation<[id: string], LoadImpact, 'get'>
  /** Undo a load. In the background, from any state in which the load is not running: records that it created are deleted; records that it changed get their former values and return to the former load. Records worked on since, and those taken over by a later load, are kept and listed by `loads.kept`; undoing the later load then restores the state before both. From `undo_paused` it continues. Refused with `invalid` for blacklist loads, and for loads that changed records of others before former values were recorded. Undoing cannot be reverted, but the file can be loaded again. */
  readonly undo: Operation<[id: string], Load, 'post'>
  /** List the records kept when a load was undone. In file order, with the reason. */
  readonly kept: Operation<[id: string, query?: Operations['loads.kept']['parameters']['query']], Page<KeptRecord>, 'get'>
  /** List the causes of rejected rows. Errors of all rejected rows by field and code, most rows first, with the values concerned, how the current template reads them, and the allowed values. Values that it now accepts are loaded by `loads.restart`. */
  readonly causes: Operation<[id: string], LoadCause[], 'get'>
  /** List the errors of rejected rows. Every error of every rejected row, in file order. */
  readonly errors: Operation<[id: string, query?: Operations['loads.errors']['parameters']['query']], Page<LoadError>, 'get'>
  /** List the blacklists a load was checked against. Each list in its version at the start of the load, with the number of rows excluded. A row on several lists counts for the one with precedence. */
  readonly filters: Operation<[id: string], LoadFilter[], 'get'>
  /** List the rows excluded by blacklists. In file order, each with the matching list that has precedence. */
  readonly exclusions: Operation<[id: string, query?: Operations['loads.exclusions']['parameters']['query']], Page<LoadExclusion>, 'get'>
  /** Delete a load with all its records. In the background: deletes its records, errors, file and finally the load. Records taken over from another load get their former values and stay with that load. Until then the load is `undoing`, with `undo.deletes`; `loads.stop` makes it `undo_paused`, and this operation or `loads.undo` continues. Refused with `invalid` while it is running, and with `referenced` if one of its records was worked on (use `loads.undo` for the others). If a record is worked on in the meantime, the load is kept as `undone`. */
  readonly destroyAll: Operation<[id: string], Load, 'delete'>
}

/** Builds `loads`: Loads: files being loaded into records. */
export const loads: Build<Loads> = /* @__PURE__ */ family('laia', 'loads index show destroy start=p~ stop=p~ restart=p~ impact=g/{id}/undo undo=p~ kept=g?~ causes=g~ errors=g?~ filters=g~ exclusions=g?~ destroyAll=d/{id}/all')
