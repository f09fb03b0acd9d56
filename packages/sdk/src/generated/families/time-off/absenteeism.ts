// Generated from specs/time-off/absenteeism.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { AbsenteeismOperations as Operations } from '#generated/time-off/absenteeism.ts'
import type { Absenteeism, AbsenteeismLine } from '#generated/time-off/absenteeism.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Hours and days lost, and the rates of absenteeism. */
export interface AbsenteeismFamily {
  /** The rate of absenteeism. Of the people whose records one may see in reports. By cause group and never by type: a group with fewer than five people is told within the others only, and a rate that rests on fewer than five people is null, unless nobody is absent at all. */
  readonly show: Operation<[query?: Operations['absenteeism.show']['parameters']['query']], Absenteeism, 'get'>
  /** List what absences take. A line for each cause, team, project, skill, day, week or month, as absenteeism.show has them, for files and mails. A cause with fewer than five people is told within the others only; what fewer than five people would tell of is null. Of the month up to today unless it is said; at most 366 days (`less_than` at `until`). */
  readonly index: Operation<[query?: Operations['absenteeism.index']['parameters']['query']], Page<AbsenteeismLine>, 'get'>
}

/** Builds `absenteeism`: Hours and days lost, and the rates of absenteeism. */
export const absenteeism: Build<AbsenteeismFamily> = /* @__PURE__ */ family('intranet', 'absenteeism show=g? index=g?/lines')
