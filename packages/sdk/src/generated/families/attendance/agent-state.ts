// Generated from specs/attendance/agent-state.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { AgentStateOperations as Operations } from '#generated/attendance/agent-state.ts'
import type { OwnState } from '#generated/attendance/agent-state.ts'
import type { Operation } from '#http/operation.ts'

/** One's own state as an agent. */
export interface AgentStateFamily {
  /** One's own state as an agent. What the others see of oneself, and what can be chosen. Asking is a sign of life. */
  readonly show: Operation<[], OwnState, 'get'>
  /** Change one's own state. Goes online, changes the state or goes offline, from now on by the clock of the server. Only for people who are employed here. The clock of who has come in follows: a break of one is a break of the other. A break says its type where there are any (`blank` at `breakTypeId`), and keeps to its rules: without the reason it asks for the answer is `blank` at `reason`; before it falls due `too_soon`, after the last one of the day `limit_reached`, and while too many of the skill are in it `full`, each at `breakTypeId` with the minutes to go, the breaks of a day or the people at once as `count`. */
  readonly patch: Operation<[body: Operations['agentState.patch']['requestBody']['content']['application/json']], OwnState, 'patch'>
}

/** Builds `agentState`: One's own state as an agent. */
export const agentState: Build<AgentStateFamily> = /* @__PURE__ */ family('main', 'agentState show=g patch=a!')
