// Generated from specs/attendance/work-centers.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { WorkCentersOperations as Operations } from '#generated/attendance/work-centers.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Order } from '#generated/shared/catalogue.ts'
import type { WorkCenter, WorkCenterInput, WorkCenterPatch, WorkCenterUpdate } from '#generated/attendance/work-centers.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Where people work: time zone and whose holidays. */
export interface WorkCenters {
  /** List the work centers. In their order unless asked otherwise. */
  readonly index: Operation<[query?: Operations['workCenters.index']['parameters']['query']], Page<WorkCenter>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['workCenters.index']['parameters']['query'], options?: CallOptions) => List<WorkCenter>
  /** Create a work center. Its name and its code are unique, whatever their case and accents. */
  readonly create: Operation<[body: WorkCenterInput], WorkCenter, 'post'>
  /** Create and change work centers from a file. A row whose code stands changes that work center; each row goes through the rules of `workCenters.create` and `workCenters.update`, and through their permissions. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Put the work centers in order. Their order wherever one of them is chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** One work center. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], WorkCenter, 'get'>
  /** Replace a work center. What is not sent takes its default; its place in the order and the day from which on its people clock in stay. Another zone, country, region or municipality that would measure a locked month of somebody anew is `month_locked` there, with the month as `value`. */
  readonly update: Operation<[id: string, body: WorkCenterUpdate], WorkCenter, 'put'>
  /** Change a work center. Only what is sent changes, refused as in workCenters.update. Another day from which on people clock in that would judge a day of a locked month anew is `month_locked` at `clockSince`. */
  readonly patch: Operation<[id: string, body: WorkCenterPatch], WorkCenter, 'patch'>
  /** Delete a work center. It can be restored. One that is in use is not deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted work center. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], WorkCenter, 'post'>
}

/** Builds `workCenters`: Where people work: time zone and whose holidays. */
export const workCenters: Build<WorkCenters> = /* @__PURE__ */ family('intranet', 'workCenters index create import reorder show update patch destroy restore')
