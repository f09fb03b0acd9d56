import path from 'node:path'
import { tmpdir } from 'node:os'
import { mkdtempSync, rmSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { accessTokens } from '#auth/access-tokens.ts'
import { authenticator } from '#auth/authenticate.ts'
import { bindContract } from '#contract/bind.ts'
import type { Kernel } from '#contract/handlers.ts'
import { operationRows, servicePrefixes } from '#contract/operations.ts'
import type { Database } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { openPglite } from '#db/open-pglite.ts'
import { openPostgres } from '#db/open-postgres.ts'
import { createApp } from '#http/app.ts'
import { health } from '#http/health.ts'
import { portalFiles } from '#http/portal-files.ts'
import { createJobs } from '#jobs/jobs.ts'
import { folderBlobs } from '#seams/blobs.ts'
import { localBus } from '#seams/bus.ts'
import { type Clock, systemClock } from '#seams/clock.ts'
import { type Ids, randomIds } from '#seams/ids.ts'
import { handlerTables, jobKinds } from './areas.ts'
import { fillEmptyDatabase, type FirstSteps } from './first-steps.ts'
import { type Settings, settingsOf } from './settings.ts'

export { settingsOf }
export type { Settings }

export type ServerOptions = {
  settings: Settings
  clock?: Clock
  ids?: Ids
  /** A database that is open already (tests). */
  database?: Database
  /** Whether each reply is compared with the contract (tests). */
  checkReplies?: boolean
}

export type PortalServer = {
  /** Port `PORT`: the portal, main, intranet and laia. */
  app: FastifyInstance
  /** Port `ANALYTICS_PORT`: the analytics service. */
  analytics: FastifyInstance
  kernel: Kernel
  /** What a person must be told once: demo accounts, or the bootstrap token. */
  firstSteps: FirstSteps
  listen(): Promise<{ address: string; analyticsAddress: string }>
  close(): Promise<void>
}

/** Opens the database, migrates it, fills it when it is empty, and binds every operation of the contract. */
export async function createServer(options: ServerOptions): Promise<PortalServer> {
  const { settings, clock = systemClock, ids = randomIds, checkReplies = false } = options
  let analyticsAddress = `http://${settings.host}:${settings.analyticsPort}`
  const app = await createApp(settings, () => analyticsAddress)
  const analytics = await createApp(settings, () => '')
  // Of a lost connection only the message: pg hangs the whole client on the error, with its password.
  const database =
    options.database ??
    (await open(settings, (error) => app.log.warn({ reason: error.message }, 'database connection lost')))
  await database.patient(migrate)

  const bus = localBus()
  const uploads = blobFolder(settings)
  const blobs = folderBlobs(uploads.folder, ids)
  const jobs = createJobs(jobKinds, { database, clock, ids, blobs, bus, log: app.log })
  const tokens = await accessTokens(database.db, clock)
  const kernel: Kernel = { database, settings, clock, ids, blobs, jobs, bus, tokens }
  const authenticate = authenticator(database, tokens, clock, bus)

  for (const server of [app, analytics]) health(server, database)
  app.get('/config.json', () => ({ services: { ...servicePrefixes, analytics: analyticsAddress } }))
  // The analytics families arrive with their screens; their port answers already.
  const rows = operationRows.filter((row) => row.service !== 'analytics')
  bindContract(app, { rows, tables: handlerTables, authenticate, kernel, checkReplies })
  await portalFiles(app, settings.staticDir)
  const firstSteps = await fillEmptyDatabase(kernel)
  jobs.start()

  return {
    app,
    analytics,
    kernel,
    firstSteps,
    async listen() {
      analyticsAddress = await analytics.listen({ host: settings.host, port: settings.analyticsPort })
      return { address: await app.listen({ host: settings.host, port: settings.port }), analyticsAddress }
    },
    async close() {
      await jobs.stop()
      await Promise.all([app.close(), analytics.close()])
      await database.close()
      uploads.forget()
    },
  }
}

function open(settings: Settings, onError: (error: Error) => void): Promise<Database> | Database {
  if (settings.databaseUrl !== undefined) return openPostgres(settings.databaseUrl, onError)
  return openPglite(settings.dataDir === 'memory://' ? {} : { folder: settings.dataDir })
}

/** Beside the embedded database; with a database in memory, in a folder that goes when the server stops. */
function blobFolder({ dataDir }: Settings): { folder: string; forget: () => void } {
  if (dataDir !== 'memory://') return { folder: path.join(dataDir, 'blobs'), forget: () => undefined }
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-'))
  return {
    folder: path.join(folder, 'blobs'),
    forget: () => rmSync(folder, { recursive: true, force: true }),
  }
}
