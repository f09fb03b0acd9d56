import type { Database, Db } from '#db/database.ts'
import type { LearnedModel } from '#db/schema/duplicates.ts'
import type { JobContext } from '#jobs/jobs.ts'
import { sameKeys } from './duplicate-exact.queries.ts'
import * as groups from './duplicate-groups.queries.ts'
import {
  type Batch,
  batches,
  countOf,
  findLoad,
  findTemplate,
  keysOf,
  type Scope,
  scopeOf,
} from './duplicate-scope.queries.ts'
import * as queries from './duplicate-searches.queries.ts'
import { mostRecords } from './matching/blocks.ts'
import type { Learned } from './matching/fellegi-sunter.ts'
import { groupsOf, levelsOf, type Pairs } from './matching/groups.ts'
import { matchInThread, type MatchThread } from './matching/match-in-thread.ts'
import { isCollision, type Matched } from './matching/matcher.ts'
import { phoneDigits, placeholders } from './matching/normal.ts'

/** The search was cancelled or deleted, or the server stops: nothing is stored. */
export class Interrupted extends Error {}
/** There are more records than can be compared. */
export class TooMany extends Error {}

type Search = queries.LockedSearch
/** The result: pairs of records, by their numbers among those in any pair. */
type Found = Matched & { nodes: { loads: number[]; rows: number[] } }

/** The minimum similarity of stored pairs: below the threshold, so that it can be lowered without computing again. */
const leastOf = (threshold: number | null): number =>
  threshold === null ? 1 : Math.max(0.6, Math.round((threshold - 0.1) * 100) / 100)

/** Finds the groups of a search, from scratch: everything is stored in one transaction at the end. */
export async function compute(context: JobContext, search: Search, next: 'ready' | 'merging'): Promise<void> {
  const { database } = context
  const scope = await scopeOfSearch(database.db, search)
  const total = await countOf(database.db, scope)
  if (total > mostRecords) throw new TooMany()
  const progress = progressOf(context, search)
  await progress('reading', 0, total)
  const found = await database.patient((db) =>
    search.method === 'exact'
      ? exactly(db, scope, search)
      : inThread({ context, db, scope, search }, (stage, done) => progress(stage, done, total)),
  )
  await progress('grouping', total, total)
  await store(context, search, { scope, found, next })
}

/** The current template, sources and keys of a search; keys that no longer exist are ignored. */
export async function scopeOfSearch(db: Db, search: Search): Promise<Scope> {
  const template = await findTemplate(db, search.templateId)
  const keys = template && keysOf(template, search.keys)
  if (template === undefined || !keys)
    throw new Error(`the search ${search.id} asks for keys that its format has not`)
  const load = search.loadId === null ? undefined : await findLoad(db, search.loadId)
  return scopeOf(db, { template, scope: search.scope, keys, loadSerial: load?.serial ?? null })
}

async function exactly(db: Db, scope: Scope, { match }: Search): Promise<Found> {
  const edges = await sameKeys(db, scope, { match, placeholders, phoneDigits })
  const nodes = new Nodes()
  const one = Int32Array.from(edges, ({ firstLoad, firstRow }) => nodes.numberOf(firstLoad, firstRow))
  const other = Int32Array.from(edges, ({ load, row }) => nodes.numberOf(load, row))
  const pairs = { one, other, score: new Float32Array(edges.length).fill(1) }
  return { pairs, nodes, model: null, least: 1 }
}

/** Records are numbered in the order of reading. */
class Nodes {
  readonly loads: number[] = []
  readonly rows: number[] = []
  private readonly known = new Map<number, number>()

  numberOf(load: number, row: number): number {
    const place = load * 2 ** 31 + row
    let number = this.known.get(place)
    if (number === undefined) {
      number = this.loads.push(load) - 1
      this.rows.push(row)
      this.known.set(place, number)
    }
    return number
  }
}

type OnProgress = (stage: 'reading' | 'comparing', done: number) => Promise<void>
type Comparing = { context: JobContext; db: Db; scope: Scope; search: Search }

async function inThread({ context, db, scope, search }: Comparing, onProgress: OnProgress): Promise<Found> {
  const { method, match, threshold } = search
  const thread = matchInThread({ keys: scope.keys, method, match, least: leastOf(threshold) })
  try {
    const places = await readAll(db, scope, thread, (done) => onProgress('reading', done))
    const found = await watched(context, thread, (share) =>
      onProgress('comparing', Math.round(share * places.loads.length)),
    )
    return among(found, places)
  } finally {
    await thread.close()
  }
}

async function readAll(
  db: Db,
  scope: Scope,
  thread: MatchThread,
  onProgress: (done: number) => Promise<void>,
) {
  const places = { loads: [] as number[], rows: [] as number[] }
  let taking: Promise<void> = Promise.resolve()
  for await (const batch of batches(db, scope)) {
    await taking
    taking = thread.add(batch.values)
    addPlaces(places, batch)
    await onProgress(places.loads.length)
  }
  await taking
  return places
}

function addPlaces(places: { loads: number[]; rows: number[] }, { loads, rows }: Batch): void {
  for (const load of loads) places.loads.push(load)
  for (const row of rows) places.rows.push(row)
}

/** While the thread compares: reports progress, and checks for cancellation. */
async function watched(
  { signal }: JobContext,
  thread: MatchThread,
  onProgress: (share: number) => Promise<void>,
): Promise<Matched> {
  let share = 0
  let failed: ((error: unknown) => void) | undefined
  const interrupted = new Promise<never>((_, reject) => (failed = reject))
  const timer = setInterval(() => {
    if (signal.aborted) failed?.(new Interrupted())
    else onProgress(share).catch((error: unknown) => failed?.(error))
  }, progressMs)
  try {
    return await Promise.race([thread.run((now) => (share = now)), interrupted])
  } finally {
    clearInterval(timer)
  }
}
const progressMs = 500

/** The pairs, renumbered among the records in any pair. */
function among({ pairs, ...found }: Matched, places: { loads: number[]; rows: number[] }): Found {
  const numbers = new Map<number, number>()
  const nodes = { loads: [] as number[], rows: [] as number[] }
  for (const record of Int32Array.from(new Set([...pairs.one, ...pairs.other])).sort()) {
    numbers.set(record, nodes.loads.push(places.loads[record] as number) - 1)
    nodes.rows.push(places.rows[record] as number)
  }
  const renamed = (records: Int32Array) => records.map((record) => numbers.get(record) as number)
  return { ...found, nodes, pairs: { ...pairs, one: renamed(pairs.one), other: renamed(pairs.other) } }
}

/** Reports progress; ends the search when it is no longer wanted. */
function progressOf({ database, signal }: JobContext, { id }: Search) {
  const begun = performance.now()
  return async (stage: 'reading' | 'comparing' | 'grouping', done: number, total: number): Promise<void> => {
    const change = { stage, done, total, workedMs: performance.now() - begun }
    const isWanted = await queries.changeIn(database.db, { id, state: 'computing' }, change)
    if (!isWanted || signal.aborted) throw new Interrupted()
  }
}

type Keeping = { scope: Scope; found: Found; next: 'ready' | 'merging' }

async function store(context: JobContext, search: Search, { scope, found, next }: Keeping): Promise<void> {
  const { database, clock } = context
  const { id, serial, threshold, loadId, ruleId } = search
  const load = ruleId === null || loadId === null ? undefined : await findLoad(database.db, loadId)
  await inOnePatient(database, async (db) => {
    await groups.clear(db, serial)
    await groups.storeMembers(db, serial, found.nodes)
    if (!isCollision(search.method)) await groups.storePairs(db, serial, found.pairs)
    const apart = await groups.apartOf(db, serial)
    const count = found.nodes.loads.length
    const grouped = groupsOf(count, found.pairs, threshold ?? 1, apart)
    await groups.storeGroups(db, serial, grouped, { first: 1, loadSerial: load?.serial ?? null })
    await groups.labelGroups(db, serial, scope.sources)
    const levels = levelsOf(count, found.pairs, apart, found.least)
    const model = found.model && JSON.stringify(modelOf(scope, found.model))
    const progress = next === 'merging' ? ({ stage: 'merging', done: 0, workedMs: 0 } as const) : {}
    const end = { state: next, ...progress, levels: JSON.stringify(levels), model, finishedAt: clock.now() }
    if (!(await queries.changeIn(db, { id, state: 'computing' }, end))) throw new Interrupted()
  })
}

const inOnePatient = (database: Database, work: (db: Db) => Promise<void>): Promise<void> =>
  database.patient((db) => db.transaction().execute(work))

const modelOf = ({ keys }: Scope, { share, m, u }: Learned): LearnedModel => ({
  share,
  fields: keys.map(({ name }, at) => ({ field: name, m: m[at] ?? [], u: u[at] ?? [] })),
})

/** Regroups pending groups with another threshold. */
export async function cut(db: Db, { serial, ...search }: Search, threshold: number): Promise<void> {
  const pairs: Pairs = await groups.openPairs(db, serial, threshold)
  const { members, first } = await groups.dissolve(db, serial)
  const apart = await groups.apartOf(db, serial)
  await groups.storeGroups(db, serial, groupsOf(members, pairs, threshold, apart), {
    first,
    loadSerial: null,
  })
  await groups.labelGroups(db, serial, (await scopeOfSearch(db, { ...search, serial })).sources)
}
