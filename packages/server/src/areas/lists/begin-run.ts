import { sql } from 'kysely'
import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { conflict, refuse } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { fieldsOf } from './filter-format.queries.ts'
import { missingFields } from './filter-tree.rules.ts'
import * as runs from './segment-runs.queries.ts'
import { enqueueRun } from './segment-runs.job.ts'
import * as queries from './segments.queries.ts'
import * as rules from './segments.rules.ts'

type Beginning = Pick<Context, 'db' | 'ids' | 'clock' | 'jobs' | 'user' | 'signedIn' | 'request'>
type Locked = Awaited<ReturnType<typeof queries.lock>>[number]

/** Starts a run of these segments, in the order of their sets; returns its id. All or none. */
export async function begun(
  context: Beginning,
  segmentIds: readonly string[],
  onMissing: (at: number) => never,
): Promise<string> {
  const { db, ids, clock, user, jobs } = context
  // Of two concurrent starts, the second sees the run of the first.
  await sql`select pg_advisory_xact_lock(hashtext('segment_runs.begin'))`.execute(db)
  const locked = await queries.lock(db, segmentIds)
  const segments = segmentIds.map((id, at) => locked.find((one) => one.id === id) ?? onMissing(at))
  for (const [at, segment] of segments.entries()) await checkReady(db, segment, at)
  const [id, now] = [ids.next(), clock.now()]
  const run = {
    id,
    state: 'queued' as const,
    createdBy: user.id,
    createdAt: now,
    startedAt: null,
    finishedAt: null,
  }
  const inOrder = rules.inOrder(segments, await askedBy(db, segments))
  await runs.insert(
    db,
    run,
    inOrder.map(({ id: segmentId, name }, place) => ({ ...waiting, runId: id, place, segmentId, name })),
  )
  for (const segment of segments)
    await queries.change(db, segment.id, { state: 'queued', runId: id, failure: null })
  await enqueueRun(jobs, db, id)
  const detail = { segments: inOrder.map(({ name }) => name) }
  await auditChange(context, {
    act: 'segmentRuns.create',
    subject: id,
    label: detail.segments.join(', '),
    after: { state: 'queued', ...detail },
  })
  return id
}

/** The dependencies of the segments of all their templates. */
async function askedBy(db: Db, segments: readonly Locked[]): Promise<rules.AskedBy> {
  const formats = new Set(segments.map(({ templateId }) => templateId))
  const maps: rules.AskedBy[] = []
  for (const templateId of formats) maps.push(await queries.askedBy(db, templateId))
  return new Map(maps.flatMap((map) => [...map]))
}

const waiting = {
  ...{ state: 'queued' as const, failure: null },
  ...{ total: null, matched: null, blacklisted: null, earlier: null, size: null, challengers: null },
}

async function checkReady(db: Db, segment: Locked, at: number): Promise<void> {
  rules.checkIdle(segment)
  const { exclusiveSet, templateId, filterId, filterVersion } = segment
  if (exclusiveSet !== null && (await runs.isSetBusy(db, { templateId, exclusiveSet })))
    conflict('invalid', 'state', { value: exclusiveSet })
  if (rules.isFrozen(segment)) refuse('read_only', `segmentIds[${at}]`, { value: segment.name })
  const { nodes } = await queries.nodesOf(db, filterId, filterVersion)
  const { columns } = await queries.columnsOf(db, templateId)
  const fields = new Map(
    fieldsOf({ columns, cellPositions: {} }, new Map()).map((field) => [field.name, field]),
  )
  const [lost] = missingFields(nodes, fields)
  if (lost !== undefined) refuse('invalid', `segmentIds[${at}]`, { value: lost })
}
