// Generated from specs/attendance/clock.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ClockPress, OwnClock } from '#generated/attendance/clock.ts'
import type { Operation } from '#http/operation.ts'

/** The clock of the caller: clocking in and out, and breaks. */
export interface ClockFamily {
  /** Retrieve the clock of the caller. Current state, working time of the day and available actions. Times continue from `now`, the server time. */
  readonly show: Operation<[], OwnClock, 'get'>
  /** Clock in or out, or start or end a break. Writes a clock entry at the server time (FIC-1). An action that does not follow from the current state is 409 `invalid` on `kind`, with the state as `value`: nobody clocks in twice, or out without clocking in. Clocking out during a break ends the break at the same instant. Breaks follow the rules of their type as in agentState.patch, over all spans of the working day, and also set the agent state; clocking out ends the agent state. An entry from before the start of the current agent state leaves that state unchanged; a state resumed after a period of silence counts from before it. A break taken without a network is refused because of its reason, and because of its type only if the type never existed, since it may have been retired in the meantime. `at` gives a past instant: with `isOffline`, when the device had no network, at most 48 hours ago; otherwise a forgotten exit, after the last entry of the open day and at most 16 hours after its first. Both are flagged for review, and the time of arrival is stored. A future instant is `less_than` on `at`, one before the last entry `greater_than`. An instant in a locked month, or the first entry of the company if it would change a locked month of anybody, is `month_locked` on `at`, with the month as `value`. Only for employees within their contract, otherwise `invalid` on `contract`; members of groups that clock in elsewhere cannot clock in: `invalid` on `group`, with its name as `value` (FIC-11). */
  readonly press: Operation<[body: ClockPress], OwnClock, 'post'>
}

/** Builds `clock`: The clock of the caller: clocking in and out, and breaks. */
export const clock: Build<ClockFamily> = /* @__PURE__ */ family('intranet', 'clock show=g press=p!/press')
