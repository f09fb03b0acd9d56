// Generated from specs/attendance/work-centers.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { WorkCentersOperations as Operations } from '#generated/attendance/work-centers.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Order } from '#generated/shared/catalogue.ts'
import type { RowChange } from '#generated/shared/changes.ts'
import type { WorkCenter, WorkCenterInput, WorkCenterPatch, WorkCenterUpdate } from '#generated/attendance/work-centers.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Work centres, with time zone and holidays. */
export interface WorkCenters {
  /** List work centers. Sorted by position by default. */
  readonly index: Operation<[query?: Operations['workCenters.index']['parameters']['query']], Page<WorkCenter>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['workCenters.index']['parameters']['query'], options?: CallOptions) => List<WorkCenter>
  /** Create a work center. Name and code are unique, ignoring case and accents. */
  readonly create: Operation<[body: WorkCenterInput], WorkCenter, 'post'>
  /** Import work centers from a file. A row whose code exists updates that work centre; each row is subject to the rules and permissions of `workCenters.create` and `workCenters.update`. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Reorder work centers. Sets the order in which they are offered wherever one can be chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** Retrieve a work center. Deleted rows are also returned, because the history refers to them. */
  readonly show: Operation<[id: string], WorkCenter, 'get'>
  /** Replace a work center. Fields that are not sent take their default, except the position and `clockSince`. A time zone, country, region or municipality that would change a locked month is `month_locked` on its field, with the month as `value`. */
  readonly update: Operation<[id: string, body: WorkCenterUpdate], WorkCenter, 'put'>
  /** Update a work center. Only the fields sent are changed, under the rules of workCenters.update. A `clockSince` that would change a locked month is `month_locked` on `clockSince`. */
  readonly patch: Operation<[id: string, body: WorkCenterPatch], WorkCenter, 'patch'>
  /** Delete a work center. Soft delete: it can be restored. A row in use cannot be deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted work center. Restores the row unchanged, unless another row has taken its name in the meantime. */
  readonly restore: Operation<[id: string], WorkCenter, 'post'>
  /** List the changes of a work centre. Also those of a deleted one. Newest first, each with the values before and after. MENU_LOGS is not required. */
  readonly changes: Operation<[id: string, query?: Operations['workCenters.changes']['parameters']['query']], Page<RowChange>, 'get'>
}

/** Builds `workCenters`: Work centres, with time zone and holidays. */
export const workCenters: Build<WorkCenters> = /* @__PURE__ */ family('intranet', 'workCenters index create import reorder show update patch destroy restore changes=g?~')
