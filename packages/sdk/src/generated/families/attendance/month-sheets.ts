// Generated from specs/attendance/month-sheets.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { MonthSheetsOperations as Operations } from '#generated/attendance/month-sheets.ts'
import type { MonthSheet, MonthSheetDetail, MonthSummary, Reminded } from '#generated/attendance/month-sheets.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** The working time of a month, confirmed by the person and locked by the company. */
export interface MonthSheets {
  /** List the month sheets. One row a person and month in which something was recorded or the contract asked for work. Whose they are follows the permissions as in clockEntries.index (REP-1). A sheet that is confirmed or locked has the figures that were confirmed, any other those of its days as they stand. The months are the last one that is over unless they are said, twelve at most; with `waiting` the last twelve that are over. */
  readonly index: Operation<[query?: Operations['monthSheets.index']['parameters']['query']], Page<MonthSheet> & { readonly meta: Operations['monthSheets.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['monthSheets.index']['parameters']['query'], options?: CallOptions) => List<MonthSheet>
  /** Send the monthly summary to those who have not confirmed it. Everybody in one's reach who is active and whose sheet of a month that is over is open or reopened, or was confirmed before its days changed, is told their ordinary, complementary and extra hours, and asked to confirm them (ET art. 12.4.c and 35.5). A person is told of a month once a day at most. It is sent by a job; the answer says to how many. */
  readonly remind: Operation<[body: Operations['monthSheets.remind']['requestBody']['content']['application/json']], Reminded['data'], 'post'>
  /** The sheet of a person and month. With its days, the corrections that wait, and what became of it. The id is that of the person: oneself, or somebody whose record one may see; of others, and of who is no employee, 404. What was confirmed is kept: where the record says something else now, `difference` has what it says. */
  readonly show: Operation<[id: string, query?: Operations['monthSheets.show']['parameters']['query']], MonthSheetDetail, 'get'>
  /** The monthly summary of hours of a person. What goes with the payslip: ordinary, complementary and extra hours of the month (ET art. 12.4.c and 35.5), and whether the person has acknowledged them. Whose follows the permissions as in monthSheets.show. */
  readonly summary: Operation<[id: string, query?: Operations['monthSheets.summary']['parameters']['query']], MonthSummary, 'get'>
  /** Confirm the month. By the person alone, of what `hash` says that they have seen; where the days have changed since, 409 `stale` at `hash`. The figures and the hash are kept. A month that is not over where the person works is 409 `too_soon` at `month`; one without a contract and without an entry 409 `blank` at `days`; one with corrections that wait is 409 `invalid` at `corrections`, one with a day whose entry or exit is missing 409 `invalid` at `days`, each with the days as `value`. What is confirmed already, or locked, is 409 `invalid` at `state`; of a confirmed sheet whose days have changed since, what they say now is confirmed anew. */
  readonly confirm: Operation<[id: string, body: Operations['monthSheets.confirm']['requestBody']['content']['application/json']], MonthSheetDetail, 'post'>
  /** Lock a confirmed month. By somebody else than the person. From then on nothing changes the record of the month: presses, corrections and contract versions that would are refused as `month_locked` with the month. Its balance becomes a movement of the bank of hours. A sheet that is not confirmed is 409 `invalid` at `state`, one with corrections that wait 409 `invalid` at `corrections`, one whose days have changed since 409 `stale` at `hash`. */
  readonly lock: Operation<[id: string, body: Operations['monthSheets.lock']['requestBody']['content']['application/json']], MonthSheetDetail, 'post'>
  /** Reopen a month. What was confirmed or locked can be changed again, and the person confirms anew. The movement of the bank of hours is reversed. The reason is told to the person and stays in the history. */
  readonly reopen: Operation<[id: string, body: Operations['monthSheets.reopen']['requestBody']['content']['application/json']], MonthSheetDetail, 'post'>
}

/** Builds `monthSheets`: The working time of a month, confirmed by the person and locked by the company. */
export const monthSheets: Build<MonthSheets> = /* @__PURE__ */ family('intranet', 'monthSheets index remind=p!/remind show=g?/{id} summary=g?~ confirm=p!~ lock=p!~ reopen=p!~')
