/** The cost of undoing a load compared with loading it, and the overhead of storing former values for it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createPortal, type Portal } from '@portal/sdk'
import { openFile } from '@portal/sdk/node'
import pg from 'pg'
import { main } from '../scripts/ending.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { startChild } from './child.ts'
import { publish } from './harness.ts'
import { headers, writeCustomers } from './loads-import/customers.ts'

const rows = Number(process.argv[2] ?? 1_000_000)
const rounds = Number(process.argv[3] ?? 1)
const atMost = 1.2
const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'))
const first = path.join(folder, 'first.csv')
const second = path.join(folder, 'second.csv')

type Turn = { load: number; undo: number }

await main(async () => {
  const postgres = await startPostgres()
  if ('skipped' in postgres) throw new Error(postgres.skipped)
  const url = await postgres.createDatabase('bench')
  await writeCustomers(first, rows, { repeats: false })
  // The same people with another city: each record changes.
  writeFileSync(second, readFileSync(first, 'latin1').replaceAll(';28', ';08'), 'latin1')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const environment = {
    DATABASE_URL: url,
    PORTAL_DEMO: '1',
    PORTAL_DATA_DIR: folder,
    PORTAL_UPLOAD_MEGABYTES: '1000',
  }
  const child = await startChild('loads-import/portal.ts', environment)
  const portal = createPortal({ baseUrl: new URL(child.address).origin })
  await portal.session.login({ user: 'admin', password: 'demo-Portal-2026' })
  const templateId = await template(portal)
  const [created, updated]: [Turn[], Turn[]] = [[], []]
  let bytes = 0
  for (let round = 0; round < rounds; round += 1) {
    created.push(await turn(portal, templateId, first))
    await client.query('vacuum records')
    const base = await load(portal, templateId, first)
    const later = await load(portal, templateId, second)
    const { rows: sizes } = await client.query<{ bytes: string; count: string }>(
      `select pg_total_relation_size('record_versions') as bytes, count(*) as count from record_versions`,
    )
    bytes = Number(sizes[0]?.bytes) / Number(sizes[0]?.count)
    updated.push({ load: later.seconds, undo: await undo(portal, later.id) })
    await undo(portal, base.id)
    await client.query('vacuum records, record_versions')
  }
  publish(
    'Taking a load back',
    `${rows} rows of 10 columns in PostgreSQL, less 2 % that are rejected: a load that creates them, and one that changes them all. The undo removes the first, and gives the second its former values and its former load. A former version costs ${Math.round(bytes)} bytes on disk with its two indexes; a record that is created costs none.`,
    `${rounds} rounds`,
    [
      '| | load, s | undo, s | ratio | target |',
      '|---|---|---|---|---|',
      line('created', created),
      line('updated', updated),
    ],
  )
  await client.end()
  await child.stop()
  rmSync(folder, { recursive: true })
  return 0
})

function line(name: string, turns: readonly Turn[]): string {
  const middle = (of: (turn: Turn) => number) =>
    turns.map(of).sort((one, other) => one - other)[turns.length >> 1] ?? 0
  const ratio = middle((turn) => turn.undo / turn.load)
  const verdict = `≤ ${atMost}: ${ratio <= atMost ? 'met' : '**missed**'}`
  return `| ${name} | ${middle((turn) => turn.load).toFixed(2)} | ${middle((turn) => turn.undo).toFixed(2)} | ${ratio.toFixed(2)} | ${verdict} |`
}

async function turn(portal: Portal, templateId: string, file: string): Promise<Turn> {
  const { id, seconds } = await load(portal, templateId, file)
  return { load: seconds, undo: await undo(portal, id) }
}

async function load(portal: Portal, templateId: string, file: string) {
  const uploaded = await portal.recordsFile.create(await openFile(file))
  const { id } = await portal.recordsFile.import(uploaded.id, { templateId })
  return {
    id,
    seconds: await timed(portal, id, () => portal.loads.start(id), ['completed', 'completed_with_errors']),
  }
}

function undo(portal: Portal, id: string): Promise<number> {
  return timed(portal, id, () => portal.loads.undo(id), ['undone'])
}

async function timed(
  portal: Portal,
  id: string,
  begin: () => Promise<unknown>,
  ends: readonly string[],
): Promise<number> {
  const begun = performance.now()
  await begin()
  for (;;) {
    const { state } = await portal.loads.show(id)
    if (ends.includes(state)) return (performance.now() - begun) / 1000
    if (state === 'failed' || state === 'undo_paused') throw new Error(`the load is ${state}`)
    await new Promise((resume) => setTimeout(resume, 50))
  }
}

async function template(portal: Portal): Promise<string> {
  const types = [
    'nif',
    'text',
    'phone',
    'email',
    'postalCode',
    'decimal',
    'date',
    'text',
    'text',
    'boolean',
  ] as const
  const columns = types.map((type, index) => ({
    ...{ name: `column${index}`, label: headers[index] ?? '', type },
    ...{ required: index < 2, key: index === 0, transform: 'none' as const },
  }))
  const { id } = await portal.templates.create({
    name: 'Clientes',
    country: 'ES',
    dateOrder: 'dmy',
    decimalSign: ',',
    columns,
  })
  return id
}
