/**
 * Clock entries: the latency at fifty a second, and whether 20,000 people who clock in at once get 20,000 entries.
 * `pnpm bench clock`; BENCH_PEOPLE for fewer.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { main } from '../scripts/ending.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { startChild } from './child.ts'
import { connections, press as pressed } from './clock/press.ts'
import { publish } from './harness.ts'

const people = Number(process.env.BENCH_PEOPLE ?? 20_000)
const perSecond = 50
/** A minute, unless that leaves too few people for the burst. */
const seconds = Math.min(60, Math.floor(people / 2 / perSecond))
const atOnce = 64
const limitMs = 40
const limitSeconds = 300

const agent = connections(atOnce)
const press = (address: string, token: string) => pressed(agent, address, token, { kind: 'in' })

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.floor(sorted.length * share)] ?? NaN
const ms = (value: number) => `${value.toFixed(1)} ms`
const row = (what: string, took: readonly number[], limit = '') =>
  `| ${what} | ${ms(percentile(took, 0.5))} | **${ms(percentile(took, 0.95))}** | ${ms(Math.max(...took))} | ${limit} |`

await main(async () => {
  const postgres = await startPostgres()
  if ('skipped' in postgres) throw new Error(postgres.skipped)
  const url = await postgres.createDatabase('bench')
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'))
  const file = path.join(folder, 'tokens')
  const server = await startChild('clock/portal.ts', {
    ...{ DATABASE_URL: url, PORTAL_DEMO: '1', PORTAL_DATA_DIR: folder, LOG_LEVEL: 'fatal' },
    ...{ BENCH_PEOPLE: String(people), BENCH_TOKENS: file },
  })
  const tokens = readFileSync(file, 'utf8').split('\n')
  const steady = await paced(server.address, tokens.slice(0, perSecond * seconds))
  const begun = performance.now()
  const storm = await together(server.address, tokens.slice(perSecond * seconds))
  const took = (performance.now() - begun) / 1000
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ entries: number; people: number }>(
    `select count(*)::int as entries, count(distinct employee_id)::int as people from clock_entries
    where employee_id in (select id from users where username like 'reloj.%')`,
  )
  await client.end()
  await server.stop()
  rmSync(folder, { recursive: true })
  publish('Pressing the clock', about(), '1 round', [
    '| | p50 | p95 | max | limit |',
    '| --- | --- | --- | --- | --- |',
    row(`${perSecond} a second`, steady, `${limitMs} ms`),
    row(`${atOnce} at once`, storm),
    '',
    `${storm.length} presses of as many people in ${took.toFixed(1)} s, ${Math.round(storm.length / took)} a second; ${people} within ${limitSeconds} s are ${Math.round(people / limitSeconds)} a second. Afterwards ${rows[0]?.entries ?? 0} entries of ${rows[0]?.people ?? 0} people: ${people} were to be.`,
  ])
  if (percentile(steady, 0.95) > limitMs || took > limitSeconds || rows[0]?.entries !== people)
    console.log('A limit is passed: see above.')
  return 0
})

function about(): string {
  return `${people} people come in on PostgreSQL, each by a request of their own with a session of their own: the entry, its place in the chain, the day that follows from it, and the clock that is answered. First ${perSecond} a second for ${seconds} s, then all others as fast as ${atOnce} connections go. The client runs on the same two cores.`
}

/** An open-loop load: the rate is independent of response times. */
async function paced(address: string, tokens: readonly string[]): Promise<number[]> {
  const begun = performance.now()
  const all = tokens.map(async (token, at) => {
    await new Promise((resolve) =>
      setTimeout(resolve, Math.max(0, begun + (at * 1000) / perSecond - performance.now())),
    )
    return press(address, token)
  })
  return (await Promise.all(all)).sort((one, other) => one - other)
}

async function together(address: string, tokens: readonly string[]): Promise<number[]> {
  const waits: number[] = []
  const rest = [...tokens]
  const work = async () => {
    for (let token = rest.pop(); token !== undefined; token = rest.pop())
      waits.push(await press(address, token))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return waits.sort((one, other) => one - other)
}
