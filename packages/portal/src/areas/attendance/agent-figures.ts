import type { AgentState, OnlineAgent } from '@portal/sdk'

interface Counted {
  readonly state: AgentState
  readonly count: number
  readonly over: number
}

/** How many agents are working, handling a contact, on a break, and over the limit of their state. */
export function agentFigures(states: readonly Counted[]) {
  const sum = (some: readonly Counted[], of: 'count' | 'over') =>
    some.reduce((total, one) => total + one[of], 0)
  const online = states.filter(({ state }) => state !== 'offline')
  const within = (wanted: AgentState) =>
    sum(
      states.filter(({ state }) => state === wanted),
      'count',
    )
  return {
    online: sum(online, 'count'),
    over: sum(online, 'over'),
    calls: within('in_call'),
    breaks: within('break'),
  }
}

/** How long an agent has been in a state by the server's clock, if over the limit. */
export function secondsOver(
  { since, limitSeconds }: Pick<OnlineAgent, 'since' | 'limitSeconds'>,
  asOf: string,
): number | undefined {
  if (since === null || limitSeconds === null) return undefined
  const seconds = Math.floor((Date.parse(asOf) - Date.parse(since)) / 1000)
  return seconds > limitSeconds ? seconds : undefined
}
