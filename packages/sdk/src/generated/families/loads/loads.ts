// Generated from specs/loads/loads.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { LoadsOperations as Operations } from '#generated/loads/loads.ts'
import type { KeptRecord, Load, LoadCause, LoadError, LoadExclusion, LoadFilter, LoadImpact } from '#generated/loads/loads.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** A file being loaded into records. */
export interface Loads {
  /** List the loads. Newest first unless asked otherwise. */
  readonly index: Operation<[query?: Operations['loads.index']['parameters']['query']], Page<Load>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['loads.index']['parameters']['query'], options?: CallOptions) => List<Load>
  /** One load. With counters, rate and what remains. */
  readonly show: Operation<[id: string], Load, 'get'>
  /** Delete a load without records. Refused with `referenced` when it has records (`loads.destroyAll` deletes those too) and with `invalid` while it runs. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Start or resume a load. From `created`, or from `paused` at the last committed slice. */
  readonly start: Operation<[id: string], Load, 'post'>
  /** Pause a load. Cooperative: the slice at hand is finished, then the load is `paused`. A load that is being taken back is `undo_paused`; `loads.undo` goes on. */
  readonly stop: Operation<[id: string], Load, 'post'>
  /** Take a load up again. From `paused` or `failed` at the last committed slice; from `completed_with_errors` it reads the rejected rows once more with the template as it is now, and raises `round`. One of which a record is anonymised is 409 `invalid` at `state`. */
  readonly restart: Operation<[id: string], Load, 'post'>
  /** What taking a load back would do. Counted against the records as they are now: `removed + restored + keptWorked + keptLater + missing = total`. Nothing is changed. */
  readonly impact: Operation<[id: string], LoadImpact, 'get'>
  /** Take a load back. In the background, from any state in which nobody works on the load: records it created are removed, those it changed get their former values and belong to the former load again. Records that were worked since, and those that a later load took over, are kept and named by `loads.kept`; taking back the later load then leads to what was before both. From `undo_paused` it goes on where it was. Refused with `invalid` for a load of a blacklist, and for a load older than the record of former values that changed records of others. There is no way forward again: the file can be loaded anew. */
  readonly undo: Operation<[id: string], Load, 'post'>
  /** Which records a load kept when it was taken back. In the order of the file, each with the reason. */
  readonly kept: Operation<[id: string, query?: Operations['loads.kept']['parameters']['query']], Page<KeptRecord>, 'get'>
  /** Why rows were rejected. The errors of all rejected rows by field and code, the most rows first: the values behind each, what the template as it is now makes of them, and what it allows. What it would take by now is loaded by `loads.restart`. */
  readonly causes: Operation<[id: string], LoadCause[], 'get'>
  /** What was wrong with the rejected rows. Every error of every rejected row, in the order of the file. */
  readonly errors: Operation<[id: string, query?: Operations['loads.errors']['parameters']['query']], Page<LoadError>, 'get'>
  /** Which blacklists a load was checked against. Each list with the version it had when the load began, and how many rows it kept out. A row that several lists name counts for the one that goes first. */
  readonly filters: Operation<[id: string], LoadFilter[], 'get'>
  /** Which rows a blacklist kept out. In the order of the file, each with the list that goes first of those that name it. */
  readonly exclusions: Operation<[id: string, query?: Operations['loads.exclusions']['parameters']['query']], Page<LoadExclusion>, 'get'>
  /** Delete a load with all its records. In the background: its records, errors, file and the load, which is gone at the end. What it took over from another load gets its former values and stays with that load. Until then the load is `undoing`, with `undo.deletes`; `loads.stop` makes it `undo_paused` with what is left of it, and this or `loads.undo` goes on. Refused with `invalid` while it runs, and with `referenced` while one of its records was worked: `loads.undo` takes back the others. A record that is worked meanwhile keeps the load, which is `undone` then. */
  readonly destroyAll: Operation<[id: string], Load, 'delete'>
}

/** Builds `loads`: A file being loaded into records. */
export const loads: Build<Loads> = /* @__PURE__ */ family('laia', 'loads index show destroy start=p~ stop=p~ restart=p~ impact=g/{id}/undo undo=p~ kept=g?~ causes=g~ errors=g?~ filters=g~ exclusions=g?~ destroyAll=d/{id}/all')
