import { createPortal, type Portal } from '@portal/sdk'
import { createServer, type PortalServer, settingsOf } from '../index.ts'
import type { Clock } from '#seams/clock.ts'
import { demoPassword } from '../demo/seed-demo.ts'
import { testDatabase } from './test-database.ts'

export type TestServer = {
  server: PortalServer
  url: string
  /** A portal of its own session, nobody signed in. */
  visitor(): Portal
  /** A portal signed in as one of the demo accounts. */
  signedIn(username?: 'admin' | 'coordinador' | 'empleado'): Promise<Portal>
  close(): Promise<void>
}

/**
 * A real server on a free port with the demo company: on PGlite, or on PostgreSQL when TEST_DATABASE_URL names one
 * (a fresh database each). Replies that are not what the contract promises fail.
 */
export async function startServer(options: { clock?: Clock; env?: Record<string, string> } = {}): Promise<TestServer> {
  const { database, drop } = await testDatabase()
  const settings = settingsOf({ PORTAL_DATA_DIR: 'memory://', PORTAL_DEMO: '1', LOG_LEVEL: 'error', ...options.env })
  const server = await createServer({
    settings: { ...settings, port: 0, analyticsPort: 0 },
    database,
    checkReplies: true,
    ...(options.clock ? { clock: options.clock } : {}),
  })
  const { address: url } = await server.listen()
  const visitor = () => createPortal({ baseUrl: url })
  return {
    server,
    url,
    visitor,
    async signedIn(username = 'admin') {
      const portal = visitor()
      await portal.session.login({ user: username, password: demoPassword })
      return portal
    },
    async close() {
      await server.close()
      await drop()
    },
  }
}
