/** The polling interval while no events arrive. */
const disconnectedRefreshMs = 5000
const leastMs = 5000
const mostMs = 60_000
/** A margin after the moment, so that it has passed on the server. */
const lateMs = 500

interface Snapshot {
  readonly asOf: string
  readonly changesAt: string | null
}

/**
 * When to refetch agents. With events: at the next change that sends none (silence, sign-out, passing a
 * limit); without events: at the polling interval. Milliseconds.
 */
export function lookAgainMs(isConnected: boolean, snapshot: Snapshot | undefined): number {
  if (!isConnected) return disconnectedRefreshMs
  if (snapshot === undefined || snapshot.changesAt === null) return mostMs
  const wait = Date.parse(snapshot.changesAt) - Date.parse(snapshot.asOf) + lateMs
  return Math.min(mostMs, Math.max(leastMs, wait))
}
