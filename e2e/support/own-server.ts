import { startServer, type TestServer } from '@portal/server/testing'
import { builtPortal } from './built-portal.ts'

export type OwnServer = TestServer & {
  /** Lets so many seconds go by for the server, and for nobody who looks at a page. */
  pass: (seconds: number) => void
}

/** After so many seconds a decision that could be taken back is in force. */
export const inForceSeconds = 7

/** A server of one test alone, with a portal and a demo company of its own: for what would be felt by all others. */
export async function ownServer(env: Record<string, string> = {}): Promise<OwnServer> {
  let aheadMs = 0
  const clock = { now: () => new Date(Date.now() + aheadMs) }
  const server = await startServer({ clock, env: { ...env, PORTAL_STATIC: builtPortal } })
  return { ...server, pass: (seconds) => void (aheadMs += seconds * 1000) }
}
