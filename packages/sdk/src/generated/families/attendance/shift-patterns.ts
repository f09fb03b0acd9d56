// Generated from specs/attendance/shift-patterns.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ShiftPatternsOperations as Operations } from '#generated/attendance/shift-patterns.ts'
import type { ShiftPattern, ShiftPatternInput, ShiftPatternPatch, ShiftPatternUpdate } from '#generated/attendance/shift-patterns.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Which times of which weeks people work. */
export interface ShiftPatterns {
  /** List the shift patterns. With the weeks of the version in force today. */
  readonly index: Operation<[query?: Operations['shiftPatterns.index']['parameters']['query']], Page<ShiftPattern>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['shiftPatterns.index']['parameters']['query'], options?: CallOptions) => List<ShiftPattern>
  /** Write a shift pattern. A name that another pattern has is `taken`. Times that end before they begin are `greater_than`, a day of more than 24 hours from its beginning to its end is `less_than`; both stand at the place, such as `weeks.0.3.segments.1`. Times that overlap, also with those of the day after, are `taken`; a break outside of the segments is `inclusion`. */
  readonly create: Operation<[body: ShiftPatternInput], ShiftPattern, 'post'>
  /** One shift pattern. With every version of its weeks. */
  readonly show: Operation<[id: string], ShiftPattern, 'get'>
  /** Change a shift pattern from a day on. The weeks hold from `validFrom` on, and what held before keeps measuring the days before it. A version that began on that day or later is replaced, unless the weeks are what holds on that day already. Weeks that would measure a locked month of somebody who has the pattern otherwise are `month_locked` at `validFrom`, with the month as `value`. Refused as in shiftPatterns.create. */
  readonly update: Operation<[id: string, body: ShiftPatternUpdate], ShiftPattern, 'put'>
  /** Archive a shift pattern, or bring it back. An archived one is assigned to nobody any more. Who has it keeps it. */
  readonly patch: Operation<[id: string, body: ShiftPatternPatch], ShiftPattern, 'patch'>
}

/** Builds `shiftPatterns`: Which times of which weeks people work. */
export const shiftPatterns: Build<ShiftPatterns> = /* @__PURE__ */ family('intranet', 'shiftPatterns index create show update patch')
