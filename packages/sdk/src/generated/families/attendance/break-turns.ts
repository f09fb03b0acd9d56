// Generated from specs/attendance/break-turns.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { BreakTurnsOperations as Operations } from '#generated/attendance/break-turns.ts'
import type { OwnClock } from '#generated/attendance/clock.ts'
import type { Operation } from '#http/operation.ts'

/** The queue for breaks. */
export interface BreakTurns {
  /** Join the queue for a break. Adds the caller to the queue of a break type that limits how many people of their main skill take it at once (ONL-8). When a place becomes free, the next person is notified; it is reserved for two minutes and then offered to the next. A person can wait for one break at a time; joining another queue replaces the first. A type without such a limit, or a caller without a main skill, is `invalid` on `breakTypeId`; other rules of the type are checked as in `clock.press`. Only while at work, otherwise 409 `invalid` on `state`. */
  readonly create: Operation<[body: Operations['breakTurns.create']['requestBody']['content']['application/json']], OwnClock, 'post'>
  /** Leave the queue for a break. A reserved place goes to the next person. Has no effect if the caller is not in a queue. */
  readonly destroy: Operation<[], OwnClock, 'delete'>
}

/** Builds `breakTurns`: The queue for breaks. */
export const breakTurns: Build<BreakTurns> = /* @__PURE__ */ family('intranet', 'breakTurns:/clock/break-turn create destroy=d')
