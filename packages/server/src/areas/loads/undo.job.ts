import { announced } from '#db/announced.ts'
import type { Database, Db } from '#db/database.ts'
import { isCollision, isPassing } from '#db/failures.ts'
import { discardBlob } from '#jobs/discard-blob.job.ts'
import { type JobContext, type Jobs, job } from '#jobs/jobs.ts'
import { notify } from '#notices/notify.ts'
import { failureOf } from './load-failure.ts'
import * as loads from './loads.queries.ts'
import * as queries from './undo.queries.ts'
import * as slices from './undo-slices.queries.ts'

type Payload = { loadId: string }

/** The number of rows of a slice. The embedded database works in this thread: small slices keep others from waiting. */
const sliceRows = { postgres: 25_000, pglite: 2_500 }
/** The delay before a queued undo checks again whether the previous one has finished. */
const lookAgainMs = 1000

/**
 * Undoes a load until it ends or is paused, one slice per transaction, from its checkpoint; at the end the load is
 * deleted if requested.
 */
export const undoJob = job('loads.undo', async (context) => {
  const { loadId } = context.payload as Payload
  try {
    const serial = await begin(context, loadId)
    if (serial !== null) await run(context, loadId, serial)
  } catch (error) {
    // The database is temporarily down, or there was a conflict: the job is retried, and resumes from the checkpoint.
    if (isPassing(error) || isCollision(error)) throw error
    context.log.error({ err: error, load: loadId }, 'loads.undo: failed')
    await pause(context, loadId, error)
  }
})

export function enqueueUndo(jobs: Pick<Jobs, 'enqueue'>, db: Db, loadId: string, at?: Date): Promise<void> {
  return jobs.enqueue(db, undoJob.kind, { loadId } satisfies Payload, { key: loadId, at })
}

/** Its serial when it is its turn: two at work on one template would each move the other's records. */
function begin({ database, clock, jobs }: JobContext, loadId: string): Promise<number | null> {
  return database.db.transaction().execute(async (db) => {
    const load = await loads.lock(db, loadId)
    if (load?.state !== 'undoing') return null
    if (!(await queries.hasTurnBefore(db, load))) return load.serial
    await enqueueUndo(jobs, db, loadId, new Date(clock.now().getTime() + lookAgainMs))
    return null
  })
}

async function run(context: JobContext, loadId: string, serial: number): Promise<void> {
  const { database, signal } = context
  await database.patient(slices.countRows)
  const last = await slices.lastRow(database.db, serial)
  while (!signal.aborted) {
    const reached = await takeSlice(context, loadId)
    if (reached === null) return
    if (reached < last) continue
    if (!(await slices.hasMore(database.db, serial))) return complete(context, loadId)
    await queries.sweepAgain(database.db, loadId)
  }
}

/** One slice with its counts and its checkpoint; null when it was paused. */
function takeSlice({ database }: JobContext, loadId: string): Promise<number | null> {
  const since = performance.now()
  return patiently(database, async (db) => {
    const held = await queries.lock(db, loadId)
    if (!held) return null
    const { serial: loadSerial, checkpointRow: from } = held
    const to = from + sliceRows[database.kind]
    const taken = await slices.takeBack(db, { loadSerial, from, to })
    await queries.moveOn(db, loadId, { ...taken, to, workedMs: performance.now() - since })
    return to
  })
}

function patiently<T>(database: Database, work: (db: Db) => Promise<T>): Promise<T> {
  return database.patient((db) => db.transaction().execute(work))
}

function complete(context: JobContext, loadId: string): Promise<void> {
  return announced(context.database, context.bus, async (db, bus) => {
    const load = await loads.lock(db, loadId)
    if (load?.state !== 'undoing') return
    await queries.finish(db, loadId, context.clock.now())
    await loads.change(db, loadId, { state: 'undone' })
    const undo = await queries.of(db, loadId)
    const { removed, restored, skippedWorked, skippedLater } = undo
    const userIds = [undo.startedBy]
    const data = { load: load.name, records: removed + restored }
    // A record worked meanwhile keeps the load.
    if (undo.deletes && !(await loads.hasWorked(db, load.serial))) {
      for (const key of await loads.removeAll(db, load)) await discardBlob(context.jobs, db, key)
      await notify(
        { ...context, db, bus },
        { userIds, link: '/clustering/cargue', kind: 'loads.deleted', data },
      )
      return
    }
    const link = `/clustering/cargue?load=${loadId}`
    const kept = skippedWorked + skippedLater
    await notify({ ...context, db, bus }, { userIds, link, kind: 'loads.undone', data: { ...data, kept } })
  })
}

/** Paused with the reason: a person can resume it. */
async function pause({ database }: JobContext, loadId: string, error: unknown): Promise<void> {
  await database.db.transaction().execute(async (db) => {
    const load = await loads.lock(db, loadId)
    if (load?.state !== 'undoing') return
    await loads.change(db, loadId, { state: 'undo_paused', failure: JSON.stringify(failureOf(error, 0)) })
  })
}
