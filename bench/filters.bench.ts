/**
 * Counting the matches of a filter among a million records, compared with a hand-written statement. `pnpm bench
 * filters`; BENCH_RECORDS is the number of records, a million by default.
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
const rounds = 10
const limitMs = 1000
const all: FilterNode = { parent: null, kind: 'group', match: 'all' }
const inRoot = { parent: 0 } as const

const work = `(select w.attempts from record_work w where w.template_serial = records.template_serial and w.reference = key)`
const outcome = work.replace('w.attempts', 'w.last_outcome')

const filters: { name: string; nodes: FilterNode[]; sql: string }[] = [
  {
    name: 'an amount, a choice, a date, a yes and no, a field that is filled',
    nodes: [
      { ...inRoot, kind: 'number', field: 'amount', operator: 'at_least', value: 500 },
      { ...inRoot, kind: 'choice', field: 'city', operator: 'one_of', values: ['Madrid', 'Soria'] },
      { ...inRoot, kind: 'date', field: 'due', operator: 'from', day: '2026-03-05' },
      { ...inRoot, kind: 'yes_no', field: 'active', value: true },
      { ...inRoot, kind: 'empty', field: 'mail', operator: 'filled' },
    ],
    sql: `cells[3]::float8 >= 500 and cells[4] in ('Madrid', 'Soria') and cells[5] >= '2026-03-05' and cells[6] = 'true'
      and cells[7] is not null`,
  },
  {
    name: 'five texts, one of which must be contained',
    nodes: [
      { ...inRoot, kind: 'group', match: 'any' },
      ...['garcia', 'núñez', 'ruiz', 'peña', 'x99'].map(
        (value): FilterNode => ({ parent: 1, kind: 'text', field: 'name', operator: 'contains', value }),
      ),
    ],
    sql: ['garcia', 'nunez', 'ruiz', 'pena', 'x99']
      .map((word) => `plain(cells[2]) like '%${word}%'`)
      .join(' or '),
  },
  {
    name: 'a word in each of five fields, one of which must contain it',
    nodes: [
      { ...inRoot, kind: 'group', match: 'any' },
      ...['code', 'name', 'street', 'remark', 'mail'].map(
        (field): FilterNode => ({ parent: 1, kind: 'text', field, operator: 'contains', value: 'peña' }),
      ),
    ],
    sql: [1, 2, 8, 9, 7].map((cell) => `plain(cells[${cell}]) like '%pena%'`).join(' or '),
  },
  {
    name: 'called at least twice, with one of two outcomes, of an amount',
    nodes: [
      { ...inRoot, kind: 'attempts', operator: 'at_least', value: 2 },
      { ...inRoot, kind: 'last_outcome', operator: 'one_of', outcomes: ['NO_CONTESTA', 'COMUNICA'] },
      { ...inRoot, kind: 'number', field: 'amount', operator: 'at_least', value: 500 },
    ],
    sql: `coalesce(${work}, 0) >= 2 and ${outcome} in ('NO_CONTESTA', 'COMUNICA') and cells[3]::float8 >= 500`,
  },
  {
    name: 'never called, or not in the last week',
    nodes: [
      { ...inRoot, kind: 'group', match: 'any' },
      { parent: 1, kind: 'attempts', operator: 'equal', value: 0 },
      { parent: 1, kind: 'relative_last_attempt', operator: 'before', days: -7 },
    ],
    sql: `coalesce(${work}, 0) = 0 or ${work.replace('w.attempts', 'w.last_attempt_at')} < current_date - 7`,
  },
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
    const lines = [
      '| filter | found | answer p50 ms | answer p95 ms | plain SQL p50 ms | limit ms |',
      '|---|---|---|---|---|---|',
    ]
    let isMet = true
    for (const { name, nodes, sql } of filters) {
      const ask = () => portal.filters.preview({ templateId, nodes: [all, ...nodes] })
      const plain = () =>
        client.query(
          `select count(*), count(*) filter (where ${sql}) from records where template_serial = (select serial from templates where id = '${templateId}')`,
        )
      const { count } = await ask()
      const [own, other] = [await times(ask), await times(plain)]
      isMet &&= own.p95 <= limitMs
      lines.push(`| ${name} | ${count} | ${own.p50} | ${own.p95} | ${other.p50} | ${limitMs} |`)
    }
    publish(
      'What a filter finds among a million records',
      `filters.preview over ${records} records of one format: count, total and a sample, over HTTP; beside it the count alone as a statement of PostgreSQL.`,
      `${rounds} rounds`,
      lines,
    )
    return isMet ? 0 : 1
  } finally {
    await child.stop()
    await client.end()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** A format with this many records; its id. */
async function seeded(portal: Portal, client: pg.Client): Promise<string> {
  const columns = [
    ...[
      { name: 'code', type: 'text', key: true },
      { name: 'name', type: 'text' },
      { name: 'amount', type: 'decimal' },
    ],
    ...[
      { name: 'city', type: 'list', options: ['Madrid', 'Soria', 'Lugo', 'Jaén'] },
      { name: 'due', type: 'date' },
    ],
    ...[
      { name: 'active', type: 'boolean' },
      { name: 'mail', type: 'email' },
    ],
    ...[
      { name: 'street', type: 'text' },
      { name: 'remark', type: 'text' },
    ],
  ].map((column) => ({ label: column.name, ...column }) as never)
  const { id: templateId } = await portal.templates.create({ name: 'Un millón', columns })
  await client.query(
    `insert into records (load_serial, row_number, template_serial, key, cells)
     select 900000, n, t.serial, n::text, array[n::text, (array['Ana García', 'Luis Núñez', 'Eva Ruiz', 'Leo Peña'])[1 + n % 4] || ' ' || n,
       (n % 1000)::text, (array['Madrid', 'Soria', 'Lugo', 'Jaén'])[1 + n % 4], (date '2026-01-01' + n % 120)::text, (n % 2 = 0)::text,
       case when n % 3 > 0 then 'a' || n || '@example.com' end, 'Calle Mayor, ' || n % 200, 'Llamar por la tarde']
     from templates t, generate_series(1, $2::int) n where t.id = $1`,
    [templateId, records],
  )
  // Two of three have calls.
  await client.query(
    `insert into record_work (template_serial, reference, state, attempts, last_outcome, last_attempt_at)
     select t.serial, n::text, 'done', 1 + n % 4, (array['VENTA', 'NO_CONTESTA', 'COMUNICA', 'NO_INTERESA', 'NO_TITULAR'])[1 + n % 5],
       now() - n % 30 * interval '1 day'
     from templates t, generate_series(1, $2::int) n where t.id = $1 and n % 3 > 0`,
    [templateId, records],
  )
  await client.query('vacuum analyze records, record_work')
  return templateId
}

async function times(work: () => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  const taken: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now()
    await work()
    taken.push(performance.now() - begun)
  }
  taken.sort((one, other) => one - other)
  const at = (share: number) =>
    Math.round(taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? 0)
  return { p50: at(0.5), p95: at(0.95) }
}
