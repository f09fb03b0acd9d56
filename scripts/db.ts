/**
 * `pnpm db migrate | seed | reset`, on the database that `pnpm start` uses: the embedded one of PORTAL_DATA_DIR, or
 * DATABASE_URL. `reset` empties it; on PostgreSQL only when the name of the database is said: `pnpm db reset portal`.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { createServer, type Settings, settingsOf } from '@portal/server'
import pg from 'pg'
import { lockFolder } from '../packages/server/src/db/lock-folder.ts'
import { migrate } from '../packages/server/src/db/migrate.ts'
import { openPglite } from '../packages/server/src/db/open-pglite.ts'
import { openPostgres } from '../packages/server/src/db/open-postgres.ts'
import { main } from './ending.ts'
import { serverEnvironment } from './server-environment.ts'

const commands = { migrate: migrateOnly, seed, reset }

await main(async () => {
  const [name = '', ...rest] = process.argv.slice(2)
  const command = Object.entries(commands).find(([known]) => known === name)?.[1]
  if (!command) throw new Error(`pnpm db ${Object.keys(commands).join(' | ')}`)
  await command(settingsOf({ ...process.env, ...serverEnvironment() }), rest)
  return 0
})

async function migrateOnly(settings: Settings): Promise<void> {
  const database =
    settings.databaseUrl === undefined
      ? await openPglite({ folder: settings.dataDir })
      : openPostgres(settings.databaseUrl, (error) => console.error(error.message))
  try {
    const done = await migrate(database.db)
    console.log(done.length === 0 ? 'nothing to migrate' : `migrated: ${done.join(', ')}`)
  } finally {
    await database.close()
  }
}

/** Fills an empty database with the demo contact centre; one that has people in it is left as it is. */
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
  // A running server holds the lock: its data is not pulled from under it.
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
