/**
 * A private PostgreSQL server: in a temporary folder, on an unused loopback port, with a random password, removed when
 * the script ends. It never touches another database.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { install } from './apt.ts'
import { atEnd } from './ending.ts'
import { freePort } from './free-port.ts'

export type Postgres = {
  /** The URL of a superuser on the database `postgres`. */
  url: string
  /** The same over its Unix socket: a statement is a quarter faster than over TCP. */
  socketUrl: string
  version: string
  /** Creates an empty database and returns its URL. */
  createDatabase: (name: string) => Promise<string>
  stop: () => Promise<void>
}

type Owner = { uid?: number; gid?: number }

/** Starts a private server with its data below a folder, or returns why it cannot. */
export async function startPostgres(parent = tmpdir()): Promise<Postgres | { skipped: string }> {
  const bin = await binaries()
  if ('skipped' in bin) return bin
  const owner = ownerOfCluster()
  if ('skipped' in owner) return owner
  const folder = mkdtempSync(path.join(realpathSync(parent), 'portal-postgres-'))
  const removeFolder = atEnd(() => rmSync(folder, { recursive: true, force: true }))
  try {
    return await startCluster(bin.folder, folder, owner, removeFolder)
  } catch (error) {
    await removeFolder()
    return { skipped: error instanceof Error ? error.message : String(error) }
  }
}

async function binaries(): Promise<{ folder: string } | { skipped: string }> {
  const found = findBinaries()
  if (found !== undefined) return { folder: found }
  const failure = await install('postgresql')
  const installed = findBinaries()
  return installed === undefined
    ? {
        skipped: `no PostgreSQL server here, and none could be installed (${failure ?? 'no binaries found'})`,
      }
    : { folder: installed }
}

/** The folder of initdb and postgres: Debian's newest, on the PATH, or Homebrew's. */
function findBinaries(): string | undefined {
  const newestFirst = (pattern: string) =>
    globSync(pattern).sort((one, other) => Number(/\d+/.exec(other)?.[0]) - Number(/\d+/.exec(one)?.[0]))
  const folders = [
    ...newestFirst('/usr/lib/postgresql/*/bin'),
    ...newestFirst('/usr/pgsql-*/bin'),
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...newestFirst('/opt/homebrew/opt/postgresql@*/bin'),
    ...newestFirst('/usr/local/opt/postgresql@*/bin'),
  ]
  return folders.find((folder) => ['initdb', 'postgres'].every((file) => existsSync(path.join(folder, file))))
}

/** PostgreSQL refuses to run as root: use `postgres`, or `nobody`. */
function ownerOfCluster(): Owner | { skipped: string } {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // Try the next one.
    }
  }
  return { skipped: 'this is root, and there is no user postgres or nobody to run PostgreSQL as' }
}

async function startCluster(
  bin: string,
  folder: string,
  owner: Owner,
  removeFolder: () => Promise<void>,
): Promise<Postgres> {
  const password = randomBytes(18).toString('base64url')
  const data = initialize(bin, folder, owner, password)
  const port = await freePort()
  const url = `postgres://portal:${password}@127.0.0.1:${port}/postgres`
  const child = spawn(path.join(bin, 'postgres'), ['-D', data, ...settings(folder, port)], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = atEnd(async () => {
    // Fast shutdown: it aborts sessions, and frees shared memory.
    child.kill('SIGINT')
    await ended
    await removeFolder()
  })
  const version = await untilReady(child, url, data).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  const socketUrl = `${url}?${new URLSearchParams({ host: folder }).toString()}`
  return { url, socketUrl, version, createDatabase: (name) => createDatabase(url, name), stop }
}

function initialize(bin: string, folder: string, owner: Owner, password: string): string {
  const data = path.join(folder, 'data')
  const passwordFile = path.join(folder, 'password')
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner.uid !== undefined && owner.gid !== undefined) {
    for (const one of [folder, data, passwordFile]) chownSync(one, owner.uid, owner.gid)
  }
  chmodSync(folder, 0o700)
  const flags = [
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
    '--no-instructions',
  ]
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '--username=portal', `--pwfile=${passwordFile}`, ...flags],
    { ...owner, cwd: folder, stdio: 'pipe' },
  )
  rmSync(passwordFile)
  return data
}

/** For tests: durability is not needed. */
function settings(folder: string, port: number): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    max_connections: '200',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Waits for the server and verifies that it is ours: the tests will create and drop databases on it. */
async function untilReady(child: ChildProcess, url: string, data: string): Promise<string> {
  for (let tries = 0; tries < 150; tries += 1) {
    if (child.exitCode !== null) throw new Error(`postgres ended with ${child.exitCode} instead of starting`)
    const row = await query<{ data_directory: string; version: string }>(
      url,
      `select current_setting('data_directory') as data_directory, current_setting('server_version') as version`,
    ).catch(() => undefined)
    if (row) {
      if (row.data_directory !== data)
        throw new Error(`port is held by another server (${row.data_directory})`)
      return row.version
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('postgres did not answer within 30 seconds')
}

async function createDatabase(url: string, name: string): Promise<string> {
  await query(url, `create database ${pg.escapeIdentifier(name)}`)
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    return (await client.query<Row>(sql)).rows[0]
  } finally {
    await client.end().catch(() => undefined)
  }
}
