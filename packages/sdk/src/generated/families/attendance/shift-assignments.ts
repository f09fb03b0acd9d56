// Generated from specs/attendance/shift-assignments.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ShiftAssignmentsOperations as Operations } from '#generated/attendance/shift-assignments.ts'
import type { DeletedRow, RowChange } from '#generated/shared/changes.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { ShiftAssignment, ShiftAssignmentInput } from '#generated/attendance/shift-assignments.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Assignments of people to shift patterns. */
export interface ShiftAssignments {
  /** List shift assignments. For people whose time record the caller may see, as in clockEntries.index (REP-1). */
  readonly index: Operation<[query?: Operations['shiftAssignments.index']['parameters']['query']], Page<ShiftAssignment>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['shiftAssignments.index']['parameters']['query'], options?: CallOptions) => List<ShiftAssignment>
  /** Assign a shift pattern to people. Applies to all people or to none. Existing assignments in that period are shortened, split or removed; dated shifts are kept. An archived pattern is `inclusion` on `patternId`, a first week that it does not have `less_than` on `firstWeek`, an end before the start `invalid` on `endsOn`. Refused rows refer to `employeeIds`: people whom the caller may not plan are `inclusion` on `employeeId`, former employees `invalid`, people without a contract on the first day `invalid` on `startsOn`; a period that includes a locked month of theirs is `month_locked` on `startsOn`, with the month as `value`. */
  readonly create: Operation<[body: ShiftAssignmentInput], Operations['shiftAssignments.create']['responses'][201]['content']['application/json']['data'], 'post'>
  /** Import shift assignments from a file. Each row has a person (`username`), the name of a `pattern`, `startsOn`, and optionally `endsOn` and `firstWeek`; it is subject to the rules of shiftAssignments.create. An assignment of the person with the same pattern, dates and first week is left unchanged; one with the same first day is updated. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** End an assignment. An assignment in progress ends yesterday, so that past minutes do not change; a future one is deleted. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** List the changes of an assignment. For people whose time record the caller may see. Newest first, each with the values before and after. MENU_LOGS is not required. */
  readonly changes: Operation<[id: string, query?: Operations['shiftAssignments.changes']['parameters']['query']], Page<RowChange>, 'get'>
  /** List deleted assignments. For people whose time record the caller may see. Newest first; `shiftAssignments.changes` has the history of each. MENU_LOGS is not required. */
  readonly deletions: Operation<[query?: Operations['shiftAssignments.deletions']['parameters']['query']], Page<DeletedRow>, 'get'>
}

/** Builds `shiftAssignments`: Assignments of people to shift patterns. */
export const shiftAssignments: Build<ShiftAssignments> = /* @__PURE__ */ family('intranet', 'shiftAssignments index create import destroy changes=g?~ deletions=g?/deletions')
