/**
 * Reads the working days of 20,000 people: the first page of each report over 31 days, and a person's year. `pnpm bench
 * working-days`; BENCH_MONTHS is the number of months with days, 2 by default, which also limits the person's year.
 * BENCH_DATABASE_URL names a database to reuse: existing data is not created again.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { main } from '../scripts/ending.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { startChild } from './child.ts'
import { publish } from './harness.ts'
import { lastStored, storeSeconds } from './stored-days.ts'
import { row, rounds, timed } from './reads.ts'

const people = Number(process.env.BENCH_PEOPLE ?? 20_000)
const months = Number(process.env.BENCH_MONTHS ?? 2)
const pageLimitMs = 300
const yearLimitMs = 100

const until = lastStored()
const month = `from=${daysBefore(until, 30)}&until=${until}`
const running = `from=${dayOf(-30)}&until=${dayOf(0)}`
const person = 'employeeId=$person'
const soon = 'totals=soon'
const reads = [
  { name: 'days, the latest first', path: `workdays?${month}&${soon}`, limit: pageLimitMs },
  { name: 'days, by person', path: `workdays?${month}&${soon}&sort=person`, limit: pageLimitMs },
  {
    name: 'days that lack an exit',
    path: `workdays?${month}&${soon}&incident=missing_out`,
    limit: pageLimitMs,
  },
  { name: 'hours by month', path: `working-hours?${month}&${soon}&by=month`, limit: pageLimitMs },
  { name: 'hours by week', path: `working-hours?${month}&${soon}&by=week`, limit: pageLimitMs },
  {
    name: 'hours by person, with time off',
    path: `working-hours?${month}&${soon}&by=period&timeOff=true`,
    limit: pageLimitMs,
  },
  { name: 'sums of all days', path: `workdays?${month}&perPage=1`, limit: pageLimitMs },
  { name: 'sums of all hours', path: `working-hours?${month}&by=month&perPage=1`, limit: pageLimitMs },
  { name: 'days of the least balance', path: `workdays?${month}&sort=balance`, limit: pageLimitMs },
  { name: 'days of the most balance', path: `workdays?${month}&sort=-balance`, limit: pageLimitMs },
  {
    name: 'days of a search that finds everybody',
    path: `workdays?${month}&search=persona`,
    limit: pageLimitMs,
  },
  {
    name: 'the same by balance',
    path: `workdays?${month}&search=persona&sort=balance`,
    limit: pageLimitMs,
  },
  { name: 'hours by day', path: `working-hours?${month}&by=day`, limit: pageLimitMs },
  { name: 'hours by person', path: `working-hours?${month}&by=month&sort=person`, limit: pageLimitMs },
  {
    name: 'the most hours of a day',
    path: `working-hours?${month}&by=day&sort=-effective`,
    limit: pageLimitMs,
  },
  {
    name: 'the most hours of a week',
    path: `working-hours?${month}&by=week&sort=-effective`,
    limit: pageLimitMs,
  },
  {
    name: 'hours of a search that finds everybody',
    path: `working-hours?${month}&search=persona`,
    limit: pageLimitMs,
  },
  { name: 'month sheets', path: `month-sheets?from=${month.slice(5, 12)}`, limit: pageLimitMs },
  { name: 'overtime of the year', path: `overtime?year=${until.slice(0, 4)}`, limit: 'none for a year' },
  { name: 'days that are closed', path: `workdays?${month}&state=closed`, limit: pageLimitMs },
  { name: 'sums of all hours by week', path: `working-hours?${month}&by=week&perPage=1`, limit: pageLimitMs },
  { name: 'sums of all hours by day', path: `working-hours?${month}&by=day&perPage=1`, limit: pageLimitMs },
  {
    name: 'the most hours of a month',
    path: `working-hours?${month}&by=month&sort=-effective`,
    limit: pageLimitMs,
  },
  {
    name: 'hours by week, the latest first',
    path: `working-hours?${month}&by=week&sort=-period`,
    limit: pageLimitMs,
  },
  { name: 'days until today', path: `workdays?${running}&${soon}`, limit: pageLimitMs },
  { name: 'sums of all days until today', path: `workdays?${running}&perPage=1`, limit: 'behind the rows' },
  { name: 'hours by skill', path: `skill-hours?${month}`, limit: pageLimitMs },
  { name: 'hours by skill and person', path: `skill-hours?${month}&by=person`, limit: pageLimitMs },
  { name: 'entries', path: `clock-entries?${month}`, limit: pageLimitMs },
  { name: 'corrections', path: `clock-corrections?${month}`, limit: pageLimitMs },
  {
    name: 'a year of a person',
    path: `workdays?from=${dayOf(-365)}&until=${until}&${person}`,
    limit: yearLimitMs,
  },
  {
    name: 'a year of a person by month',
    path: `working-hours?from=${dayOf(-365)}&until=${until}&by=month&${person}`,
    limit: yearLimitMs,
  },
]

await main(async () => {
  const url = process.env.BENCH_DATABASE_URL ?? (await ownDatabase())
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'))
  const file = path.join(folder, 'tokens')
  const server = await startChild('clock/portal.ts', {
    ...{
      DATABASE_URL: url,
      PORTAL_DEMO: '1',
      PORTAL_DATA_DIR: folder,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
    },
    ...{ BENCH_PEOPLE: String(people), BENCH_TOKENS: file, BENCH_MONTHS: String(months) },
  })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: string; days: number }>(
    `select (select id from users where username = 'reloj.1') as id, (select count(*)::int from workdays) as days`,
  )
  const skills = await storeSkillSeconds(client)
  const whole = await storeSeconds(client)
  await client.end()
  const [{ id, days } = { id: '', days: 0 }] = rows
  const lines: string[] = []
  const admin = renewing(server.address)
  for (const { name, path: asked, limit } of reads) {
    const url = `${server.address}/services/intranet/${asked.replace('$person', id)}`
    lines.push(row(name, await timed(url, await admin()), limit))
    console.log(lines.at(-1))
  }
  await server.stop()
  rmSync(folder, { recursive: true })
  publish(
    'Reading working days',
    `${people} people with ${days} recorded days on PostgreSQL, read by an administrator who sees everybody: pages of 25 with their sums, one after the other.`,
    `${rounds} rounds`,
    [
      ...['| | min | p50 | p95 | max | limit |', '| --- | --- | --- | --- | --- | --- |', ...lines, ''],
      `What these days come to by skill was worked out in the background in ${skills.toFixed(0)} s, ${Math.round(days / skills)} days a second; what they come to as a whole in ${whole.seconds.toFixed(0)} s, ${Math.round(whole.days / whole.seconds)} days a second.`,
    ],
  )
  return 0
})

async function ownDatabase(): Promise<string> {
  const postgres = await startPostgres()
  if ('skipped' in postgres) throw new Error(postgres.skipped)
  return postgres.createDatabase('bench')
}

/** An administrator's token, renewed in time: one lives five minutes, and the bench takes longer. */
function renewing(address: string): () => Promise<string> {
  let token = ''
  let renewAt = 0
  return async () => {
    if (performance.now() < renewAt) return token
    const answer = await fetch(`${address}/services/main/1.0/employees/loginUser`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user: 'admin', password: 'demo-Portal-2026' }),
    })
    token = ((await answer.json()) as { accessToken: string }).accessToken
    renewAt = performance.now() + 2 * 60_000
    return token
  }
}

/** The seconds until past days are stored by skill: by night nobody waits for it. */
async function storeSkillSeconds(client: pg.Client): Promise<number> {
  const begun = performance.now()
  await client.query(`update jobs set run_at = now() where kind = 'attendance.skill-days'`)
  const left = `select count(*)::int as left from workdays 
    where skills_stored_at is null and employee_id in (select id from users where username like 'reloj.%')`
  while ((await client.query<{ left: number }>(left)).rows[0]?.left !== 0) await pause(500)
  const sums = `select (select count(*)::int from stale_skill_sums
        where employee_id in (select id from users where username like 'reloj.%'))
    + (select (count(*) = 0)::int from summed_skill_months) as left`
  while (Number((await client.query<{ left: number }>(sums)).rows[0]?.left) > 0) await pause(500)
  return (performance.now() - begun) / 1000
}

function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10)
}

/** The day this many days from now, in UTC. */
function dayOf(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
