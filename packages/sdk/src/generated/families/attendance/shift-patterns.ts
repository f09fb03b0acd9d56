// Generated from specs/attendance/shift-patterns.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ShiftPatternsOperations as Operations } from '#generated/attendance/shift-patterns.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { RowChange } from '#generated/shared/changes.ts'
import type { ShiftPattern, ShiftPatternInput, ShiftPatternPatch, ShiftPatternUpdate } from '#generated/attendance/shift-patterns.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Shift patterns: working times by week. */
export interface ShiftPatterns {
  /** List shift patterns. Includes the weeks of the version in force today. */
  readonly index: Operation<[query?: Operations['shiftPatterns.index']['parameters']['query']], Page<ShiftPattern>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['shiftPatterns.index']['parameters']['query'], options?: CallOptions) => List<ShiftPattern>
  /** Create a shift pattern. A duplicate name is `taken`. Times that end before they start are `greater_than`, a day of more than 24 hours from start to end `less_than`; both on their path, such as `weeks.0.3.segments.1`. Overlapping times, also with the following day, are `taken`; a break outside the segments is `inclusion`. */
  readonly create: Operation<[body: ShiftPatternInput], ShiftPattern, 'post'>
  /** Import shift patterns from a file. Each row is a pattern. `monday` to `sunday` are the times of that day as text, with breaks that are not effective work in brackets, such as `08:00-14:00 15:00-17:00` or `22:00-06:00 (02:00-02:30)`; the weeks of the pattern are separated by `|`, and a day without `|` is the same in every week. A row whose name exists updates that pattern from `validFrom` on, as shiftPatterns.update; an absent day keeps its times. Each row is subject to the rules of shiftPatterns.create and shiftPatterns.update, with errors on the day; text that is no times is `format`, another number of weeks than the longest day has is `invalid`, with that number as `count`. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Retrieve a shift pattern. Includes every version of its weeks. */
  readonly show: Operation<[id: string], ShiftPattern, 'get'>
  /** Update a shift pattern from a day on. The new weeks apply from `validFrom`; earlier days keep the former version. Versions that start on that day or later are replaced, unless the weeks equal the version already in force on that day. Weeks that would change a locked month of an assigned person are `month_locked` on `validFrom`, with the month as `value`. Other errors are those of shiftPatterns.create. */
  readonly update: Operation<[id: string, body: ShiftPatternUpdate], ShiftPattern, 'put'>
  /** Archive or restore a shift pattern. Archived patterns can no longer be assigned; existing assignments are kept. */
  readonly patch: Operation<[id: string, body: ShiftPatternPatch], ShiftPattern, 'patch'>
  /** List the changes of a shift pattern. Newest first, each with the values before and after. MENU_LOGS is not required. */
  readonly changes: Operation<[id: string, query?: Operations['shiftPatterns.changes']['parameters']['query']], Page<RowChange>, 'get'>
}

/** Builds `shiftPatterns`: Shift patterns: working times by week. */
export const shiftPatterns: Build<ShiftPatterns> = /* @__PURE__ */ family('intranet', 'shiftPatterns index create import show update patch changes=g?~')
