/**
 * Time off with 20,000 people and three years of data: the reads of screens, concurrent requests for one quota, and a
 * thousand decisions. `pnpm bench vacations`; BENCH_PEOPLE changes the number.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { main } from '../scripts/ending.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { startChild } from './child.ts'
import { digits, publish } from './harness.ts'
import { storeSeconds } from './stored-days.ts'
import { row, timed } from './reads.ts'
import { askedAlone, askedAtOnce, askedInStream, checkApproved } from './vacations/asked-at-once.ts'
import { barePlaces } from './vacations/bare-places.ts'
import { decidedInBulk } from './vacations/decided-in-bulk.ts'
import { heldInBulk } from './vacations/held-in-bulk.ts'
import { planned, signedIn } from './vacations/planned.ts'
import { readsOf } from './vacations/reads-of.ts'

const people = Number(process.env.BENCH_PEOPLE ?? 20_000)
const rounds = 100
/** Reads of several seconds get no percentile. */
const slowRounds = 5
const decisionSeconds = 5
const askingMs = 60

await main(async () => {
  const postgres = await startPostgres()
  if ('skipped' in postgres) throw new Error(postgres.skipped)
  const url = await postgres.createDatabase('bench')
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'))
  const file = path.join(folder, 'tokens')
  const server = await startChild('clock/portal.ts', {
    ...{
      DATABASE_URL: url,
      PORTAL_DEMO: '1',
      PORTAL_DATA_DIR: folder,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
    },
    ...{ BENCH_PEOPLE: String(people), BENCH_TOKENS: file, BENCH_VACATIONS: '1', BENCH_MONTHS: '2' },
  })
  const tokens = readFileSync(file, 'utf8').split('\n')
  const address = `${server.address}/services/intranet`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Before measuring: the derivation of days competes for the CPU.
  await storeSeconds(client)
  const known = await planned(client, address, await signedIn(server.address))
  const bare = await barePlaces(url)
  const alone = await askedAlone(address, tokens)
  const together = await askedAtOnce(address, tokens)
  const stream = await askedInStream(address, tokens)
  await checkApproved(client, alone.length + together.length + stream.took.length)
  const asked = [
    row('the bare minimum: 100 transactions at once hold one row and write another', bare, askingMs),
    row('asked for by one person after the other, until it is approved', alone, askingMs),
    row('asked for by 100 people at once, of one quota, until it is approved', together, askingMs),
    row(
      `asked for over 100 connections, each every 1 to 5 s (${digits(stream.aSecond)} a second), of one quota, until it is approved`,
      stream.took,
      askingMs,
    ),
  ]
  const bulk = await bulkLines(client, address, server.address)
  console.log([...asked, ...bulk].join('\n'))
  const lines = await readLines(address, server.address, known)
  await client.end()
  await server.stop()
  rmSync(folder, { recursive: true })
  publish(
    'Vacation',
    `${people} people with ${known.requests} requests on PostgreSQL, read by an administrator who sees everybody, one after the other.`,
    `${rounds} rounds, ${slowRounds} of what takes seconds`,
    [
      ...['| | min | p50 | p95 | max | limit |', '| --- | --- | --- | --- | --- | --- |', ...lines],
      ...asked,
      '',
      ...bulk,
    ],
  )
  return 0
})

/** The latency of each read, by an administrator who signs in for it. */
async function readLines(
  address: string,
  main: string,
  known: Parameters<typeof readsOf>[0],
): Promise<string[]> {
  const lines: string[] = []
  for (const { name, path: at, body, limit } of readsOf(known)) {
    const token = await signedIn(main)
    const took = await timed(`${address}/${at}`, token, limit >= 1000 ? slowRounds : rounds, body)
    lines.push(row(name, took, limit))
    console.log(lines.at(-1))
  }
  return lines
}

/** A thousand decisions: effective at once, and with undo as the screens send them. */
async function bulkLines(client: pg.Client, address: string, main: string): Promise<string[]> {
  const decided = await decidedInBulk(client, address, await signedIn(main))
  const lines = [
    `${decided.count} requests approved ${calls(decided)}: **${digits(decided.seconds)} s**, limit ${decisionSeconds} s; a call takes ${spread(decided.took)}.`,
  ]
  for (const path of ['vacation-requests', 'operation-vacations'] as const) {
    const held = await heldInBulk(client, address, await signedIn(main), path)
    lines.push(
      '',
      `${held.count} requests approved so that it may be taken back (\`${path}\`) ${calls(held)}: kept in **${digits(held.seconds)} s**, limit ${decisionSeconds} s; a call takes ${spread(held.took)}. All are in force **${digits(held.inForceSeconds)} s** after the last cannot be taken back any more.`,
    )
  }
  return lines
}

function calls({ took }: { took: readonly number[] }): string {
  return `in ${took.length} calls of 100, one after the other`
}

/** Minimum, median and maximum of sorted milliseconds. */
function spread(took: readonly number[]): string {
  const middle = took[Math.floor(took.length / 2)]
  return `${digits(took[0] ?? NaN)} / **${digits(middle ?? NaN)}** / ${digits(took.at(-1) ?? NaN)} ms`
}
