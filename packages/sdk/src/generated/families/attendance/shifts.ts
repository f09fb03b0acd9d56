// Generated from specs/attendance/shifts.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ShiftsOperations as Operations } from '#generated/attendance/shifts.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { OwnShifts, PlannedPerson, ShiftChange, ShiftChangesInput, ShiftChangesResult } from '#generated/attendance/shifts.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** What is planned of each day. */
export interface Shifts {
  /** List what is planned. One row a person with each day of the period on which they have a contract. A dated shift wins over the pattern assigned, and that over the plain week of the contract; a holiday is free unless a dated shift says otherwise. Whose they are follows the permissions as in clockEntries.index (REP-1). A period has at most 62 days. */
  readonly index: Operation<[query?: Operations['shifts.index']['parameters']['query']], Page<PlannedPerson>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['shifts.index']['parameters']['query'], options?: CallOptions) => List<PlannedPerson>
  /** One's own shifts. Each day of a period on which one has a contract, the month at hand unless it is said, and the next shift that has not ended. */
  readonly own: Operation<[query?: Operations['shifts.own']['parameters']['query']], OwnShifts, 'get'>
  /** List the changes of dated shifts. Who changed which day of whom, when, and what stood before and after; the last change first. Of the people whose time record one may see, and of oneself. */
  readonly history: Operation<[query?: Operations['shifts.history']['parameters']['query']], Page<ShiftChange>, 'get'>
  /** Put, move, copy and clear dated shifts. A batch of changes, in order, of which all are done or none. What is wrong stands in a table that counts `changes` from 1: times that end before they begin (`greater_than`), more than 24 hours from the beginning of a day to its end (`less_than`), times that overlap each other or another shift of the person (`taken`, with the day as `value`) at `segments`, a break outside of them (`inclusion`) at `breaks`; somebody whom one may not plan (`inclusion`) or who has left (`invalid`) at `employeeId`; a day without a contract (`invalid`) and one whose month is locked (`month_locked`, with the month as `value`) at `date`; to move or copy from a day without a planned shift (`blank`) at `date`. From its first day to its last a batch has at most 366 days (`less_than` at `changes`). Less than the rest that the time rules want between two shifts is a warning, no refusal. `undo` is the batch that brings back what stood before. */
  readonly change: Operation<[body: ShiftChangesInput], ShiftChangesResult, 'post'>
  /** Write dated shifts by a file. Each row names a person by `username` and a day by `date`, and says when they work on it by `segments` as words: `08:00-14:00 15:00-17:00`, where what ends before it begins ends on the next day; without any the day is off. `breaks` is said alike. Each is judged as one change of shifts.change. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
}

/** Builds `shifts`: What is planned of each day. */
export const shifts: Build<Shifts> = /* @__PURE__ */ family('intranet', 'shifts index own=g?/own history=g?/changes change=p!/changes import')
