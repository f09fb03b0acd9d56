// Generated from specs/attendance/holidays.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { HolidaysOperations as Operations } from '#generated/attendance/holidays.ts'
import type { DeletedRow, RowChange } from '#generated/shared/changes.ts'
import type { Holiday, HolidayInput, HolidayUpdate } from '#generated/attendance/holidays.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Holidays: national, regional, local, and of a single work centre. */
export interface Holidays {
  /** List holidays. Sorted by day. With `workCenterId` only those that apply to this work centre: of its country, region and municipality, and its own. */
  readonly index: Operation<[query?: Operations['holidays.index']['parameters']['query']], Page<Holiday>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['holidays.index']['parameters']['query'], options?: CallOptions) => List<Holiday>
  /** Create a holiday. National with only a country, regional with a region, local with a municipality, or of a single work centre. A duplicate of day and scope is `taken` on `date`. Past working days are recalculated; a holiday that would change a day of a locked month is `month_locked` on `date`, with the month as `value`. */
  readonly create: Operation<[body: HolidayInput], Holiday, 'post'>
  /** Import holidays from a file. A row whose day and scope exist updates the name of that holiday; each row is subject to the rules of holidays.create. `workCenter` is the code of a work centre. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Retrieve a holiday. Includes its scope. */
  readonly show: Operation<[id: string], Holiday, 'get'>
  /** Replace a holiday. Errors are those of holidays.create. */
  readonly update: Operation<[id: string, body: HolidayUpdate], Holiday, 'put'>
  /** Delete a holiday. The day becomes a working day again. A holiday in a locked month cannot be deleted: 409 `month_locked` on `id`, with the month as `value`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** List the changes of a holiday. Newest first, each with the values before and after. MENU_LOGS is not required. */
  readonly changes: Operation<[id: string, query?: Operations['holidays.changes']['parameters']['query']], Page<RowChange>, 'get'>
  /** List deleted holidays. Newest first; `holidays.changes` has the history of each. MENU_LOGS is not required. */
  readonly deletions: Operation<[query?: Operations['holidays.deletions']['parameters']['query']], Page<DeletedRow>, 'get'>
}

/** Builds `holidays`: Holidays: national, regional, local, and of a single work centre. */
export const holidays: Build<Holidays> = /* @__PURE__ */ family('intranet', 'holidays index create import show update destroy changes=g?~ deletions=g?/deletions')
