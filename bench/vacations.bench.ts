/**
 * Vacation with 20,000 people and three years of it: balances, calendars, the list for deciding, and a thousand decisions.
 * `pnpm bench vacations`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { main } from '../scripts/ending.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { startChild } from './child.ts'
import { publish } from './harness.ts'
import { row, rounds, timed } from './reads.ts'

const people = 20_000
const atOnce = 100
const decisions = 1000
const decisionSeconds = 5

const next = new Date().getUTCFullYear() + 1
const month = `from=${next}-02-01&until=${next}-02-28`
const reads = [
  { name: 'the balance of a person', path: 'vacation-balances/$person', limit: 20 },
  {
    name: 'a year of days to choose from',
    path: `vacation-days/$person?from=${next}-01-01&until=${next}-12-31`,
    limit: 100,
  },
  { name: 'a month of 200 people', path: `vacation-days?${month}&perPage=200`, limit: 100 },
  { name: 'requests, the latest first', path: 'vacation-requests', limit: 300 },
  { name: 'requests, by person', path: 'vacation-requests?sort=person', limit: 300 },
  { name: 'requests that wait', path: 'vacation-requests?waiting=true', limit: 300 },
  {
    name: 'requests of a month',
    path: `vacation-requests?initialDate=${next}-02-01&endDate=${next}-02-28`,
    limit: 300,
  },
  { name: 'the inbox of all that waits', path: 'inbox', limit: 300 },
  { name: 'the inbox, only what is overdue', path: 'inbox?overdue=true', limit: 300 },
  { name: 'the inbox, counted', path: 'inbox/summary', limit: 300 },
  { name: 'balances of everybody', path: 'vacation-balances', limit: 300 },
  { name: 'the ledger', path: 'vacation-movements', limit: 300 },
  { name: 'the report, its first page by person', path: 'vacation-report?totals=soon', limit: 300 },
  { name: 'the report by team, of everybody', path: 'vacation-report?by=team', limit: 5000 },
  { name: 'the report by month, of everybody', path: 'vacation-report?by=month', limit: 5000 },
]

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
    ...{ BENCH_PEOPLE: String(people), BENCH_TOKENS: file, BENCH_VACATIONS: '1' },
  })
  const [token = ''] = readFileSync(`${file}.admin`, 'utf8').split('\n')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: string; requests: number; waiting: string[] }>(
    `select (select id from users where username = 'reloj.4') as id,
      (select count(*)::int from vacation_requests) as requests,
      array(select id::text from vacation_requests where state = 'preapproved' and starts_on >= '${next}-01-01' and version = 1 limit ${decisions}) as waiting`,
  )
  await client.end()
  const [{ id, requests, waiting } = { id: '', requests: 0, waiting: [] }] = rows
  const address = `${server.address}/services/intranet`
  const lines: string[] = []
  for (const { name, path: asked, limit } of reads) {
    lines.push(row(name, await timed(`${address}/${asked.replace('$person', id)}`, token), limit))
    console.log(lines.at(-1))
  }
  const seconds = await decided(`${address}/vacation-requests/decide`, token, waiting)
  await server.stop()
  rmSync(folder, { recursive: true })
  publish(
    'Vacation',
    `${people} people with ${requests} requests on PostgreSQL, read by an administrator who sees everybody, one after the other.`,
    `${rounds} rounds`,
    [
      ...['| | p50 | p95 | max | limit |', '| --- | --- | --- | --- | --- |', ...lines, ''],
      `${waiting.length} requests approved in ${Math.ceil(waiting.length / atOnce)} calls of ${atOnce}: **${seconds.toFixed(1)} s**, limit ${decisionSeconds} s.`,
    ],
  )
  return 0
})

/** Seconds until all of them are approved, so many in a call, one call after the other. */
async function decided(url: string, token: string, ids: readonly string[]): Promise<number> {
  const begun = performance.now()
  for (let at = 0; at < ids.length; at += atOnce) {
    const requests = ids.slice(at, at + atOnce).map((id) => ({ id, version: 1 }))
    const answer = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ decision: 'approve', requests }),
    })
    const { data } = (await answer.json()) as { data: { state: string | null }[] }
    const refused = data.filter(({ state }) => state !== 'approved')
    if (refused.length > 0) throw new Error(`${refused.length} were refused: ${JSON.stringify(refused[0])}`)
  }
  return (performance.now() - begun) / 1000
}
