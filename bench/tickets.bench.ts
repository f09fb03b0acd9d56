/**
 * Five hundred agents who request the next ticket, and other work: a list with three filters, a search, and recomputing
 * clocks. `pnpm bench tickets`; BENCH_TICKETS is the number of tickets, BENCH_DRAWS that of draws.
 */
import { randomUUID } from 'node:crypto'
import { lockAgent, takeNext } from '../packages/server/src/areas/tickets/ticket-desk.queries.ts'
import { list } from '../packages/server/src/areas/tickets/tickets.queries.ts'
import type { Database, Db } from '../packages/server/src/db/database.ts'
import { reusePlans } from '../packages/server/src/db/reuse-plans.ts'
import { migrate } from '../packages/server/src/db/migrate.ts'
import { openBehind } from '../packages/server/src/tickets/clocks.queries.ts'
import { settleClocks } from '../packages/server/src/tickets/settle-clocks.ts'
import { main } from '../scripts/ending.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { benchDatabase } from './bench-database.ts'
import { publish } from './harness.ts'
import { percentile } from './reads.ts'

const tickets = Number(process.env.BENCH_TICKETS ?? 2_000_000)
const draws = Number(process.env.BENCH_DRAWS ?? 20_000)
const [agents, skills] = [500, 20]
const rate = 100
const targets = { nextMs: 25, listMs: 150, searchMs: 300, clocksPerMinute: 100_000 }
const orders = (['createdAt', 'updatedAt', 'dueAt', 'number'] as const).flatMap(
  (column) => [column, `-${column}`] as const,
)
const now = new Date('2026-11-25T10:00:00Z')

await main(async () => {
  const postgres = await startPostgres()
  if ('skipped' in postgres) throw new Error(postgres.skipped)
  const database = await benchDatabase(postgres)
  await migrate(database.db)
  const people = await seed(database)
  const { db } = database
  const { next, listMs, searchMs, ordersMs, clocks, ...found } = await measured(db, people)
  const lines = [
    '| what | measured | target |',
    '|---|---|---|',
    `| next ticket, ${rate} a second, p95 | ${next.p95} ms | ≤ ${targets.nextMs} ms |`,
    `| draws of 500 agents, each another ticket | ${next.different} of ${draws} | all |`,
    `| list with three filters, p95 | ${listMs} ms | ≤ ${targets.listMs} ms |`,
    `| a search that finds one, p95 | ${searchMs} ms | ≤ ${targets.searchMs} ms |`,
    `| a page of all by creation, change, term or number, the slowest order, p95 | ${ordersMs} ms | ≤ ${targets.listMs} ms |`,
    `| a search that finds every ticket, p95 | ${found.frequentMs} ms | ≤ ${targets.searchMs} ms |`,
    `| the same in these orders, the slowest, p95 | ${found.foundOrdersMs} ms | ≤ ${targets.searchMs} ms |`,
    `| the same by priority, p95 | ${found.byPriorityMs} ms | |`,
    `| the same with its count, which comes after the rows, p95 | ${found.countedMs} ms | |`,
    `| clocks counted anew, tickets a minute | ${clocks} | ≥ ${targets.clocksPerMinute} |`,
  ]
  const about = `${tickets.toLocaleString('en')} tickets of ${skills} skills, every tenth of them open and unassigned, every fourth with an entry; ${agents} agents with three skills each. A draw is what ticketDesk.next does in the database, and ends the ticket.`
  publish('Tickets', about, 'one round', lines)
  await database.close()
  const isFound = Math.max(searchMs, found.frequentMs, found.foundOrdersMs) <= targets.searchMs
  const isFast = next.p95 <= targets.nextMs && Math.max(listMs, ordersMs) <= targets.listMs && isFound
  return isFast && next.different === draws && clocks >= targets.clocksPerMinute ? 0 : 1
})

async function measured(db: Db, people: readonly string[]) {
  const next = await drawn(db, people)
  const seeing = { all: true, userId: people[0] ?? '', now } as Parameters<typeof list>[1]
  const [skill] = await db.selectFrom('skills').select('id').orderBy('code').limit(1).execute()
  const [priority] = await db.selectFrom('priorities').select('id').limit(1).execute()
  const three = { skillId: skill?.id ?? '', priorityId: priority?.id ?? '', stateType: ['open' as const] }
  const listMs = await p95(40, () => list(db, seeing, { ...three, perPage: 25 }))
  const searchMs = await p95(40, (at) => list(db, seeing, { search: `factura ${at + 100}`, perPage: 25 }))
  const frequent = { search: 'factura', perPage: 25 }
  const frequentMs = await p95(40, () => list(db, seeing, { ...frequent, totals: 'soon' }))
  const countedMs = await p95(5, () => list(db, seeing, frequent))
  const soon = { perPage: 25, totals: 'soon' } as const
  const slowest = async (asked: { search?: string }) => {
    const each: number[] = []
    for (const sort of orders) each.push(await p95(20, () => list(db, seeing, { ...soon, ...asked, sort })))
    return Math.max(...each)
  }
  const [ordersMs, foundOrdersMs] = [await slowest({}), await slowest({ search: 'factura' })]
  const byPriorityMs = await p95(5, () => list(db, seeing, { ...soon, search: 'factura', sort: '-priority' }))
  const clocks = await recounted(db)
  return { next, listMs, searchMs, frequentMs, countedMs, ordersMs, foundOrdersMs, byPriorityMs, clocks }
}

function p95Of(taken: number[]): number {
  const value = percentile(
    taken.toSorted((one, other) => one - other),
    0.95,
  )
  return Math.round(value * 10) / 10
}

async function p95(count: number, ask: (at: number) => Promise<unknown>): Promise<number> {
  const taken: number[] = []
  for (let at = 0; at < count; at += 1) {
    const begun = performance.now()
    await ask(at)
    taken.push(performance.now() - begun)
  }
  return p95Of(taken)
}

function draw(db: Db, agentId: string): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    await reusePlans(transaction)
    await lockAgent(transaction, agentId)
    const given = await takeNext(transaction, { agentId, now, id: randomUUID() })
    if (given === undefined) return undefined
    const over = { stateType: 'final' as const, closedAt: now }
    await transaction.updateTable('tickets').set(over).where('id', '=', given.id).execute()
    return given.id
  })
}

/** First the latency at a steady rate, then the rest with a concurrency of twenty. */
async function drawn(db: Db, people: readonly string[]) {
  const [taken, ids, open] = [[] as number[], [] as (string | undefined)[], new Set<Promise<void>>()]
  const paced = Math.min(draws, rate * 30)
  const begun = performance.now()
  for (let count = 0; count < paced; ) {
    const due = Math.min(paced, Math.floor(((performance.now() - begun) / 1000) * rate))
    for (; count < due; count += 1) {
      const at = performance.now()
      const one = draw(db, people[count % people.length] ?? '').then((id) => {
        taken.push(performance.now() - at)
        ids.push(id)
        open.delete(one)
      })
      open.add(one)
    }
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await Promise.all(open)
  let left = draws - paced
  await Promise.all(
    people.map(async (id) => {
      for (; left > 0; ) {
        left -= 1
        ids.push(await draw(db, id))
      }
    }),
  )
  return { p95: p95Of(taken), different: new Set(ids.filter((id) => id !== undefined)).size }
}

/** How many open tickets have their clocks recomputed in a minute, in batches of a thousand per transaction. */
async function recounted(db: Db): Promise<number> {
  const begun = performance.now()
  let [after, count] = ['00000000-0000-0000-0000-000000000000', 0]
  for (; count < 20_000; ) {
    const rows = await openBehind(db, after, 1000)
    const ids = rows.map(({ id }) => id)
    await db
      .transaction()
      .execute((transaction) => settleClocks({ db: transaction, clock: { now: () => now } }, ids))
    count += ids.length
    after = ids.at(-1) ?? after
    if (ids.length === 0) break
  }
  return Math.round((count / (performance.now() - begun)) * 60_000)
}

/** People, skills, priorities and tickets of a year. */
async function seed(database: Database): Promise<string[]> {
  const people = Array.from({ length: agents }, () => randomUUID())
  await database.session(async (connection) => {
    await connection.query(
      `insert into users (id, username, display_name, password_hash, created_at)
       select id, id, 'Bench', '', now() from unnest($1::uuid[]) id`,
      [people],
    )
    await connection.query(
      `insert into campaigns (id, name, kind, subcampaigns) values (gen_random_uuid(), 'Bench', 'inbound', '{}')`,
    )
    await connection.query(
      `insert into skills (id, code, name, channel, languages, campaign_id)
       select gen_random_uuid(), 'B' || n, 'Bench ' || n, 'voice', '{}', c.id from campaigns c, generate_series(1, $1::int) n`,
      [skills],
    )
    await connection.query(
      `insert into skill_assignments (user_id, skill_id, starts_on)
       select p.id, s.id, '2020-01-01' from unnest($1::uuid[]) with ordinality p (id, n)
       join (select id, row_number() over (order by code) as n from skills) s on (s.n - p.n % $2::int + $2::int) % $2::int in (0, 1, 2)`,
      [people, skills],
    )
    await connection.query(
      `insert into priorities (id, name, position, colour, weight, first_response_minutes, resolution_minutes, created_at, updated_at)
       select gen_random_uuid(), 'P' || n, n, '#1f6f8b', n * 20, 60, 480 * n, now(), now() from generate_series(1, 4) n`,
    )
    await connection.query(
      `insert into workflows (id, name, position, created_at, updated_at) values (gen_random_uuid(), 'Bench', 1, now(), now())`,
    )
    for (let from = 0; from < tickets; from += 100_000)
      await connection.query(
        `insert into tickets (id, key, subject, requester_name, channel, skill_id, priority_id, workflow_id, workflow_number,
           workflow_state, state_type, due_at, created_at, updated_at, closed_at)
         select gen_random_uuid(), 'K' || n, 'Factura ' || n, 'Rosa ' || n, 'phone', s.ids[1 + n / 10 % $3::int], p.ids[1 + n / 7 % 4],
           w.id, 1, 'a', case when n % 10 = 0 then 'open' else 'final' end, $4::timestamptz + n * interval '1 second',
           $4::timestamptz - n * interval '16 seconds', $4::timestamptz - n * interval '16 seconds' * (n % 97) / 97.0, case when n % 10 = 0 then null else $4::timestamptz end
         from generate_series($1::int + 1, $2::int) n, workflows w,
           (select array_agg(id order by code) as ids from skills) s, (select array_agg(id) as ids from priorities) p`,
        [from, Math.min(from + 100_000, tickets), skills, now],
      )
    await connection.query(
      `insert into ticket_entries (id, ticket_id, kind, text, created_at)
       select gen_random_uuid(), t.id, 'public', 'Consulta por el recibo ' || t.number || ' de la luz', t.created_at
       from tickets t where t.number % 4 = 0`,
    )
  })
  await database.session(async (connection) => {
    await connection.query('analyze')
  })
  return people
}
