// Generated from specs/time-off/absenteeism.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { AbsenteeismOperations as Operations } from '#generated/time-off/absenteeism.ts'
import type { Absenteeism } from '#generated/time-off/absenteeism.ts'
import type { Operation } from '#http/operation.ts'

/** Hours and days lost, and the rates of absenteeism. */
export interface AbsenteeismFamily {
  /** The rate of absenteeism. Of the people whose records one may see in reports. By cause group and never by type: a group with fewer than five people is told within the others only, and a rate that rests on fewer than five people is null, unless nobody is absent at all. */
  readonly show: Operation<[query?: Operations['absenteeism.show']['parameters']['query']], Absenteeism, 'get'>
}

/** Builds `absenteeism`: Hours and days lost, and the rates of absenteeism. */
export const absenteeism: Build<AbsenteeismFamily> = /* @__PURE__ */ family('intranet', 'absenteeism show=g?')
