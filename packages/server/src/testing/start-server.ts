import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, type PortalServer, settingsOf } from '../index.ts'
import type { Database } from '#db/database.ts'
import type { Clock } from '#seams/clock.ts'
import type { Disk } from '#seams/disk.ts'
import type { FileScanner } from '#seams/file-scanner.ts'
import './quick-hashes.ts'
import { demoDatabase, testDatabase, type TestDatabase } from './test-database.ts'

export { actsOnNoRow, actsShownElsewhere, actsWithoutValues, silentActs } from './acts-in-the-log.ts'
export { hasImapServer, startImapServer } from './imap-server.ts'
export { startMailServer } from './mail-server.ts'
export { startReceiver } from './webhook-receiver.ts'
export { linkIn, mailsIn, type ReceivedMail } from './mails.ts'

export type TestServer = {
  server: PortalServer
  url: string
  close(): Promise<void>
}

type Options = {
  clock?: Clock
  disk?: Disk
  scanFile?: FileScanner
  bodyMs?: number
  env?: Record<string, string>
}

/**
 * A real server on a free port with the demo company: on PGlite, or on PostgreSQL when TEST_DATABASE_URL is set (a
 * fresh database each). Replies that violate the contract fail.
 */
export async function startServer(options: Options = {}): Promise<TestServer> {
  const { database, drop, files } = await beginning(options)
  const started = await startOn(database, options, files)
  return {
    ...started,
    async close() {
      await started.close()
      await drop()
    },
  }
}

/** Two servers on one PostgreSQL, as behind a load balancer. */
export async function startPair(
  options: Options = {},
): Promise<{ first: TestServer; second: TestServer; close(): Promise<void> }> {
  const { database, again, drop, files } = await beginning(options)
  if (!again) throw new Error('two servers need PostgreSQL: TEST_DATABASE_URL')
  const first = await startOn(database, options, files)
  const second = await startOn(again(), options, files)
  return {
    first,
    second,
    async close() {
      await Promise.all([first.close(), second.close()])
      await drop()
    },
  }
}

/** Another process on the same database, or one after a restart. */
export async function startAgain({ server: first }: TestServer, clock: Clock): Promise<TestServer> {
  const { database, settings } = first.kernel
  const shared = Object.assign(Object.create(database) as Database, { close: () => Promise.resolve() })
  const second = await createServer({ settings, database: shared, clock })
  const { address: url } = await second.listen()
  return { server: second, url, close: () => second.close() }
}

/** The content of a seeded database, as far as it can be copied. */
async function beginning({ clock, env }: Options): Promise<TestDatabase & { files?: string }> {
  const isDemo = env?.PORTAL_DEMO !== '0'
  const demo = isDemo ? await demoDatabase(clock?.now() ?? new Date()) : undefined
  return demo ?? testDatabase()
}

async function startOn(database: Database, options: Options, files?: string): Promise<TestServer> {
  const own = mkdtempSync(path.join(tmpdir(), 'portal-test-'))
  const settings = settingsOf({
    PORTAL_DATA_DIR: own,
    PORTAL_DEMO: '1',
    PORTAL_DEMO_DAYS: '7',
    PORTAL_DEMO_TICKETS: '300',
    PORTAL_DEMO_SHIFT: 'off',
    LOG_LEVEL: 'error',
    ...options.env,
  })
  if (files !== undefined) cpSync(files, path.join(settings.dataDir, 'blobs'), { recursive: true })
  const server = await createServer({
    settings: { ...settings, port: 0, analyticsPort: 0 },
    database,
    checkReplies: true,
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.disk ? { disk: options.disk } : {}),
    ...(options.scanFile ? { scanFile: options.scanFile } : {}),
    ...(options.bodyMs === undefined ? {} : { bodyMs: options.bodyMs }),
  })
  const { address: url } = await server.listen()
  return {
    server,
    url,
    async close() {
      await server.close()
      rmSync(own, { recursive: true, force: true })
    },
  }
}
