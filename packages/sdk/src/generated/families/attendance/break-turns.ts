// Generated from specs/attendance/break-turns.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { BreakTurnsOperations as Operations } from '#generated/attendance/break-turns.ts'
import type { OwnClock } from '#generated/attendance/clock.ts'
import type { Operation } from '#http/operation.ts'

/** Waiting for one's turn to take a break. */
export interface BreakTurns {
  /** Wait for one's turn to take a break. Puts whoever asks into the queue of a break of which as many of their main skill are taken at once as may be (ONL-8). Whoever is next is offered a place that falls free, and told: it is held for them for two minutes, and then goes to the next. One waits for one break at a time; who asks for another waits for that one. A type without such a limit, and who has no main skill, is `invalid` at `breakTypeId`; what the rules of the type do not allow today is refused as in `clock.press`. Only for who is at work: else 409 `invalid` at `state`. */
  readonly create: Operation<[body: Operations['breakTurns.create']['requestBody']['content']['application/json']], OwnClock, 'post'>
  /** Wait for a break no more. Leaves the queue; a place that was held goes to the next. Who does not wait leaves nothing. */
  readonly destroy: Operation<[], OwnClock, 'delete'>
}

/** Builds `breakTurns`: Waiting for one's turn to take a break. */
export const breakTurns: Build<BreakTurns> = /* @__PURE__ */ family('intranet', 'breakTurns:/clock/break-turn create destroy=d')
