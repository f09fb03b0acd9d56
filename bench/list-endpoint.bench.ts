/** The overhead of sessions, permissions and the contract over node:http and pg, for one page of 50 rows. */
import { deepStrictEqual } from 'node:assert'
import pg from 'pg'
import { startPostgres } from '../scripts/postgres.ts'
import { main } from '../scripts/ending.ts'
import { type Child, startChild } from './child.ts'
import { compare } from './harness.ts'
import { load } from './load.ts'

const connections = 50
const seconds = 3

await main(async () => {
  const postgres = await startPostgres()
  if ('skipped' in postgres) throw new Error(postgres.skipped)
  const url = await postgres.createDatabase('bench')
  const environment = { DATABASE_URL: url, PORTAL_DEMO: '1' }
  const portal = await startChild('list-endpoint/portal.ts', environment)
  await addFields(url)
  const raw = await startChild('list-endpoint/raw.ts', environment)
  const rawUrl = `${raw.address}/`
  const portalUrl = `${portal.address}/services/laia/fields?perPage=50`
  const headers = { authorization: `Bearer ${await accessToken(portal.address)}` }
  deepStrictEqual(await page(portalUrl, headers), await page(rawUrl, {}))

  const met = await compare({
    title: 'A list from PostgreSQL: the portal against node:http and pg',
    about: `GET of a page of 50 of 213 management fields, ${connections} connections, ${seconds} s a turn; both count the rows and read the page. The portal also checks the token, the session, the permission and the query, and writes the reply by its schema. The load comes from the bench's own process on the same machine.`,
    rounds: 7,
    contenders: [
      { name: 'node:http + pg', round: () => turn(raw, rawUrl, {}) },
      { name: 'portal', round: () => turn(portal, portalUrl, headers) },
    ],
    targets: [{ contender: 'portal', figure: 'requests/s', atLeast: 0.6 }],
  })
  await Promise.all([raw.stop(), portal.stop()])
  if (!met) console.log('A target is missed: see above. On a busy machine, run it again before believing it.')
  return 0
})

async function turn(server: Child, url: string, headers: Record<string, string>) {
  const before = await server.cpuMicroseconds()
  const loaded = await load({ url, headers, connections, seconds })
  const used = (await server.cpuMicroseconds()) - before
  return {
    'requests/s': loaded.requests / loaded.seconds,
    'p99 ms': loaded.p99Milliseconds,
    'server CPU µs/request': used / loaded.requests,
  }
}

async function accessToken(address: string): Promise<string> {
  const response = await fetch(`${address}/services/main/1.0/employees/loginUser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: 'admin', password: 'demo-Portal-2026' }),
  })
  const { accessToken } = (await response.json()) as { accessToken: string }
  return accessToken
}

async function page(url: string, headers: Record<string, string>): Promise<unknown> {
  return (await fetch(url, { headers })).json()
}

async function addFields(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    insert into fields (id, key, label, type, required, minimum, maximum, options, position, personal_data, active, created_at, updated_at)
    select gen_random_uuid(), 'campo_' || n, 'Campo número ' || n, 'list', n % 2 = 0, null, null,
      array['Primera opción', 'Segunda opción'], 100 + n, 'none', true, now(), now()
    from generate_series(1, 200) n`)
  await client.query('analyze fields')
  await client.end()
}
