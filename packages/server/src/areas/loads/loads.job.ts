import type { Contact } from '#db/not-blacklisted.ts'
import { announced } from '#db/announced.ts'
import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import { isCollision, isPassing } from '#db/failures.ts'
import { type JobContext, type Jobs, job } from '#jobs/jobs.ts'
import { enqueueAfterLoad } from '#jobs/after-load.ts'
import { notify } from '#notices/notify.ts'
import type { Place } from './csv/read-slice.ts'
import { closeEntries } from './close-entries.ts'
import * as exclusions from './exclusions.queries.ts'
import { failureOf, UnreadableFile } from './load-failure.ts'
import { headersOf, preparationOf, targetOf } from './load-preparation.ts'
import { fileSlices, rejectedSlices, type SliceSource } from './load-slices.ts'
import * as queries from './loads.queries.ts'
import * as rules from './loads.rules.ts'
import type { PreparedSlice } from './prepare-slice.ts'
import { commitSlice, LoadMovedOn } from './slices.queries.ts'

type Payload = { loadId: string }

/** The size of a slice. The embedded database works in this thread: small slices keep others from waiting. */
export const sliceSize = {
  postgres: { bytes: 1 << 19, records: Number.POSITIVE_INFINITY },
  pglite: { bytes: 1 << 18, records: 2500 },
}
const rereadRows = 1000
const mostTries = 5
/** The delay before a queued load checks again whether the previous one has finished. */
const lookAgainMs = 1000

/** Runs a load until it ends, is paused or fails, one slice per transaction, from its checkpoint. */
export const loadsJob = job('loads.run', async (context) => {
  const { loadId } = context.payload as Payload
  try {
    await run(context, loadId)
  } catch (error) {
    if (error instanceof LoadMovedOn) return
    // The database is temporarily down: the job is retried, and resumes from the checkpoint.
    if (isPassing(error)) throw error
    const level = error instanceof UnreadableFile ? 'warn' : 'error'
    context.log[level]({ err: error, load: loadId }, 'loads.run: failed')
    await fail(context, loadId, error)
  }
})

export function enqueueLoad(jobs: Pick<Jobs, 'enqueue'>, db: Db, loadId: string, at?: Date): Promise<void> {
  return jobs.enqueue(db, loadsJob.kind, { loadId } satisfies Payload, { key: loadId, at })
}

async function run(context: JobContext, loadId: string): Promise<void> {
  const { database, clock } = context
  const load = await begin(context, loadId)
  if (!load) return
  const contact = await exclusions.contactOf(database.db, load.templateId, dayOf(clock.now()))
  const isChecked =
    load.blacklistId === null && (await exclusions.storeFilters(database.db, load.id, contact))
  const source = sourceOf(context, load, isChecked)
  const start = await checkpointOf(database.db, load, source)
  const isThrough = await commitAll(context, { load, contact }, source, start)
  if (!isThrough) return
  await complete(context, loadId)
}

function complete(context: JobContext, loadId: string): Promise<void> {
  return announced(context.database, context.bus, async (db, bus) => {
    const load = await queries.lock(db, loadId)
    if (!load || rules.begin(load.state) === null) return
    const end = { state: rules.finish(load.errors), finishedAt: context.clock.now() }
    const { outcome } = await queries.finish(db, loadId, end)
    if (load.blacklistId !== null) await closeEntries(db, context, { ...load, blacklistId: load.blacklistId })
    if (load.blacklistId === null) await enqueueAfterLoad(context.jobs, db, loadId)
    // Subscribers to failures are notified of this one, too.
    const kind = outcome === 'rejected' ? 'loads.failed' : 'loads.completed'
    const data = { ...countsOf(load), ...(outcome === null ? {} : { outcome }) }
    await notify({ ...context, db, bus }, { ...recipientOf(load), kind, data })
  })
}

type Locked = NonNullable<Awaited<ReturnType<typeof queries.lock>>>

/** The results of the rows, which add up. */
function countsOf(load: Locked) {
  const { name, processed, created, updated, unchanged, duplicated, excluded, errors } = load
  return { load: name, records: processed, created, updated, unchanged, duplicated, excluded, errors }
}

/** The load's author is notified of its end. */
const recipientOf = ({ id, createdBy }: { id: string; createdBy: string }) => ({
  userIds: [createdBy],
  link: `/clustering/cargue?load=${id}`,
})

/**
 * Claims the load; null when it was paused or deleted while the job waited, or when another load of the template is
 * running: two at once would take over each other's records, and the first row of a key would win for neither.
 */
function begin({ database, clock, jobs }: JobContext, loadId: string): Promise<queries.LoadWork | null> {
  return database.db.transaction().execute(async (db) => {
    const load = await queries.lock(db, loadId)
    const state = load && rules.begin(load.state)
    if (!load || !state) return null
    if (state === 'processing' && (await queries.hasTurnBefore(db, load))) {
      await enqueueLoad(jobs, db, loadId, new Date(clock.now().getTime() + lookAgainMs))
      return null
    }
    await queries.change(db, loadId, { state, startedAt: load.startedAt ?? clock.now() })
    return state === 'processing' ? ((await queries.workOf(db, loadId)) ?? null) : null
  })
}

function sourceOf(
  { database, blobs, clock }: JobContext,
  load: queries.LoadWork,
  isChecked: boolean,
): SliceSource {
  const { analysis, blobKey } = load
  const prepare = preparationOf(load, isChecked, dayOf(clock.now()))
  const rejected = { loadId: load.id, headers: headersOf(load) }
  if (load.round > 1) return rejectedSlices(database, rejected, prepare, rereadRows)
  return fileSlices({ blobs, blobKey, reading: analysis }, prepare, sliceSize[database.kind])
}

async function checkpointOf(db: Db, load: queries.LoadWork, source: SliceSource): Promise<Place> {
  if (load.checkpointByte !== null) return { byte: load.checkpointByte, row: load.checkpointRow }
  const first = await source.first()
  await queries.change(db, load.id, { checkpointByte: first.byte, checkpointRow: first.row })
  return first
}

/** Commits slice after slice, reading the next one during each commit. Returns whether all are done. */
async function commitAll(
  context: JobContext,
  { load, contact }: { load: queries.LoadWork; contact: Contact },
  source: SliceSource,
  start: Place,
): Promise<boolean> {
  const { database, signal } = context
  const mayMeet = await queries.hasTemplateRecords(database.db, load.templateSerial)
  const commit = committer(context, load, { mayMeet, contact })
  let from = start
  let slice = await source.read(from)
  while (slice) {
    const following = source.read(slice.next)
    // The consumer gets the failure; until then it must not count as an unhandled rejection.
    following.catch(() => undefined)
    const state = await commit(slice, from)
    if (state !== 'processing' || signal.aborted) return false
    from = slice.next
    slice = await following
  }
  return true
}

/** Commits with the time since the last commit; retries after a conflict with another load. */
function committer(
  { database, disk, clock }: JobContext,
  load: queries.LoadWork,
  begun: { mayMeet: boolean; contact: Contact },
) {
  const { id: loadId, serial: loadSerial, templateSerial } = load
  const { contact } = begun
  const target = targetOf(load, clock.now())
  let mayMeet = begun.mayMeet
  let since = performance.now()
  const workedMs = () => performance.now() - since
  return async (slice: PreparedSlice, from: Place): Promise<rules.LoadState> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const context = {
          loadId,
          loadSerial,
          templateSerial,
          from,
          workedMs,
          mayMeet,
          isReread: load.round > 1,
          ...{ contact, target },
        }
        if (database.kind === 'pglite') await disk.checkSpace()
        const state = await commitSlice(database, slice, context)
        since = performance.now()
        return state
      } catch (error) {
        if (!isCollision(error) || attempt === mostTries) throw error
        mayMeet = true
      }
    }
  }
}

async function fail(context: JobContext, loadId: string, error: unknown): Promise<void> {
  await announced(context.database, context.bus, async (db, bus) => {
    const load = await queries.lock(db, loadId)
    if (!load || rules.begin(load.state) === null) return
    const failure = JSON.stringify(failureOf(error, load.checkpointRow))
    await queries.change(db, loadId, { state: 'failed', failure, finishedAt: context.clock.now() })
    await notify(
      { ...context, db, bus },
      { ...recipientOf(load), kind: 'loads.failed', data: { load: load.name } },
    )
  })
}
