// Generated from specs/attendance/shifts.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ShiftsOperations as Operations } from '#generated/attendance/shifts.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { OwnShifts, PlannedPerson, ShiftChange, ShiftChangesInput, ShiftChangesResult } from '#generated/attendance/shifts.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** The plan of each day. */
export interface Shifts {
  /** List planned days. One row per person with each day of the period on which they have a contract. Dated shifts override the assigned pattern, which overrides the default week of the contract; holidays are free unless a dated shift is planned. The permissions of clockEntries.index apply (REP-1). At most 62 days. */
  readonly index: Operation<[query?: Operations['shifts.index']['parameters']['query']], Page<PlannedPerson>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['shifts.index']['parameters']['query'], options?: CallOptions) => List<PlannedPerson>
  /** List shifts of the caller. Each day of the period on which the caller has a contract (the current month by default), and their next shift that has not ended. */
  readonly own: Operation<[query?: Operations['shifts.own']['parameters']['query']], OwnShifts, 'get'>
  /** List changes of dated shifts. Who changed which day of whom, when, and the values before and after; latest first. For the caller and people whose time record they may see. */
  readonly history: Operation<[query?: Operations['shifts.history']['parameters']['query']], Page<ShiftChange>, 'get'>
  /** Create, move, copy and delete dated shifts. A batch of changes, applied in order; all of them or none. Errors are reported in a table that numbers `changes` from 1. On `segments`: times that end before they start (`greater_than`), more than 24 hours from the start of a day to its end (`less_than`), times that overlap each other or another shift of the person (`taken`, with the day as `value`). On `breaks`: a break outside the segments (`inclusion`). On `employeeId`: people whom the caller may not plan (`inclusion`), former employees (`invalid`). On `date`: a day without a contract (`invalid`), in a locked month (`month_locked`, with the month as `value`), or moving or copying from a day without a planned shift (`blank`). A batch spans at most 366 days (`less_than` on `changes`). Less rest between shifts than the time rules require is a warning, not an error. `undo` is the batch that reverts the changes. */
  readonly change: Operation<[body: ShiftChangesInput], ShiftChangesResult, 'post'>
  /** Import dated shifts from a file. Each row has a person (`username`), a day (`date`) and the working times in `segments`, such as `08:00-14:00 15:00-17:00`; a segment that ends before it starts ends on the next day, and a day without segments is off. `breaks` has the same format. Each row is validated as a change of shifts.change. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
}

/** Builds `shifts`: The plan of each day. */
export const shifts: Build<Shifts> = /* @__PURE__ */ family('intranet', 'shifts index own=g?/own history=g?/changes change=p!/changes import')
