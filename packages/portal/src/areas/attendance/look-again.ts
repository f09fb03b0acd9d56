/** How often agents are asked for while no events are heard. */
const disconnectedRefreshMs = 5000
const leastMs = 5000
const mostMs = 60_000
/** A little after the moment, so that it has come. */
const lateMs = 500

interface Snapshot {
  readonly asOf: string
  readonly changesAt: string | null
}

/**
 * When to ask for the agents again: with events, when somebody changes without one (falls silent, is signed out, passes
 * a limit); without events, soon. Milliseconds.
 */
export function lookAgainMs(isConnected: boolean, snapshot: Snapshot | undefined): number {
  if (!isConnected) return disconnectedRefreshMs
  if (snapshot === undefined || snapshot.changesAt === null) return mostMs
  const wait = Date.parse(snapshot.changesAt) - Date.parse(snapshot.asOf) + lateMs
  return Math.min(mostMs, Math.max(leastMs, wait))
}
