// Generated from specs/attendance/agent-state.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { AgentStateOperations as Operations } from '#generated/attendance/agent-state.ts'
import type { OwnState } from '#generated/attendance/agent-state.ts'
import type { Operation } from '#http/operation.ts'

/** The agent state of the caller. */
export interface AgentStateFamily {
  /** Retrieve the agent state of the caller. Returns the state as others see it, and the states available. The request counts as a sign of life. */
  readonly show: Operation<[], OwnState, 'get'>
  /** Change the agent state of the caller. Goes online, changes the state or goes offline, effective immediately by the server clock. Only for employees. If the person has clocked in, their clock follows: breaks apply to both. A break requires its type if types exist (`blank` on `breakTypeId`) and is subject to its rules: a missing reason is `blank` on `reason`; a break before it is due is `too_soon`, beyond the daily number `limit_reached`, and with too many people of the skill in it `full`, all on `breakTypeId`, with the remaining minutes, the breaks per day or the people at once as `count`. */
  readonly patch: Operation<[body: Operations['agentState.patch']['requestBody']['content']['application/json']], OwnState, 'patch'>
}

/** Builds `agentState`: The agent state of the caller. */
export const agentState: Build<AgentStateFamily> = /* @__PURE__ */ family('main', 'agentState show=g patch=a!')
