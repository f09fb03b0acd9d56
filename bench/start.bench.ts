/** The start of the portal: from the command to a page that answers. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { buildIfStale } from '../scripts/builds.ts'
import { main } from '../scripts/ending.ts'
import { type Postgres, startPostgres } from '../scripts/postgres.ts'
import { childEnvironment, root } from '../scripts/run.ts'
import { compare, type Figures } from './harness.ts'

type Place = Record<string, string>

const rounds = 5
let databases = 0

await main(async () => {
  await buildIfStale('portal')
  const postgres = await startPostgres()
  if ('skipped' in postgres) throw new Error(postgres.skipped)
  const [kept, keptBlobs] = [newFolder(), newFolder()]
  const keptDatabase = { DATABASE_URL: await postgres.createDatabase('kept'), PORTAL_DATA_DIR: keptBlobs }
  await compare({
    title: 'A start: from the command to a page that answers',
    about:
      'Wall-clock time from `pnpm start` (without pnpm itself), the portal built, to the answer of `/`. First: an empty database, which gets its tables and the demo company of 300. Again: the database of the time before. The reference is Node with node:http and one page.',
    rounds,
    contenders: [
      { name: 'node:http', round: () => start(['bench/start/bare.ts'], {}) },
      { name: 'embedded, first', round: () => inNewFolder((folder) => portal({ PORTAL_DATA_DIR: folder })) },
      { name: 'embedded, again', round: () => portal({ PORTAL_DATA_DIR: kept }) },
      { name: 'PostgreSQL, first', round: () => firstOnPostgres(postgres) },
      { name: 'PostgreSQL, again', round: () => portal(keptDatabase) },
    ],
    targets: [{ contender: 'PostgreSQL, again', figure: 'ms', atMost: 15 }],
  })
  for (const folder of [kept, keptBlobs]) rmSync(folder, { recursive: true, force: true })
  return 0
})

function firstOnPostgres(postgres: Postgres): Promise<Figures> {
  return inNewFolder(async (folder) => {
    const url = await postgres.createDatabase(`first_${(databases += 1)}`)
    return portal({ DATABASE_URL: url, PORTAL_DATA_DIR: folder })
  })
}

function newFolder(): string {
  return path.join(mkdtempSync(path.join(tmpdir(), 'portal-start-')), 'portal')
}

async function inNewFolder(work: (folder: string) => Promise<Figures>): Promise<Figures> {
  const folder = newFolder()
  try {
    return await work(folder)
  } finally {
    rmSync(path.dirname(folder), { recursive: true, force: true })
  }
}

function portal(place: Place): Promise<Figures> {
  return start(['scripts/start.ts'], place)
}

/** Starts a program that prints its URL, requests the page, and ends it. */
async function start(command: string[], place: Place): Promise<Figures> {
  const began = performance.now()
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: childEnvironment({ DATABASE_URL: '', PORTAL_DEMO: '1', PORT: '0', ANALYTICS_PORT: '0', ...place }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) {
    const address = /^Portal\s+(http:\S+)/.exec(line)?.[1]
    if (address === undefined) continue
    const { ok } = await fetch(address)
    const ms = performance.now() - began
    child.kill('SIGTERM')
    await ended
    if (!ok) throw new Error('the page does not answer')
    return { ms }
  }
  throw new Error(`${command.join(' ')} ended before it listened`)
}
