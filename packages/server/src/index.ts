import path from 'node:path'
import { tmpdir } from 'node:os'
import { mkdtempSync, rmSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { auditSealer } from '#audit/sealer.ts'
import { accessTokens } from '#auth/access-tokens.ts'
import { openSealing, type Sealing } from '#auth/sealing.ts'
import { fileSources } from '#seams/file-sources.ts'
import { signingKeys } from '#auth/signing-keys.ts'
import { authenticator } from '#auth/authenticate.ts'
import { isAllowed } from '#contract/address.rules.ts'
import { bindContract } from '#contract/bind.ts'
import type { Kernel } from '#contract/handlers.ts'
import { rateGate } from '#contract/rate.ts'
import { operationRows, servicePrefixes } from '#contract/operations.ts'
import type { Database } from '#db/database.ts'
import { framedAddresses } from '#db/framed-addresses.ts'
import { openPostgres } from '#db/open-postgres.ts'
import { prepareSchema } from '#db/prepare-schema.ts'
import { createApp } from '#http/app.ts'
import { publicBodyMs } from '#http/body-deadline.ts'
import { health } from '#http/health.ts'
import { maintenanceGate } from '#http/maintenance.ts'
import { portalFiles } from '#http/portal-files.ts'
import { createJobs } from '#jobs/jobs.ts'
import { folderBlobs } from '#seams/blobs.ts'
import { type Disk, folderDisk } from '#seams/disk.ts'
import { type FileScanner, noScanner } from '#seams/file-scanner.ts'
import { openBus } from '#seams/bus.ts'
import { type Clock, systemClock } from '#seams/clock.ts'
import { type Ids, randomIds } from '#seams/ids.ts'
import { openMail } from '#seams/mail.ts'
import { mailServers } from '#seams/mail-servers.ts'
import { webhookCalls } from '#seams/webhook-calls.ts'
import { openSkillsSource } from '#seams/skills-source.ts'
import { eventStreams } from '#streams/event-streams.ts'
import { jobKinds, queueAtStart } from './area-jobs.ts'
import { handlerTables } from './areas.ts'
import { writeSkillsFile } from './demo/skills-file.ts'
import { fillEmptyDatabase, type FirstSteps } from './first-steps.ts'
import { openTimeRecord } from '#time-record/open-time-record.ts'
import { type Settings, settingsOf } from './settings.ts'

export { settingsOf }
export type { FileScanner, Settings }

export type ServerOptions = {
  settings: Settings
  clock?: Clock
  ids?: Ids
  /** An open database (tests). */
  database?: Database
  /** The disk of the files (tests). */
  disk?: Disk
  /** Scans uploaded files. By default all files count as clean. */
  scanFile?: FileScanner
  /** The timeout for the body of a public operation (tests). */
  bodyMs?: number
  /** Whether to validate each reply against the contract (tests). */
  checkReplies?: boolean
}

export type PortalServer = {
  /** Port `PORT`: the portal, main, intranet and laia. */
  app: FastifyInstance
  /** Port `ANALYTICS_PORT`: the analytics service. */
  analytics: FastifyInstance
  kernel: Kernel
  /** A message to show once: demo accounts, or the bootstrap token. */
  firstSteps: FirstSteps
  listen(): Promise<{ address: string; analyticsAddress: string }>
  close(): Promise<void>
}

const scannerOf = ({ scanFile = noScanner }: ServerOptions): FileScanner => scanFile

/** Opens the database, migrates it, seeds it when it is empty, and binds every operation of the contract. */
export async function createServer(options: ServerOptions): Promise<PortalServer> {
  const { settings, clock = systemClock, ids = randomIds, checkReplies = false } = options
  const { bodyMs = publicBodyMs } = options
  let ownAddress = `http://${settings.host}:${settings.port}`
  let analyticsAddress = `http://${settings.host}:${settings.analyticsPort}`
  const app = await createApp(settings, {
    connect: () => analyticsAddress,
    framed: async () =>
      (await framedAddresses(database.db)).filter((url) => isAllowed(url, settings.linkHosts)),
  })
  const analytics = await createApp(settings, { connect: () => '', framed: () => Promise.resolve([]) })
  // Log only the message of a lost connection: pg attaches the whole client to the error, including its password.
  const onError = (error: Error) => app.log.warn({ reason: error.message }, 'database connection lost')
  const database = options.database ?? (await open(settings, onError))
  await prepareSchema(database, { migrationUrl: settings.migrationUrl, onError })

  const bus = await openBus(database, ids)
  const files = fileFolder(settings)
  const { disk = folderDisk(files.folder) } = options
  const blobs = folderBlobs(path.join(files.folder, 'blobs'), ids, disk)
  const mail = openMail(settings, settings.outboxDir ?? path.join(files.folder, 'outbox'))
  const publicUrl = () => settings.publicUrl ?? ownAddress
  const auditFolder = settings.auditDir ?? files.folder
  const timeRecord = await openTimeRecord(database.db, clock, settings, auditFolder)
  const sealing = await openSealing(database.db, clock, settings.sealingKey)
  const outside = await outsideOf(settings, files.folder, sealing)
  const scanFile = scannerOf(options)
  const around = { database, clock, ids, blobs, disk, scanFile, bus, mail, publicUrl, timeRecord, ...outside }
  const jobs = createJobs(jobKinds, { ...around, log: app.log })
  const tokens = accessTokens(await signingKeys(database.db, clock), clock)
  const streams = eventStreams({ ...around, log: app.log })
  const sealer = auditSealer({ database, clock, sealing, folder: auditFolder, log: app.log })
  const kernel: Kernel = {
    ...around,
    settings: { ...settings, auditDir: auditFolder },
    jobs,
    streams,
    tokens,
    sealing,
  }
  const authenticate = authenticator({ ...around, tokens })

  for (const server of [app, analytics]) health(server, database)
  app.get('/config.json', () => ({ services: { ...servicePrefixes, analytics: analyticsAddress } }))
  // The analytics families come with their screens; the port answers already.
  const rows = operationRows.filter((row) => row.service !== 'analytics')
  const maintenance = maintenanceGate(database, clock, bus)
  const gates = { authenticate, maintenance, rate: rateGate(database, clock, ids) }
  bindContract(app, { rows, tables: handlerTables, ...gates, kernel, bodyMs, checkReplies })
  await portalFiles(app, settings.staticDir)
  const firstSteps = await fillEmptyDatabase(kernel)
  // Uploads of other processes may be active: only delete what has not grown for a day. Not awaited.
  blobs.forgetUnfinished(new Date(Date.now() - 24 * 60 * 60_000)).catch((error: unknown) => {
    app.log.warn({ err: error }, 'unfinished uploads stay')
  })
  await queueAtStart({ jobs, db: database.db, clock })
  jobs.start()
  sealer.start()

  return {
    app,
    analytics,
    kernel,
    firstSteps,
    async listen() {
      analyticsAddress = await analytics.listen({ host: settings.host, port: settings.analyticsPort })
      ownAddress = await app.listen({ host: settings.host, port: settings.port })
      return { address: ownAddress, analyticsAddress }
    },
    async close() {
      await jobs.stop()
      await sealer.stop()
      // Open streams are requests in flight: close them, or the ports would wait for them.
      await streams.close()
      await Promise.all([app.close(), analytics.close()])
      await bus.close()
      mail.close()
      await database.close()
      files.forget()
    },
  }
}

async function open(settings: Settings, onError: (error: Error) => void): Promise<Database> {
  if (settings.databaseUrl !== undefined) return openPostgres(settings.databaseUrl, onError)
  const { openPglite } = await import('#db/open-pglite.ts')
  return openPglite(settings.dataDir === 'memory://' ? {} : { folder: settings.dataDir })
}

/** The server's external sources. */
const outsideOf = async (settings: Settings, folder: string, sealing: Sealing) => ({
  skillsSource: openSkillsSource(await skillsAddress(settings, folder)),
  fileSources: fileSources(settings, sealing),
  mailServers: mailServers(settings, sealing),
  webhookCalls: webhookCalls(settings, sealing),
})

/** The demo uses a file that is written at each start, unless another source is configured. */
function skillsAddress(
  { skillsSource, demo }: Settings,
  folder: string,
): Promise<string> | string | undefined {
  return skillsSource ?? (demo ? writeSkillsFile(folder) : undefined)
}

/**
 * Beside the embedded database; for a database in memory, in a temporary folder that is deleted when the server
 * stops.
 */
function fileFolder({ dataDir }: Settings): { folder: string; forget: () => void } {
  if (dataDir !== 'memory://') return { folder: dataDir, forget: () => undefined }
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-'))
  return { folder, forget: () => rmSync(folder, { recursive: true, force: true }) }
}
