import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import type { JobContext } from '#jobs/jobs.ts'
import { formatOf } from './filter-format.queries.ts'
import { faultsOf } from './filter-tree.rules.ts'
import * as members from './segment-members.queries.ts'
import { hasStoredArms, storeArms } from './segment-split.queries.ts'
import { Tally } from './segment-tally.ts'
import * as runs from './segment-runs.queries.ts'
import * as queries from './segments.queries.ts'

/** The run was cancelled, or the server stops: nothing of this segment is stored. */
export class Interrupted extends Error {}
/** The filter uses something that its template no longer has. */
export class LostField extends Error {}

type Result = runs.ResultRow
type Segment = Awaited<ReturnType<typeof queries.lock>>[number]

/**
 * Computes one segment as of one moment: in one transaction with a consistent snapshot, so that its counts add up,
 * while readers still see the previous members. Progress and cancellation are handled outside of it.
 */
export async function compute(context: JobContext, result: Result): Promise<void> {
  const { database } = context
  const segment = await begin(context, result)
  if (segment === undefined) return
  if (segment.computedRunId !== result.runId)
    await database.patient((patient) =>
      patient
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((db) => fill(context, db, { segment, result })),
    )
  const { total, matched, blacklisted, earlier, size, challengers } = await countsOf(database.db, segment.id)
  const counts = { total, matched, blacklisted, earlier, size, challengers }
  await runs.changeResult(database.db, result, {
    ...counts,
    state: 'computed',
    processed: total ?? 0,
    toProcess: total ?? 0,
  })
}

/** The segment of this run; undefined when it was deleted. */
async function begin(
  { database }: JobContext,
  { runId, place, segmentId }: Result,
): Promise<Segment | undefined> {
  return database.db.transaction().execute(async (db) => {
    const [segment] = await queries.lock(db, [segmentId])
    if (segment === undefined) {
      await runs.changeResult(db, { runId, place }, { state: 'stopped' })
      return undefined
    }
    if (segment.computedRunId === runId) return segment
    await queries.change(db, segmentId, { state: 'processing' })
    await runs.changeResult(db, { runId, place }, { state: 'processing', processed: 0, workedMs: 0 })
    return segment
  })
}

const countsOf = (db: Db, id: string) =>
  db
    .selectFrom('segments')
    .select(['total', 'matched', 'blacklisted', 'earlier', 'size', 'challengers'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

async function fill(
  context: JobContext,
  db: Db,
  { segment, result }: { segment: Segment; result: Result },
): Promise<void> {
  const now = context.clock.now()
  await storeArms(db, segment)
  const question = await questionOf(db, segment, dayOf(now))
  const slices = await members.slicesOf(db, segment.templateSerial)
  const progress = progressing(context, result, slices)
  if (question.isStaged) await members.stage(db)
  const tally = new Tally(question.earlier)
  for (const slice of slices) {
    tally.add(await members.addSlice(db, slice, question))
    await progress(slice)
  }
  if (question.isStaged) await members.replaceByStaged(db, segment.serial)
  await members.storeHits(db, segment.id, question.contact, tally.hits)
  await queries.change(db, segment.id, {
    ...{ ...tally.counts, taken: JSON.stringify(tally.taken), failure: null },
    ...{ state: 'computed', runId: null, computedRunId: result.runId, computedAt: now },
    splitPercent: segment.challengerPercent,
    loadsThen: JSON.stringify(await queries.broughtBy(db, segment.templateId)),
  })
}

/** The evaluated expressions per record. */
async function questionOf(db: Db, segment: Segment, today: string): Promise<members.Question> {
  const { templateId, filterId, filterVersion } = segment
  const format = await formatOf(db, templateId)
  const { nodes } = await queries.nodesOf(db, filterId, filterVersion)
  if (format === undefined || Object.keys(faultsOf(nodes, format)).length > 0) throw new LostField(filterId)
  return {
    segment,
    nodes,
    format,
    today,
    contact: { ...format.contact, on: today },
    hasStoredArms: await hasStoredArms(db, segment.serial),
    earlier: await members.earlierOf(db, segment),
    isStaged: segment.computedAt !== null,
  }
}

/**
 * After each slice: reports progress, and checks for cancellation. The embedded database has a single connection,
 * which is in use.
 */
function progressing({ database, signal }: JobContext, result: Result, slices: readonly members.Slice[]) {
  const toProcess = slices.reduce((sum, { rows }) => sum + rows, 0)
  const begun = performance.now()
  let processed = 0
  return async ({ rows }: members.Slice): Promise<void> => {
    processed += rows
    if (signal.aborted) throw new Interrupted()
    if (database.kind === 'pglite') return
    await runs.changeResult(database.db, result, {
      processed,
      toProcess,
      workedMs: performance.now() - begun,
    })
    const run = await runs.find(database.db, result.runId)
    if (run?.state === 'stopping') throw new Interrupted()
  }
}
