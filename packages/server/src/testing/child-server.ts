import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { demoDatabase, isOnPostgres } from './test-database.ts'

export type ChildServer = {
  url: string
  /** Kills the process at once, like a power cut. */
  kill: () => Promise<void>
}

/**
 * Storage for a server that outlives its process: a folder, and a database with the demo company when
 * TEST_DATABASE_URL is set. A server with the embedded database seeds its own.
 */
export async function dwelling(): Promise<{
  /** The URL of the database, if other processes can reach it. */
  databaseUrl: string | undefined
  start: () => Promise<ChildServer>
  remove: () => Promise<void>
}> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-crash-'))
  const copied = isOnPostgres ? await demoDatabase(new Date()) : undefined
  await copied?.database.close()
  if (copied) cpSync(copied.files, path.join(folder, 'blobs'), { recursive: true })
  return {
    databaseUrl: copied?.url,
    start: () => start(folder, copied?.url),
    async remove() {
      await copied?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function start(folder: string, databaseUrl: string | undefined): Promise<ChildServer> {
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
      PORTAL_DEMO_TICKETS: '300',
      // Nobody is at work in the copied company, either.
      PORTAL_DEMO_SHIFT: 'off',
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
