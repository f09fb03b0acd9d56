// Generated from specs/time-off/absenteeism.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { AbsenteeismOperations as Operations } from '#generated/time-off/absenteeism.ts'
import type { Absenteeism, AbsenteeismLine } from '#generated/time-off/absenteeism.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Hours and days lost, and the rates of absenteeism. */
export interface AbsenteeismFamily {
  /** Retrieve absenteeism rates. Covers the people whose records the caller may see in reports. Grouped by cause, never by absence type. Groups with fewer than five people are merged into `others`, and a rate based on fewer than five people is null, unless nobody is absent. */
  readonly show: Operation<[query?: Operations['absenteeism.show']['parameters']['query']], Absenteeism, 'get'>
  /** List absenteeism by cause or group. One line per cause, team, project, skill, day, week or month, with the figures of absenteeism.show, for exports and e-mails. Causes with fewer than five people are merged into `others`; figures that would reveal fewer than five people are null. Defaults to the current month up to today; at most 366 days (`less_than` on `until`). */
  readonly index: Operation<[query?: Operations['absenteeism.index']['parameters']['query']], Page<AbsenteeismLine>, 'get'>
}

/** Builds `absenteeism`: Hours and days lost, and the rates of absenteeism. */
export const absenteeism: Build<AbsenteeismFamily> = /* @__PURE__ */ family('intranet', 'absenteeism show=g? index=g?/lines')
