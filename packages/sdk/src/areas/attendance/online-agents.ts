import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** An agent and what they do now. */
export type OnlineAgent = components['schemas']['OnlineAgent']

/** What an agent does; `no_signal` and `offline` nobody chooses but by going away. */
export type AgentState = components['schemas']['AgentState']

/** A state that somebody can choose. */
export type ChosenState = components['schemas']['ChosenState']

/** What an agent did on one day. */
export type AgentDay = components['schemas']['AgentDay']

/** The agents at work (handbook ONL). */
export interface OnlineAgents extends Resource<paths, '/online-agents', 'index' | 'patch'> {
  /** The intervals of one day of an agent with their totals; today unless a date is given. */
  readonly show: Act<paths, '/online-agents/{id}', 'get'>
  /** Signs an agent out everywhere, with a reason. */
  readonly stop: Act<paths, '/online-agents/{id}/stop', 'post'>
  /** Writes to an agent who is at work: a notification. */
  readonly message: Act<paths, '/online-agents/{id}/message', 'post'>
}

/** Builds the family. */
export function onlineAgents({ main }: Kernel): OnlineAgents {
  return {
    ...resource(main, 'onlineAgents', '/online-agents', ['index', 'patch']),
    show: main.act('onlineAgents.show', 'get', '/online-agents/{id}', 'query'),
    stop: main.act('onlineAgents.stop', 'post', '/online-agents/{id}/stop', 'body'),
    message: main.act('onlineAgents.message', 'post', '/online-agents/{id}/message', 'body'),
  }
}
