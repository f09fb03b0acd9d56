// Generated from specs/attendance/clock.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ClockPress, OwnClock } from '#generated/attendance/clock.ts'
import type { Operation } from '#http/operation.ts'

/** One's own clock: coming, going and breaks. */
export interface ClockFamily {
  /** One's own clock. Where one stands now, how long today has been, and what can be pressed. Times run on from `now`, the clock of the server. */
  readonly show: Operation<[], OwnClock, 'get'>
  /** Clock in, clock out, begin or end a break. Writes a clock entry at the time of the server (FIC-1). What does not follow from where one stands is 409 with `invalid` at `kind` and the state as `value`: nobody clocks in twice or out without having come in. Going home in a break ends the break at the same instant. A break keeps to the rules of its type as in agentState.patch, by all the spans of the working day, and is one of the agent, too; going home ends the state as an agent. What was pressed before the agent began what they do now leaves that as it is; what was only carried on over a silence began before it. A break that was taken without a network is refused for its reason, and for its type only where there never was one: it may have been retired meanwhile. `at` says an instant that has passed: with `isOffline` when the device had no network, at most 48 hours ago, otherwise the exit that was forgotten, after the last entry of the day that is still open and at most 16 hours after its first. Both are marked and wait to be looked at; the time of arrival is kept beside them. An instant to come is `less_than` at `at`, one before the last entry `greater_than`. One of a locked month, and the first of the company where that would judge a locked month of anybody, is `month_locked` at `at`, with the month as `value`. Only for people who are employed here, within their contract: elsewhere `invalid` at `contract`; and clocking in not for the members of a group that clocks elsewhere: `invalid` at `group`, its name as `value` (FIC-11). */
  readonly press: Operation<[body: ClockPress], OwnClock, 'post'>
}

/** Builds `clock`: One's own clock: coming, going and breaks. */
export const clock: Build<ClockFamily> = /* @__PURE__ */ family('intranet', 'clock show=g press=p!/press')
