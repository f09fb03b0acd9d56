/**
 * Whether clock entries survive a crash of the server: `kill -9` three times under load; unanswered presses are retried
 * with their idempotency key. Every press must be recorded exactly once. `pnpm bench clock-killed`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { main } from '../scripts/ending.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { startChild } from './child.ts'
import { faultsIn, type Found } from './clock-faults.ts'
import { connections, press } from './clock/press.ts'
import { publish } from './harness.ts'

const people = 500
const kinds = ['in', 'out', 'in', 'out'] as const
const atOnce = 64
/** The shares of all presses after which the server is killed. */
const killsAt = [0.2, 0.5, 0.8]

type Person = { token: string; name: string; done: number }
type Counts = { sent: number; answered: number; again: number; writtenUnanswered: number }

await main(async () => {
  const postgres = await startPostgres()
  if ('skipped' in postgres) throw new Error(postgres.skipped)
  const url = await postgres.createDatabase('bench')
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'))
  const file = path.join(folder, 'tokens')
  const start = () =>
    startChild('clock/portal.ts', {
      ...{ DATABASE_URL: url, PORTAL_DEMO: '1', PORTAL_DATA_DIR: folder, LOG_LEVEL: 'fatal' },
      // The demo is ignored: the bench adds its own people.
      ...{
        BENCH_PEOPLE: String(people),
        BENCH_TOKENS: file,
        PORTAL_DEMO_DAYS: '1',
        PORTAL_DEMO_SHIFT: 'off',
      },
    })
  let server = await start()
  const all = readFileSync(file, 'utf8')
    .split('\n')
    .map((token, at): Person => ({ token, name: `persona ${at}`, done: 0 }))
  const counts: Counts = { sent: 0, answered: 0, again: 0, writtenUnanswered: 0 }
  for (const share of [...killsAt, 1]) {
    const goal = Math.ceil(people * kinds.length * share)
    await storm(server.address, all, counts, share === 1 ? Infinity : goal, () => void server.kill())
    if (share === 1) break
    await server.kill()
    counts.writtenUnanswered += (await asked(url, countOf)) - counts.answered
    server = await start()
  }
  const found = await asked(url, (client) => faultsIn(client, kinds))
  await server.stop()
  rmSync(folder, { recursive: true })
  publish('A server killed in a storm of presses', about(), `${killsAt.length} kills`, table(counts, found))
  return found.faults.length === 0 && found.entries === people * kinds.length ? 0 : 1
})

/** Everybody sends their presses one by one until all are done, or the server is killed. */
async function storm(
  address: string,
  all: readonly Person[],
  counts: Counts,
  goal: number,
  kill: () => void,
): Promise<void> {
  const agent = connections(atOnce)
  const waiting = all.filter(({ done }) => done < kinds.length)
  const over = new AbortController()
  const isOver = () => over.signal.aborted
  const work = async (): Promise<void> => {
    for (let one = waiting.pop(); one !== undefined && !isOver(); one = waiting.pop()) {
      const kind = kinds[one.done]
      if (kind === undefined) continue
      counts.sent += 1
      try {
        // A person's presses are sequential, and retries of a press have the same key.
        await press(agent, address, one.token, { kind, key: `${one.name} ${one.done}` })
      } catch (error) {
        if (!isOver()) throw error
        counts.again += 1
        return
      }
      counts.answered += 1
      one.done += 1
      if (one.done < kinds.length) waiting.unshift(one)
      if (counts.answered < goal || isOver()) continue
      over.abort()
      kill()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  agent.destroy()
}

async function asked<Answer>(url: string, ask: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

async function countOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from clock_entries
    where employee_id in (select id from users where username like 'reloj.%')`,
  )
  return rows[0]?.count ?? 0
}

function about(): string {
  const shares = killsAt.map((share) => `${share * 100} %`).join(', ')
  return `${people} people come, go, come and go on PostgreSQL, ${atOnce} of them at once, each press with an idempotency key. After ${shares} of the presses the server gets a SIGKILL and is started again; what had no answer is sent again. Then the record is read: each press once and in its order, numbers without a gap, every hash as computed anew, one whole day for each person, and no key without an answer.`
}

function table(counts: Counts, found: Found): string[] {
  return [
    '| | expected | found |',
    '| --- | --- | --- |',
    `| presses answered | ${people * kinds.length} | ${counts.answered} |`,
    `| entries | ${people * kinds.length} | **${found.entries}** |`,
    `| people with a whole day | ${people} | **${found.days}** |`,
    `| keys with an answer | ${people * kinds.length} | **${found.keys}** |`,
    `| faults | 0 | **${found.faults.length}** |`,
    '',
    `${counts.sent} requests were sent; ${counts.again} of them had no answer when the server was killed, of which ${counts.writtenUnanswered} stood in the record already: the second request was answered with what the first had written.`,
    ...found.faults.slice(0, 20).map((fault) => `- ${fault}`),
  ]
}
