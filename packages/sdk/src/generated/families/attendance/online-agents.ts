// Generated from specs/attendance/online-agents.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { OnlineAgentsOperations as Operations } from '#generated/attendance/online-agents.ts'
import type { AgentDay, OnlineAgent } from '#generated/attendance/online-agents.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Who is at work, and at what. */
export interface OnlineAgents {
  /** List the agents at work. What each does now and since when. Without `state` whoever is offline is left out. A coordinator sees the people assigned, holders of REPORTES_TODOS see everybody. The counters in `meta` leave their own filter out of account, so that each can be changed for another. */
  readonly index: Operation<[query?: Operations['onlineAgents.index']['parameters']['query']], Page<OnlineAgent> & { readonly meta: Operations['onlineAgents.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['onlineAgents.index']['parameters']['query'], options?: CallOptions) => List<OnlineAgent>
  /** The day of one agent. The intervals of one day with their totals. The day is one of the zone of whoever asks, UTC without one. */
  readonly show: Operation<[id: string, query?: Operations['onlineAgents.show']['parameters']['query']], AgentDay, 'get'>
  /** Send an agent to another state. Only an agent who is signed in and online. The reason is kept with the state and told to the agent. The limits of a type of break bind who takes one, not who sends somebody into it. The clock of an agent who has come in follows: a break of one is a break of the other. */
  readonly patch: Operation<[id: string, body: Operations['onlineAgents.patch']['requestBody']['content']['application/json']], OnlineAgent, 'patch'>
  /** Close the sessions of an agent. The agent is signed out everywhere and at once, on every server process, and reads why in the notifications. */
  readonly stop: Operation<[id: string, body: Operations['onlineAgents.stop']['requestBody']['content']['application/json']], OnlineAgent, 'post'>
  /** Write to an agent. A notification to an agent who is at work. Who wrote to whom is in the audit; what was written is not. */
  readonly message: Operation<[id: string, body: Operations['onlineAgents.message']['requestBody']['content']['application/json']], undefined, 'post'>
}

/** Builds `onlineAgents`: Who is at work, and at what. */
export const onlineAgents: Build<OnlineAgents> = /* @__PURE__ */ family('main', 'onlineAgents index show=g?/{id} patch stop=p!~ message=p!~')
