/**
 * Computing a segment of a million records, compared with a hand-written INSERT … SELECT. `pnpm bench segments`;
 * BENCH_RECORDS is the number of records, a million by default.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createPortal, type FilterNode, type Portal } from '@portal/sdk'
import pg from 'pg'
import { main } from '../scripts/ending.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { startChild } from './child.ts'
import { publish } from './harness.ts'

const records = Number(process.env.BENCH_RECORDS ?? 1_000_000)
const rounds = 3
const limitMs = 5000
const nodes: FilterNode[] = [
  { parent: null, kind: 'group', match: 'all' },
  { parent: 0, kind: 'number', field: 'amount', operator: 'at_least', value: 0 },
]

await main(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'))
  const postgres = await startPostgres()
  if ('skipped' in postgres) throw new Error(postgres.skipped)
  const url = await postgres.createDatabase('bench')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const environment = { DATABASE_URL: url, PORTAL_DEMO: '1', PORTAL_DATA_DIR: folder }
  const child = await startChild('loads-import/portal.ts', environment)
  try {
    const portal = createPortal({ baseUrl: new URL(child.address).origin })
    await portal.session.login({ user: 'admin', password: 'demo-Portal-2026' })
    const templateId = await seeded(portal, client)
    const { id: filterId } = await portal.filters.create({ name: 'Todos', templateId, nodes })
    const [own, bare] = [await computed(portal, filterId), await inserted(client)]
    publish(
      'The members of a segment of a million records',
      `segments.compute over ${records} records of one format with a phone, asked of 100,000 entries of blacklists and split in two, from the request to the end seen over HTTP; beside it one INSERT … SELECT of the same references.`,
      `${rounds} rounds, the first of an empty segment`,
      [
        '| | first ms | others ms | limit ms |',
        '|---|---|---|---|',
        `| segments.compute | ${own[0]} | ${own.slice(1).join(', ')} | ${limitMs} |`,
        `| INSERT … SELECT | ${bare[0]} | ${bare.slice(1).join(', ')} | |`,
      ],
    )
    return Math.max(...own) <= limitMs ? 0 : 1
  } finally {
    await child.stop()
    await client.end()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** A format with this many records, one in ten of them blacklisted; its id. */
async function seeded(portal: Portal, client: pg.Client): Promise<string> {
  const columns = [
    { name: 'code', type: 'text', key: true },
    { name: 'amount', type: 'decimal' },
    { name: 'phone', type: 'phone' },
  ].map((column) => ({ label: column.name, ...column }) as never)
  const { id: templateId } = await portal.templates.create({ name: 'Un millón', columns })
  const { id: blacklistId } = await portal.blacklists.create({ name: 'Cien mil', layer: 'corporate' })
  await client.query(
    `insert into records (load_serial, row_number, template_serial, key, cells)
     select 900000, n + 1, t.serial, 'k' || n, array['k' || n, (n % 1000)::text, '+346' || lpad(n::text, 8, '0')]
     from templates t, generate_series(1, $2::int) n where t.id = $1`,
    [templateId, records],
  )
  await client.query(
    `insert into blacklist_entries (blacklist_id, kind, value, channel, reason, origin, requested_on, created_at, created_by)
     select $1, 'phone', '+346' || lpad((n * 10)::text, 8, '0'), 'all', 'x', 'load', current_date, now(), u.id
     from (select id from users limit 1) u, generate_series(1, $2::int) n`,
    [blacklistId, records / 10],
  )
  await client.query('vacuum analyze')
  return templateId
}

async function computed(portal: Portal, filterId: string): Promise<number[]> {
  const input = { name: 'Un millón', filterId, mode: 'dynamic' as const, challengerPercent: 20 }
  const { id } = await portal.segments.create(input)
  const taken: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now()
    await portal.segments.compute(id)
    for (let isDone = false; !isDone; ) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      isDone = (await portal.segments.show(id)).state === 'computed'
    }
    taken.push(Math.round(performance.now() - begun))
  }
  const { counts } = await portal.segments.show(id)
  if (counts?.members !== (records / 10) * 9) throw new Error(`the segment has ${counts?.members} members`)
  return taken
}

async function inserted(client: pg.Client): Promise<number[]> {
  await client.query(
    'create table bare (segment_serial int, reference text collate "C", arm smallint, primary key (segment_serial, reference))',
  )
  const taken: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now()
    await client.query('begin')
    await client.query('delete from bare')
    await client.query('insert into bare select 1, key, null from records where load_serial = 900000')
    await client.query('commit')
    taken.push(Math.round(performance.now() - begun))
  }
  return taken
}
