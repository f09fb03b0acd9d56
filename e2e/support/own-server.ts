import { startServer, type TestServer } from '@portal/server/testing'
import { builtPortal } from './built-portal.ts'

export type OwnServer = TestServer & {
  /** Advances the server's clock by some seconds, but not that of pages. */
  pass: (seconds: number) => void
}

/** After this many seconds a decision can no longer be undone and takes effect. */
export const inForceSeconds = 7

/** A private server with its own portal and demo company, for changes that would affect other tests. */
export async function ownServer(env: Record<string, string> = {}): Promise<OwnServer> {
  let aheadMs = 0
  const clock = { now: () => new Date(Date.now() + aheadMs) }
  const server = await startServer({ clock, env: { ...env, PORTAL_STATIC: builtPortal } })
  return { ...server, pass: (seconds) => void (aheadMs += seconds * 1000) }
}
