// Generated from specs/attendance/online-agents.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { OnlineAgentsOperations as Operations } from '#generated/attendance/online-agents.ts'
import type { AgentDay, OnlineAgent } from '#generated/attendance/online-agents.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Agents at work, and their current state. */
export interface OnlineAgents {
  /** List agents at work. Current state of each agent and since when. Without `state`, offline agents are omitted. Coordinators get the people assigned to them, callers with REPORTES_TODOS everybody. Each counter in `meta` ignores the filter on its own field. */
  readonly index: Operation<[query?: Operations['onlineAgents.index']['parameters']['query']], Page<OnlineAgent> & { readonly meta: Operations['onlineAgents.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['onlineAgents.index']['parameters']['query'], options?: CallOptions) => List<OnlineAgent>
  /** Retrieve the day of an agent. Intervals of a day with totals. The day is in the time zone of the caller, or UTC without one. */
  readonly show: Operation<[id: string, query?: Operations['onlineAgents.show']['parameters']['query']], AgentDay, 'get'>
  /** Change the state of an agent. Only for agents who are signed in and online. The reason is stored with the state and shown to the agent. Limits of break types do not apply to changes by others. If the agent has clocked in, their clock follows: breaks apply to both. */
  readonly patch: Operation<[id: string, body: Operations['onlineAgents.patch']['requestBody']['content']['application/json']], OnlineAgent, 'patch'>
  /** Sign an agent out. Closes all sessions of the agent immediately, on every server process. The agent is notified with the reason. */
  readonly stop: Operation<[id: string, body: Operations['onlineAgents.stop']['requestBody']['content']['application/json']], OnlineAgent, 'post'>
  /** Send a message to an agent. Sends a notification to an agent at work. The audit log records who wrote to whom, but not the text. */
  readonly message: Operation<[id: string, body: Operations['onlineAgents.message']['requestBody']['content']['application/json']], undefined, 'post'>
}

/** Builds `onlineAgents`: Agents at work, and their current state. */
export const onlineAgents: Build<OnlineAgents> = /* @__PURE__ */ family('main', 'onlineAgents index show=g?/{id} patch stop=p!~ message=p!~')
