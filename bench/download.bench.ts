/**
 * A background download of 1,000,000 records, and the export of their load, compared with `psql` copying the same
 * columns to a file. `pnpm bench download`.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { createPortal, type Portal } from '@portal/sdk'
import { main } from '../scripts/ending.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { startChild } from './child.ts'
import { compare } from './harness.ts'
import { forgetPeak, peakMegabytes } from './memory.ts'

const rows = Number(process.env.BENCH_ROWS ?? 1_000_000)
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
const names = types.map((_, at) => `column${at}`)

await main(async () => {
  const postgres = await startPostgres()
  if ('skipped' in postgres) throw new Error(postgres.skipped)
  const url = await postgres.createDatabase('bench')
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'))
  const child = await startChild('loads-import/portal.ts', {
    ...{ DATABASE_URL: url, PORTAL_DEMO: '1', PORTAL_DATA_DIR: folder, LOG_LEVEL: 'fatal' },
  })
  const portal = createPortal({ baseUrl: new URL(child.address).origin })
  await portal.session.login({ user: 'admin', password: 'demo-Portal-2026' })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { templateId, loadId, serial } = await filled(portal, client)
  forgetPeak(child.address)
  const cells = names.map((_, at) => `cells[${at + 1}]`).join(', ')
  const select = `select ${cells} from records where load_serial = ${serial}`
  const met = await compare({
    title: 'A list that is taken',
    about: `${rows} records of 10 columns as CSV: counted, asked of the blacklists, disarmed, marked, hashed and stored in the background; and the same records as the export of their load, over HTTP. Beside it psql copies the same columns into a file.`,
    rounds: 5,
    warmUps: 1,
    contenders: [
      { name: 'psql, \\copy to', round: () => Promise.resolve({ seconds: copied(url, select, folder) }) },
      { name: 'the download', round: async () => ({ seconds: await taken(portal, templateId) }) },
      { name: 'the export of the load', round: async () => ({ seconds: await exported(portal, loadId) }) },
    ],
    targets: [
      { contender: 'the download', figure: 'seconds', atMost: 1.5 },
      { contender: 'the export of the load', figure: 'seconds', atMost: 1.5 },
    ],
  })
  console.log(`The server took at most ${peakMegabytes(child.address)} MB.`)
  await client.end()
  await child.stop()
  rmSync(folder, { recursive: true })
  return met ? 0 : 1
})

/** A load of one record, plus this many inserted directly. */
async function filled(portal: Portal, client: pg.Client) {
  const columns = types.map((type, at) => ({
    ...{ name: names[at] ?? '', label: (names[at] ?? '').toUpperCase(), type, required: false },
    ...{ key: at === 0, transform: 'none' as const },
  }))
  const { id: templateId } = await portal.templates.create({
    name: 'Clientes',
    country: 'ES',
    decimalSign: ',',
    columns,
  })
  const line =
    '00000001R;María Núñez;600000001;maria@correo.example;28001;10,50;05/03/2026;Madrid;Llamar por la tarde;S'
  const file = new File([`${columns.map(({ label }) => label).join(';')}\n${line}\n`], 'clientes.csv')
  const { id: fileId } = await portal.recordsFile.create(file)
  const { id: loadId } = await portal.recordsFile.import(fileId, { templateId })
  await portal.loads.start(loadId)
  await portal.loads.waitUntil(loadId, (state) => state.startsWith('completed'))
  const found = await client.query<{ serial: number }>('select serial from loads where id = $1', [loadId])
  const serial = found.rows[0]?.serial ?? 0
  await client.query(
    `insert into records (load_serial, row_number, template_serial, key, cells)
      select load_serial, g, template_serial, g::text, array[lpad(g::text, 8, '0') || 'R', 'María Núñez ' || g,
        '+346' || lpad(g::text, 8, '0'), 'maria' || g || '@correo.example', '28001', (g % 1000) || '.5', '2026-03-05',
        'Madrid', 'Llamar por la tarde', 'true']
      from records, generate_series(10, $1::int) g where load_serial = $2`,
    [rows + 8, serial],
  )
  await client.query('vacuum analyze records')
  return { templateId, loadId, serial }
}

function copied(url: string, select: string, folder: string): number {
  const begun = performance.now()
  execFileSync('psql', [url, '-qc', `\\copy (${select}) to '${folder}/copied.csv' csv`])
  return (performance.now() - begun) / 1000
}

async function taken({ downloads }: Portal, templateId: string): Promise<number> {
  const wanted = { templateId, columns: names, format: 'csv', channel: 'phone', reason: 'Medida' } as const
  let one = await downloads.create(wanted)
  while (one.finishedAt === null) {
    await pause(100)
    one = await downloads.show(one.id)
  }
  if (one.state !== 'ready' || one.done !== rows) throw new Error(`${one.state}: ${one.done} rows`)
  return (Date.parse(one.finishedAt) - Date.parse(one.startedAt ?? '')) / 1000
}

async function exported(portal: Portal, loadId: string): Promise<number> {
  const begun = performance.now()
  await (await portal.loads.export(loadId)).stream().pipeTo(new WritableStream())
  return (performance.now() - begun) / 1000
}
