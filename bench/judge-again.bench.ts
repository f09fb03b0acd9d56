/**
 * How long it takes to evaluate a month of 20,000 people again after a change of the time rules, with every day
 * affected, and to store the derived days again. `pnpm bench judge-again`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { main } from '../scripts/ending.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { startChild } from './child.ts'
import { publish } from './harness.ts'
import { storeSeconds } from './stored-days.ts'

const people = Number(process.env.BENCH_PEOPLE ?? 20_000)
const rounds = 3
const limit = 20_000
const from = new Date(Date.now() - 31 * 86_400_000).toISOString().slice(0, 10)

await main(async () => {
  const postgres = await startPostgres()
  if ('skipped' in postgres) throw new Error(postgres.skipped)
  const url = await postgres.createDatabase('bench')
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'))
  const file = path.join(folder, 'tokens')
  const server = await startChild('clock/portal.ts', {
    ...{ DATABASE_URL: url, PORTAL_DEMO: '1', PORTAL_DATA_DIR: folder, LOG_LEVEL: 'fatal' },
    ...{ BENCH_PEOPLE: String(people), BENCH_TOKENS: file, BENCH_MONTHS: '2', BENCH_ENTRIES: '1' },
  })
  const [token = ''] = readFileSync(`${file}.admin`, 'utf8').split('\n')
  const client = new pg.Client({ connectionString: url })
  await client.connect()

  const ask = asking(`${server.address}/services/intranet`, token)
  const first = await storeSeconds(client)
  const draft = await strictRules(ask)
  const { rows } = await client.query<{ days: number }>(
    `select count(*)::int as days from workdays where date >= $1`,
    [from],
  )
  const days = rows[0]?.days ?? 0
  const judged: number[] = []
  const kept: number[] = []
  let { version } = draft
  for (let round = 0; round < rounds; round += 1)
    for (const act of ['publish', 'turn-off']) {
      const begun = performance.now()
      const now = await ask<Rules>('POST', `time-rules/${draft.id}/${act}`, { version })
      version = now.version
      await judgedAll(ask, draft.id)
      judged.push(days / ((performance.now() - begun) / 1000))
      kept.push((await storeSeconds(client)).seconds)
      console.log(act, Math.round(judged.at(-1) ?? 0), 'days/s, kept again in', kept.at(-1)?.toFixed(1), 's')
    }
  await client.end()
  await server.stop()
  rmSync(folder, { recursive: true })
  publish(
    'A month judged again',
    `${days} days of ${people} people and a month, judged again after rules were published and turned off by which each day is found another; then what the days come to is kept again. ${first.days} days were kept at first in ${first.seconds.toFixed(0)} s, ${Math.round(first.days / first.seconds)} a second.`,
    `${rounds} rounds of two changes`,
    [
      '| | min / **median** / max | target |',
      '| --- | --- | --- |',
      `| days judged a second | ${spread(judged)} | ≥ ${limit} |`,
      `| seconds until they are kept again | ${spread(kept, 1)} | |`,
    ],
  )
  return 0
})

type Ask = <Answer>(method: string, asked: string, body?: object) => Promise<Answer>
type Rules = { id: string; version: number; rules: { limits: { day: object } }; agreement: string }
type Judged = { derivation: { done: number; total: number } | null }

function asking(address: string, token: string): Ask {
  return async <Answer>(method: string, asked: string, body?: object) => {
    const answer = await fetch(`${address}/${asked}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${asked} answered ${answer.status}: ${await answer.text()}`)
    return ((await answer.json()) as { data: Answer }).data
  }
}

/** A draft of the law under which every day is too long. */
async function strictRules(ask: Ask): Promise<Rules> {
  const law = (await ask<Rules[]>('GET', 'time-rules?perPage=50')).find(({ agreement }) => agreement === '')
  const { rules } = await ask<Rules>('GET', `time-rules/${law?.id}`)
  const example = { name: 'Una hora', restMinutes: null, work: [{ start: 480, end: 540 }], breaks: [] }
  const limits = { ...rules.limits, day: { minutes: 420, isOn: true, source: 'bench' } }
  return ask<Rules>('POST', 'time-rules', {
    ...{ agreement: '', name: 'bench', validFrom: from, source: 'bench', rules: { ...rules, limits } },
    examples: [{ ...example, incidents: [] }],
  })
}

async function judgedAll(ask: Ask, id: string): Promise<void> {
  for (;;) {
    const { derivation } = await ask<Judged>('GET', `time-rules/${id}`)
    if (derivation !== null && derivation.done >= derivation.total) return
    await pause(250)
  }
}

function spread(values: readonly number[], digits = 0): string {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? NaN).toFixed(digits)
  return `${at(0)} / **${at(0.5)}** / ${at(1)}`
}
