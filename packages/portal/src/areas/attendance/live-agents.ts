import type { OnlineAgent } from '@portal/sdk'

/** A smaller difference between the clocks is network latency. */
const sameClockMs = 2000

/** The state kept between responses, so that only changed rows render again (ONL-10). */
export interface Live {
  readonly rows: readonly OnlineAgent[]
  /** How far the client's clock is ahead of the server's. */
  readonly aheadMs: number
  /** When the response arrived, by the client's clock; null before the first. */
  readonly arrivedAt: string | null
}

/** Merges a response: unchanged agents keep their identity. */
export function nextLive(
  before: Live | undefined,
  agents: readonly OnlineAgent[],
  asOf: string,
  nowMs: number,
): Live {
  const known = new Map(before?.rows.map((row) => [row.id, row]))
  const rows = agents.map((agent) => {
    const old = known.get(agent.id)
    return old !== undefined && isSame(old, agent) ? old : agent
  })
  const ahead = nowMs - Date.parse(asOf)
  const isSameClock = before !== undefined && Math.abs(before.aheadMs - ahead) < sameClockMs
  return { rows, aheadMs: isSameClock ? before.aheadMs : ahead, arrivedAt: new Date(nowMs).toISOString() }
}

const isSame = (one: OnlineAgent, other: OnlineAgent): boolean => signOf(one) === signOf(other)

/** Every property of an agent that a row shows. */
function signOf({ state, since, displayName, limitSeconds, device, ...agent }: OnlineAgent): string {
  const { breakType, skill, coordinator, mode, adherence } = agent
  return [
    ...[state, since, displayName, limitSeconds, device, breakType?.id, skill?.id, coordinator?.id, mode],
    ...[adherence.state, adherence.impact, adherence.since, adherence.outSeconds],
  ].join('|')
}

/** First name and the initials of the surnames: what a wall may show. */
export function shortName(displayName: string): string {
  const [first = '', ...rest] = displayName.split(' ')
  return [first, ...rest.slice(0, 1).map((name) => `${name.slice(0, 1)}.`)].join(' ')
}
