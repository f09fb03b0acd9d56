/**
 * `pnpm db migrate | seed | reset | maintenance | verify-audit`, on the database of `pnpm start`: the embedded one of
 * PORTAL_DATA_DIR, or DATABASE_URL. `reset` empties it; PostgreSQL requires the name of the database: `pnpm db reset
 * portal`. `maintenance on [seconds] | off` is the switch of decision 040, for when nobody can sign in. `verify-audit`
 * verifies the chain of the audit log (decision 042) and exits with 1 if it is broken.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { createServer, type Settings, settingsOf } from '@portal/server'
import pg from 'pg'
import { verifyChain } from '../packages/server/src/audit/verify.ts'
import { openSealing } from '../packages/server/src/auth/sealing.ts'
import { systemClock } from '../packages/server/src/seams/clock.ts'
import { begin, end } from '../packages/server/src/areas/administration/maintenance.queries.ts'
import type { Database } from '../packages/server/src/db/database.ts'
import { lockFolder } from '../packages/server/src/db/lock-folder.ts'
import { migrate } from '../packages/server/src/db/migrate.ts'
import { openPglite } from '../packages/server/src/db/open-pglite.ts'
import { openPostgres } from '../packages/server/src/db/open-postgres.ts'
import { prepareSchema } from '../packages/server/src/db/prepare-schema.ts'
import { main } from './ending.ts'
import { serverEnvironment } from './server-environment.ts'

const commands = { migrate: migrateOnly, seed, reset, maintenance, 'verify-audit': verifyAudit }

await main(async () => {
  const [name = '', ...rest] = process.argv.slice(2)
  const command = Object.entries(commands).find(([known]) => known === name)?.[1]
  if (!command) throw new Error(`pnpm db ${Object.keys(commands).join(' | ')}`)
  return (await command(settingsOf({ ...process.env, ...serverEnvironment() }), rest)) ?? 0
})

async function migrateOnly(settings: Settings): Promise<void> {
  const database = await open(settings)
  try {
    const { migrationUrl } = settings
    const done = await prepareSchema(database, {
      migrationUrl,
      onError: (error) => console.error(error.message),
    })
    console.log(done.length === 0 ? 'nothing to migrate' : `migrated: ${done.join(', ')}`)
  } finally {
    await database.close()
  }
}

async function open(settings: Settings): Promise<Database> {
  return settings.databaseUrl === undefined
    ? openPglite({ folder: settings.dataDir })
    : openPostgres(settings.databaseUrl, (error) => console.error(error.message))
}

/** A running server with an embedded database holds its lock: there an administrator uses the switch in the portal. */
async function maintenance(settings: Settings, [state, seconds = '60']: string[]): Promise<void> {
  if ((state !== 'on' && state !== 'off') || !/^\d+$/.test(seconds)) {
    throw new Error('pnpm db maintenance on [seconds until callers come back] | off')
  }
  const database = await open(settings)
  try {
    await migrate(database.db)
    if (state === 'on') await begin(database.db, new Date(), Number(seconds))
    else await end(database.db)
    console.log(`maintenance is ${state}`)
  } finally {
    await database.close()
  }
}

/** A running server with an embedded database holds its lock: there the screen /logs verifies. */
async function verifyAudit(settings: Settings): Promise<number> {
  const database = await open(settings)
  try {
    await migrate(database.db)
    const sealing = await openSealing(database.db, systemClock, settings.sealingKey)
    const outside = { sealing, folder: settings.auditDir ?? settings.dataDir, now: systemClock.now() }
    const { checked, heads, head, findings } = await database.patient((db) => verifyChain(db, outside))
    for (const { kind, seq, eventId } of findings)
      console.log(`${kind}: link ${seq ?? '–'}, event ${eventId ?? '–'}`)
    console.log(
      `${checked} links and ${heads} heads verified, head ${head.seq} ${head.hash}: ` +
        (findings.length === 0 ? 'nothing was changed' : `${findings.length} findings`),
    )
    return findings.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
}

/** Seeds an empty database with the demo contact centre; one that contains people is left unchanged. */
async function seed(settings: Settings): Promise<void> {
  const server = await createServer({ settings: { ...settings, demo: true } })
  const { demo } = server.firstSteps
  console.log(
    demo
      ? `Sign in as ${demo.usernames.join(', ')} with ${demo.password}`
      : 'There are people in it already.',
  )
  await server.close()
}

async function reset(settings: Settings, [confirmed]: string[]): Promise<void> {
  if (settings.databaseUrl !== undefined) {
    await emptyPostgres(settings.databaseUrl, confirmed)
    return
  }
  // A running server holds the lock: its data must not be deleted.
  const unlock = lockFolder(settings.dataDir)
  for (const part of ['pglite', 'blobs'])
    rmSync(path.join(settings.dataDir, part), { recursive: true, force: true })
  unlock()
  console.log(`emptied ${settings.dataDir}`)
}

async function emptyPostgres(url: string, confirmed: string | undefined): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>('select current_database() as name')
    const name = rows[0]?.name
    if (name === undefined || confirmed !== name) {
      throw new Error(
        `This deletes everything in the database ${name ?? '?'}. To do it: pnpm db reset ${name ?? '?'}`,
      )
    }
    await client.query('drop schema public cascade')
    await client.query('create schema public')
    console.log(`emptied ${name}`)
  } finally {
    await client.end()
  }
}
