// Generated from specs/attendance/shift-assignments.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ShiftAssignmentsOperations as Operations } from '#generated/attendance/shift-assignments.ts'
import type { ShiftAssignment, ShiftAssignmentInput } from '#generated/attendance/shift-assignments.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Who works by which pattern. */
export interface ShiftAssignments {
  /** List who works by which pattern. Of the people whose time record one may see, as in clockEntries.index (REP-1). */
  readonly index: Operation<[query?: Operations['shiftAssignments.index']['parameters']['query']], Page<ShiftAssignment>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['shiftAssignments.index']['parameters']['query'], options?: CallOptions) => List<ShiftAssignment>
  /** Assign a pattern to people. All of them or nobody. What they had in that time gives way: it ends on the day before, goes on after it, or is gone. Dated shifts stay. A pattern that is archived is `inclusion` at `patternId`, a first week that it does not have `less_than` at `firstWeek`, an end before the beginning `invalid` at `endsOn`. The table of refused rows counts `employeeIds`: somebody whom one may not plan is `inclusion` at `employeeId`, who has left `invalid`, and who has no contract on the first day `invalid` at `startsOn`; a time in which a month of theirs is locked is `month_locked` there, with the month as `value`. */
  readonly create: Operation<[body: ShiftAssignmentInput], Operations['shiftAssignments.create']['responses'][201]['content']['application/json']['data'], 'post'>
  /** End an assignment. One that has begun ends yesterday, so that the past keeps its minutes; one that has not is gone. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `shiftAssignments`: Who works by which pattern. */
export const shiftAssignments: Build<ShiftAssignments> = /* @__PURE__ */ family('intranet', 'shiftAssignments index create destroy')
