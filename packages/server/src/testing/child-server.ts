import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'

export type ChildServer = {
  url: string
  /** Ends the process at once, as a power cut would. */
  kill: () => Promise<void>
}

/** A place for a server that outlives its process: a folder, and a database when TEST_DATABASE_URL names a server. */
export async function dwelling(env: Record<string, string> = {}): Promise<{
  /** Of the database, when it is one that others reach as well. */
  databaseUrl: string | undefined
  start: () => Promise<ChildServer>
  remove: () => Promise<void>
}> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-crash-'))
  const database = await ownDatabase(process.env.TEST_DATABASE_URL)
  return {
    databaseUrl: database.url,
    start: () => start(folder, database.url, env),
    async remove() {
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function ownDatabase(
  server: string | undefined,
): Promise<{ url: string | undefined; drop: () => Promise<void> }> {
  if (server === undefined || server === '') return { url: undefined, drop: () => Promise.resolve() }
  const name = `portal_crash_${randomBytes(6).toString('hex')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await administer(server, `create database ${name}`)
  return { url: url.href, drop: () => administer(server, `drop database ${name} with (force)`) }
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function start(
  folder: string,
  databaseUrl: string | undefined,
  own: Record<string, string>,
): Promise<ChildServer> {
  const main = path.resolve(import.meta.dirname, '../main.ts')
  const child = spawn(process.execPath, ['--conditions=source', main], {
    env: {
      ...process.env,
      // Empty means none: tests never touch the developer's own database.
      DATABASE_URL: databaseUrl ?? '',
      PORT: '0',
      ANALYTICS_PORT: '0',
      PORTAL_DATA_DIR: folder,
      PORTAL_DEMO: '1',
      PORTAL_DEMO_DAYS: '7',
      ...own,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    url: await addressOf(child),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('the server has no output')
  for await (const line of createInterface(stdout)) {
    const address = /^Portal\s+(http:\S+)/.exec(line)?.[1]
    if (address !== undefined) {
      stdout.resume()
      return address
    }
  }
  throw new Error('the server ended before it listened')
}
