/**
 * Five hundred agents who request the next record: the database work of `records.next`, compared with a minimal queue
 * statement. `pnpm bench serving`; BENCH_SECONDS is the duration of each, BENCH_RATE the requests per second.
 */
import { randomUUID } from 'node:crypto'
import { recordsHandlers } from '../packages/server/src/areas/lists/records.handlers.ts'
import type { Database, Db } from '../packages/server/src/db/database.ts'
import { migrate } from '../packages/server/src/db/migrate.ts'
import { analysed, bareNext, ended } from '../packages/server/src/testing/bare-queue.ts'
import { main } from '../scripts/ending.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { benchDatabase } from './bench-database.ts'
import { publish } from './harness.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 15)
const rate = Number(process.env.BENCH_RATE ?? 2200)
const agents = 500
const records = 200_000
const target = { perSecond: 2000, p99: 50 }
const now = new Date('2026-11-25T10:00:00Z')
const next = recordsHandlers.acts.get('records.next')

type Ask = (agentId: string) => Promise<void>

await main(async () => {
  const postgres = await startPostgres()
  if ('skipped' in postgres) throw new Error(postgres.skipped)
  const database = await benchDatabase(postgres)
  await migrate(database.db)
  const people = await seed(database)
  const ways: [string, Ask][] = [
    ['bare SKIP LOCKED', (id) => bareNext(database.db, id)],
    ['records.next', (id) => own(database.db, id)],
  ]
  const lines = [
    '| way | asked a second | served a second | p50 ms | p99 ms | most a second, 20 at once |',
    '|---|---|---|---|---|---|',
  ]
  let isMet = true
  for (const [name, ask] of ways) {
    const paced = await atRate(people, ask)
    const most = await atOnce(people, ask)
    lines.push(`| ${name} | ${rate} | ${paced.perSecond} | ${paced.p50} | ${paced.p99} | ${most} |`)
    if (name === 'records.next') isMet = paced.perSecond >= target.perSecond && paced.p99 <= target.p99
  }
  publish(
    'Serving records to 500 agents',
    `${agents} agents of one skill draw from a queue of ${records.toLocaleString('en')} records, each with a telephone that is asked of a blacklist of 100,000. They ask ${rate} times a second together, whether or not they have been answered; beside it how much 20 at once get. records.next picks, judges, leases and shows the record. Both ways end a record with one more update. Target: ${target.perSecond} a second at p99 of ${target.p99} ms.`,
    `${seconds} s each`,
    lines,
  )
  await database.close()
  return isMet ? 0 : 1
})

/** The bound handler in its transaction, with a minimal server. */
async function own(db: Db, agentId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const context = {
      db: transaction,
      user: { id: agentId },
      clock: { now: () => now },
      ids: { next: randomUUID },
    }
    const { record } = (await next?.(context as never)) as { record: { fields: { value: string }[] } | null }
    // The first field is the key.
    if (record) await ended(transaction, { templateSerial: 1, reference: record.fields[0]?.value ?? '' })
  })
}

/** Sends requests at a steady rate, in turn for each agent; returns the results and latencies. */
async function atRate(people: readonly string[], ask: Ask) {
  const taken: number[] = []
  const open = new Set<Promise<void>>()
  const begun = performance.now()
  for (let count = 0; performance.now() - begun < seconds * 1000; ) {
    const due = Math.floor(((performance.now() - begun) / 1000) * rate)
    for (; count < due; count += 1) {
      const at = performance.now()
      const one = ask(people[count % people.length] ?? '').then(() => {
        taken.push(performance.now() - at)
        open.delete(one)
      })
      open.add(one)
    }
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await Promise.all(open)
  const elapsed = (performance.now() - begun) / 1000
  taken.sort((one, other) => one - other)
  const at = (share: number) => Math.round((taken[Math.floor(taken.length * share)] ?? 0) * 10) / 10
  return { perSecond: Math.round(taken.length / elapsed), p50: at(0.5), p99: at(0.99) }
}

/** The throughput per second of 20 agents who ask again at once, over five seconds. */
async function atOnce(people: readonly string[], ask: Ask): Promise<number> {
  const until = performance.now() + 5000
  const counts = await Promise.all(
    people.slice(0, 20).map(async (id) => {
      let count = 0
      for (; performance.now() < until; count += 1) await ask(id)
      return count
    }),
  )
  return Math.round(counts.reduce((sum, count) => sum + count, 0) / 5)
}

/** One activation without hours, with its queue, and agents of its skill. */
async function seed(database: Database): Promise<string[]> {
  const people = Array.from({ length: agents }, () => randomUUID())
  await database.session(async (transaction) => {
    await transaction.query(
      `insert into users (id, username, display_name, password_hash, created_at)
       select id, id, 'Bench', '', now() from unnest($1::uuid[]) id`,
      [people],
    )
    await transaction.query(
      `insert into campaigns (id, name, kind, subcampaigns) values (gen_random_uuid(), 'Bench', 'outbound', '{}')`,
    )
    await transaction.query(
      `insert into skills (id, code, name, channel, languages, campaign_id) select gen_random_uuid(), 'B', 'Bench', 'voice', '{}', id from campaigns`,
    )
    await transaction.query(
      `insert into skill_assignments (user_id, skill_id, starts_on) select p.id, s.id, '2020-01-01' from unnest($1::uuid[]) p (id), skills s`,
      [people],
    )
    await transaction.query(
      `insert into templates (id, name, description, country, date_order, decimal_sign, columns, version, cell_positions, created_at, updated_at)
       values (gen_random_uuid(), 'Bench', '', 'ES', 'dmy', ',', '[{"name":"code","label":"Code","type":"text"},{"name":"phone","label":"Phone","type":"phone"}]', 1,
         '{"code":1,"phone":2}', now(), now())`,
    )
    await transaction.query(
      `insert into activations (id, name, state, segment_id, segment_serial, segment_name, template_id, template_serial, skill_id, starts_at,
         ordering, commercial, hours_from, hours_until, weekdays, max_attempts, created_at, created_by)
       select gen_random_uuid(), 'Bench', 'active', gen_random_uuid(), 1, 'Bench', t.id, t.serial, s.id, '2020-01-01', '{"kind":"newest"}',
         false, '00:00', '24:00', '{1,2,3,4,5,6,7}', 6, now(), u.id from templates t, skills s, (select id from users limit 1) u`,
    )
    await transaction.query(
      `insert into records (load_serial, row_number, template_serial, key, cells)
       select 1, n, 1, n::text, array[n::text, '+34' || (600000000 + n)] from generate_series(1, $1::int) n`,
      [records],
    )
    await transaction.query(
      `insert into record_work (template_serial, reference, activation_serial, state, place)
       select 1, n::text, 1, 'queued', n from generate_series(1, $1::int) n`,
      [records],
    )
    await transaction.query(
      `insert into blacklists (id, name, layer, position, created_at, updated_at) values (gen_random_uuid(), 'Bench', 'corporate', 1, now(), now())`,
    )
    await transaction.query(
      `insert into blacklist_entries (blacklist_id, kind, value, channel, reason, origin, requested_on, created_at, created_by)
       select b.id, 'phone', '+34' || (700000000 + n), 'all', 'Bench', 'load', current_date, now(), u.id
       from generate_series(1, 100000) n, blacklists b, (select id from users limit 1) u`,
    )
  })
  await analysed(database.db)
  return people
}
