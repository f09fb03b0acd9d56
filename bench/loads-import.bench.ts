/**
 * The overhead of validation, deduplication and resumability over COPY, for a file of a million customers; and of the
 * export.
 */
import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { finished, pipeline } from 'node:stream/promises'
import { createPortal, type Portal } from '@portal/sdk'
import { openFile } from '@portal/sdk/node'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { main } from '../scripts/ending.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { startChild } from './child.ts'
import { compare } from './harness.ts'
import { forgetPeak, peakMegabytes } from './memory.ts'
import { headers, writeCustomers } from './loads-import/customers.ts'

const rows = Number(process.argv[2] ?? 1_000_000)
const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'))
const distinct = path.join(folder, 'distinct.csv')
const repeated = path.join(folder, 'repeated.csv')

await main(async () => {
  const postgres = await startPostgres()
  if ('skipped' in postgres) throw new Error(postgres.skipped)
  const url = await postgres.createDatabase('bench')
  await writeCustomers(distinct, rows, { repeats: false })
  await writeCustomers(repeated, rows, { repeats: true })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const environment = {
    DATABASE_URL: url,
    PORTAL_DEMO: '1',
    PORTAL_DATA_DIR: folder,
    PORTAL_UPLOAD_MEGABYTES: '1000',
  }
  // The first start seeds the demo company: hashing 300 passwords takes memory that is not the load's.
  await (await startChild('loads-import/portal.ts', environment)).stop()
  const child = await startChild('loads-import/portal.ts', environment)
  const portal = createPortal({ baseUrl: new URL(child.address).origin })
  await portal.session.login({ user: 'admin', password: 'demo-Portal-2026' })
  const templateId = await template(portal)
  forgetPeak(child.address)
  const load = (file: string) => async () => {
    const seconds = await secondsOfLoad(portal, templateId, file)
    // COPY starts with a new table each time; vacuum the portal's, to be fair.
    await client.query('vacuum records')
    return { seconds }
  }

  const isFast = await compare({
    title: 'A load: the portal against COPY',
    about: `${rows} rows of 10 columns in PostgreSQL. COPY only stores the text, into a table with a primary key and two indexes; the portal reads, checks and normalises each cell, refuses 2 % of the rows with their reasons, tells known customers apart by their document, and commits in slices of half a MiB that a crash cannot tear. The file is uploaded before, and the table is vacuumed between the turns.`,
    rounds: 5,
    contenders: [
      { name: 'COPY', round: async () => ({ seconds: await secondsOfCopy(client) }) },
      { name: 'portal', round: load(distinct) },
      { name: 'portal, 5 % repeated', round: load(repeated) },
    ],
    targets: [{ contender: 'portal', figure: 'seconds', atMost: 1.5 }],
  })

  const loading = peakMegabytes(child.address)
  await secondsOfCopy(client)
  const { id } = await start(portal, templateId, distinct)
  const isOut = await compare({
    title: 'An export: the portal against COPY',
    about: `The same ${rows} rows less 2 % as CSV. The portal writes amounts and yes or no as the file had them, disarms formulas, and sends it through HTTP.`,
    rounds: 5,
    contenders: [
      { name: 'COPY', round: async () => ({ seconds: await timed(() => copyOut(client)) }) },
      { name: 'portal', round: async () => ({ seconds: await timed(() => exportOut(portal, id)) }) },
    ],
    targets: [{ contender: 'portal', figure: 'seconds', atMost: 2.5 }],
  })
  console.log(
    `The server took at most ${loading} MB while it loaded, ${peakMegabytes(child.address)} MB with the exports.`,
  )
  await client.end()
  await child.stop()
  rmSync(folder, { recursive: true })
  if (!isFast || !isOut)
    console.log('A target is missed: see above. On a busy machine, run it again before believing it.')
  return 0
})

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
    name: `column${index}`,
    label: headers[index] ?? '',
    type,
    required: index < 2,
    key: index === 0,
    transform: 'none' as const,
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

async function start(portal: Portal, templateId: string, file: string) {
  const uploaded = await portal.recordsFile.create(await openFile(file))
  const { id } = await portal.recordsFile.import(uploaded.id, { templateId })
  const begun = performance.now()
  await portal.loads.start(id)
  for (;;) {
    const load = await portal.loads.show(id)
    if (load.state === 'completed_with_errors') return { id, seconds: (performance.now() - begun) / 1000 }
    if (load.state === 'failed' || load.state === 'completed') throw new Error(`the load ${load.state}`)
    await new Promise((resume) => setTimeout(resume, 100))
  }
}

async function secondsOfLoad(portal: Portal, templateId: string, file: string): Promise<number> {
  const { id, seconds } = await start(portal, templateId, file)
  await portal.loads.destroyAll(id)
  // Background deletion must not disturb the next measurement.
  await portal.loads.waitUntil(id, () => false).catch(() => undefined)
  return seconds
}

async function secondsOfCopy(client: pg.Client): Promise<number> {
  const columns = headers.map((header) => header.toLowerCase())
  await client.query('drop table if exists plain')
  await client.query(
    `create table plain (row bigserial primary key, ${columns.map((name) => `${name} text`).join(', ')})`,
  )
  await client.query('create index on plain (documento)')
  await client.query('create index on plain (telefono)')
  const options = "format csv, delimiter ';', header"
  return timed(async () => {
    await pipeline(
      createReadStream(distinct),
      client.query(copyFrom(`copy plain (${columns.join(', ')}) from stdin with (${options})`)),
    )
  })
}

async function copyOut(client: pg.Client): Promise<void> {
  const columns = headers.map((header) => header.toLowerCase()).join(', ')
  const stream = client.query(
    copyTo(`copy (select ${columns} from plain order by row) to stdout with (format csv, delimiter ';')`),
  )
  await finished(stream.resume())
}

async function exportOut(portal: Portal, id: string): Promise<void> {
  await (await portal.loads.export(id)).stream().pipeTo(new WritableStream())
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}
