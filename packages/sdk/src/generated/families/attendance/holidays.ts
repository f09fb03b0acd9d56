// Generated from specs/attendance/holidays.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { HolidaysOperations as Operations } from '#generated/attendance/holidays.ts'
import type { Holiday, HolidayInput, HolidayUpdate } from '#generated/attendance/holidays.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Holidays: national, regional, local, and of one work center. */
export interface Holidays {
  /** List the holidays. By day. With `workCenterId` those that this center has: of its country, its region, its municipality, and its own. */
  readonly index: Operation<[query?: Operations['holidays.index']['parameters']['query']], Page<Holiday>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['holidays.index']['parameters']['query'], options?: CallOptions) => List<Holiday>
  /** Write a holiday. Of a country alone it is national, with a region regional, with a municipality local, with a work center of that center. The same day of the same reach stands once (`taken` at `date`). Days that are over are measured anew; one that would change what a day of a locked month asks of somebody is `month_locked` at `date`, with the month as `value`. */
  readonly create: Operation<[body: HolidayInput], Holiday, 'post'>
  /** Write holidays by a file. A row whose day and reach stand changes the name of that holiday; each goes through the rules of holidays.create. A work center is named by its code in `workCenter`. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** One holiday. With whom it is for. */
  readonly show: Operation<[id: string], Holiday, 'get'>
  /** Replace a holiday. Refused as in holidays.create. */
  readonly update: Operation<[id: string, body: HolidayUpdate], Holiday, 'put'>
  /** Delete a holiday. The day is a day of work again; of a locked month it stays: 409 `month_locked` at `id`, with the month as `value`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `holidays`: Holidays: national, regional, local, and of one work center. */
export const holidays: Build<Holidays> = /* @__PURE__ */ family('intranet', 'holidays index create import show update destroy')
