// Generated from specs/attendance/month-sheets.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { MonthSheetsOperations as Operations } from '#generated/attendance/month-sheets.ts'
import type { MonthSheet, MonthSheetDetail, MonthSummary, Reminded } from '#generated/attendance/month-sheets.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Working time of a month, confirmed by the person and locked by the company. */
export interface MonthSheets {
  /** List month sheets. One row per person and month with recorded entries or contracted work. The permissions of clockEntries.index apply (REP-1). Confirmed and locked sheets have the figures that were confirmed, others the current figures of their days. Defaults to the last completed month, at most twelve months; with `waiting`, the last twelve completed months. */
  readonly index: Operation<[query?: Operations['monthSheets.index']['parameters']['query']], Page<MonthSheet> & { readonly meta: Operations['monthSheets.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['monthSheets.index']['parameters']['query'], options?: CallOptions) => List<MonthSheet>
  /** Send monthly summaries to people who have not confirmed. Notifies all active people within the caller's reach whose sheet of a completed month is open or reopened, or was confirmed before its days changed, of their ordinary, complementary and extra hours, and asks them to confirm (ET art. 12.4.c and 35.5). At most one notification per person, month and day. Sent by a background job; the response has the number of people. */
  readonly remind: Operation<[body: Operations['monthSheets.remind']['requestBody']['content']['application/json']], Reminded['data'], 'post'>
  /** Retrieve the sheet of a person and month. Includes days, pending corrections and history. Takes the ID of the person: the caller, or somebody whose record they may see; others, and people who are not employees, return 404. Confirmed figures are kept: if the record has changed, `difference` has the current ones. */
  readonly show: Operation<[id: string, query?: Operations['monthSheets.show']['parameters']['query']], MonthSheetDetail, 'get'>
  /** Retrieve the monthly summary of hours of a person. The summary delivered with the payslip: ordinary, complementary and extra hours of the month (ET art. 12.4.c and 35.5), and whether the person has acknowledged them. Access is the same as in monthSheets.show. */
  readonly summary: Operation<[id: string, query?: Operations['monthSheets.summary']['parameters']['query']], MonthSummary, 'get'>
  /** Confirm the month. Only by the person, for the figures identified by `hash`; if the days have changed since, 409 `stale` on `hash`. Figures and hash are stored. A month that has not ended where the person works is 409 `too_soon` on `month`; one without contract and entries 409 `blank` on `days`; one with pending corrections 409 `invalid` on `corrections`, one with a missing entry or exit 409 `invalid` on `days`, both with the days as `value`. A confirmed or locked sheet is 409 `invalid` on `state`, unless it is confirmed and its days have changed: it can then be confirmed again. */
  readonly confirm: Operation<[id: string, body: Operations['monthSheets.confirm']['requestBody']['content']['application/json']], MonthSheetDetail, 'post'>
  /** Lock a confirmed month. By another person. From then on the record of the month cannot change: clock entries, corrections and contract versions that would change it are refused with `month_locked` and the month. Its balance becomes a movement of the hour bank. A sheet that is not confirmed is 409 `invalid` on `state`, one with pending corrections 409 `invalid` on `corrections`, one whose days have changed since 409 `stale` on `hash`. */
  readonly lock: Operation<[id: string, body: Operations['monthSheets.lock']['requestBody']['content']['application/json']], MonthSheetDetail, 'post'>
  /** Reopen a month. The confirmed or locked month can be changed again and must be confirmed again. The movement of the hour bank is reversed. The person is notified with the reason, which stays in the history. */
  readonly reopen: Operation<[id: string, body: Operations['monthSheets.reopen']['requestBody']['content']['application/json']], MonthSheetDetail, 'post'>
}

/** Builds `monthSheets`: Working time of a month, confirmed by the person and locked by the company. */
export const monthSheets: Build<MonthSheets> = /* @__PURE__ */ family('intranet', 'monthSheets index remind=p!/remind show=g?/{id} summary=g?~ confirm=p!~ lock=p!~ reopen=p!~')
