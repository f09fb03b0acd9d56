/**
 * Recall and precision of the search for duplicates on synthetic people with known identity (`duplicates/people.ts`
 * describes their errors). `pnpm bench duplicates`; BENCH_RECORDS is the number of records, 100,000 by default.
 */
import { execFileSync } from 'node:child_process'
import { migrate } from '../packages/server/src/db/migrate.ts'
import type { Database } from '../packages/server/src/db/database.ts'
import { sameKeys } from '../packages/server/src/areas/lists/duplicate-exact.queries.ts'
import type { Scope } from '../packages/server/src/areas/lists/duplicate-scope.queries.ts'
import { groupsOf, type Pairs } from '../packages/server/src/areas/lists/matching/groups.ts'
import type { MatchedKey } from '../packages/server/src/areas/lists/matching/matched-records.ts'
import { Matcher, type Method } from '../packages/server/src/areas/lists/matching/matcher.ts'
import { phoneDigits, placeholders } from '../packages/server/src/areas/lists/matching/normal.ts'
import { main } from '../scripts/ending.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { serverFlags } from '../scripts/server-environment.ts'
import { people } from './duplicates/people.ts'
import { benchDatabase } from './bench-database.ts'
import { publish } from './harness.ts'

const records = Number(process.env.BENCH_RECORDS ?? 100_000)
const only = process.env.BENCH_METHOD
const rounds = 3
const limits = { fuzzySeconds: 60, exactSeconds: 3, megabytes: 500 }
const nobody = new Map<number, ReadonlySet<number>>()

const name: MatchedKey = { name: 'name', kind: 'text', columns: 1 }
const phones: MatchedKey = { name: 'phone', kind: 'phone', columns: 3 }
const all: MatchedKey[] = [
  name,
  phones,
  { name: 'email', kind: 'code', columns: 1 },
  { name: 'postcode', kind: 'value', columns: 1 },
]
const fuzzy: { method: Method; keys: MatchedKey[]; threshold: number }[] = [
  { method: 'phonetic', keys: [name], threshold: 1 },
  { method: 'levenshtein', keys: [name], threshold: 0.9 },
  { method: 'jaro_winkler', keys: [name], threshold: 0.97 },
  { method: 'probabilistic', keys: all, threshold: 0.9 },
]

await main(async () => {
  const alone = fuzzy.find(({ method }) => method === process.argv[2])
  if (alone !== undefined) {
    console.log(JSON.stringify(fuzzily(alone)))
    return 0
  }
  const lines = [
    '| method | threshold | pairs found | precision | recall | seconds | RSS MB |',
    '|---|---|---|---|---|---|---|',
  ]
  let isMet = true
  for (const one of fuzzy.filter(({ method }) => only === undefined || method === only)) {
    const found = apart(one.method)
    isMet &&= found.seconds <= limits.fuzzySeconds && found.megabytes <= limits.megabytes
    lines.push(lineOf(one.method, one.threshold, found))
  }
  if (only === undefined || only === 'exact') {
    const found = await exactly()
    isMet &&= found.seconds <= limits.exactSeconds
    lines.push(lineOf('exact (one statement)', 1, found))
  }
  publish(
    `Duplicates among ${records.toLocaleString('en')} people`,
    `Names of Zipf, 15 % of the rows somebody who came before, written otherwise. Pairs of groups are counted, at the threshold. Limits: ${limits.exactSeconds} s exact, ${limits.fuzzySeconds} s fuzzy, ${limits.megabytes} MB. Each fuzzy method has a process of its own with the options of the server, once; its RSS is the highest, with the people and their truth. Exact is the median of ${rounds}, with the process of this bench.`,
    `${rounds} rounds of exact`,
    lines,
  )
  return isMet ? 0 : 1
})

type Found = { pairs: number; precision: number; recall: number; seconds: number; megabytes: number }

function lineOf(method: string, threshold: number, found: Found): string {
  const { pairs, precision, recall, seconds, megabytes } = found
  return `| ${method} | ${threshold} | ${pairs} | ${precision.toFixed(3)} | ${recall.toFixed(3)} | ${seconds.toFixed(1)} | ${megabytes} |`
}

function maxRss(): number {
  return Math.round(process.resourceUsage().maxRSS / 1000)
}

/** A method in a process of its own: what one leaves behind is not the memory of the next. */
function apart(method: Method): Found {
  const again = [...serverFlags, import.meta.filename, method]
  return JSON.parse(execFileSync(process.execPath, again, { encoding: 'utf8' })) as Found
}

function fuzzily({ method, keys, threshold }: (typeof fuzzy)[number]): Found {
  const matcher = new Matcher({ keys, method, match: 'all', least: Math.max(0.6, threshold - 0.1) })
  const truth = new Int32Array(records)
  let row = 0
  for (const { id, cells } of people(records)) {
    truth[row] = id
    matcher.add(keys === all ? cells : cells.slice(0, 1))
    row += 1
  }
  const begun = performance.now()
  const { pairs } = matcher.run()
  const seconds = (performance.now() - begun) / 1000
  return { ...judged(pairs, threshold, truth), seconds, megabytes: maxRss() }
}

/** Precision over the pairs within groups, and recall over the true pairs. */
function judged(pairs: Pairs, threshold: number, truth: Int32Array) {
  const { groupOf } = groupsOf(truth.length, pairs, threshold, nobody)
  const groups = new Map<number, Map<number, number>>()
  for (const [record, group] of groupOf.entries()) {
    if (group === 0) continue
    const members = groups.get(group) ?? new Map<number, number>()
    groups.set(group, members.set(truth[record] as number, (members.get(truth[record] as number) ?? 0) + 1))
  }
  const counts = new Map<number, number>()
  for (const id of truth) counts.set(id, (counts.get(id) ?? 0) + 1)
  const two = (count: number) => (count * (count - 1)) / 2
  const sum = (values: Iterable<number>) => [...values].reduce((whole, one) => whole + one, 0)
  const right = sum([...groups.values()].flatMap((members) => [...members.values()].map(two)))
  const made = sum([...groups.values()].map((members) => two(sum(members.values()))))
  return {
    pairs: made,
    precision: made === 0 ? 0 : right / made,
    recall: right / sum([...counts.values()].map(two)),
  }
}

async function exactly(): Promise<Found> {
  const postgres = await startPostgres()
  if ('skipped' in postgres) throw new Error(postgres.skipped)
  const database = await benchDatabase(postgres)
  await migrate(database.db)
  const truth = await seeded(database)
  const template = { id: '', serial: 1, name: '', skillId: null, columns: [], cellPositions: {} }
  const scope: Scope = {
    template,
    keys: [phones],
    loadSerial: null,
    sources: [{ template, cells: [[2, 3, 4]] }],
  }
  const took: number[] = []
  let pairs = await edgesOf(database, scope, took)
  while (took.length < rounds) pairs = await edgesOf(database, scope, took)
  await database.close()
  await postgres.stop()
  const seconds = took.sort((one, other) => one - other)[rounds >> 1] ?? NaN
  return { ...judged(pairs, 1, truth), seconds, megabytes: maxRss() }
}

/** The pairs of one search, whose seconds are added. */
async function edgesOf(database: Database, scope: Scope, took: number[]): Promise<Pairs> {
  const begun = performance.now()
  const edges = await database.patient((db) =>
    sameKeys(db, scope, { match: 'all', placeholders, phoneDigits }),
  )
  const pairs = {
    one: Int32Array.from(edges, ({ firstRow }) => firstRow),
    other: Int32Array.from(edges, ({ row }) => row),
    score: new Float32Array(edges.length).fill(1),
  }
  groupsOf(records, pairs, 1, nobody)
  took.push((performance.now() - begun) / 1000)
  return pairs
}

async function seeded(database: Database): Promise<Int32Array> {
  const truth = new Int32Array(records)
  await database.session(async (transaction) => {
    let [row, text] = [0, '']
    for (const { id, cells } of people(records)) {
      truth[row] = id
      const values = cells.map((cell) => (cell === null ? 'NULL' : `"${cell}"`)).join(',')
      text += `1\t${row}\t1\t${row}\t{${values}}\n`
      row += 1
      if (row % 20_000 !== 0 && row !== records) continue
      await transaction.copyIn('records (load_serial, row_number, template_serial, key, cells)', text)
      text = ''
    }
    await transaction.query('analyze records')
  })
  return truth
}
