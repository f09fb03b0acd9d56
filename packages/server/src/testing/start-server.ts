import { createServer, type PortalServer, settingsOf } from '../index.ts'
import type { Clock } from '#seams/clock.ts'
import { testDatabase } from './test-database.ts'

export type TestServer = {
  server: PortalServer
  url: string
  close(): Promise<void>
}

/**
 * A real server on a free port with the demo company: on PGlite, or on PostgreSQL when TEST_DATABASE_URL names one
 * (a fresh database each). Replies that are not what the contract promises fail.
 */
export async function startServer(
  options: { clock?: Clock; env?: Record<string, string> } = {},
): Promise<TestServer> {
  const { database, drop } = await testDatabase()
  const settings = settingsOf({
    PORTAL_DATA_DIR: 'memory://',
    PORTAL_DEMO: '1',
    LOG_LEVEL: 'error',
    ...options.env,
  })
  const server = await createServer({
    settings: { ...settings, port: 0, analyticsPort: 0 },
    database,
    checkReplies: true,
    ...(options.clock ? { clock: options.clock } : {}),
  })
  const { address: url } = await server.listen()
  return {
    server,
    url,
    async close() {
      await server.close()
      await drop()
    },
  }
}
