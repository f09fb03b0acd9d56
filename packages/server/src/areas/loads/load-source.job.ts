import { askerOf } from '#auth/asker.ts'
import { announced } from '#db/announced.ts'
import type { Db } from '#db/database.ts'
import { type JobContext, type Jobs, job } from '#jobs/jobs.ts'
import { notify } from '#notices/notify.ts'
import { type FoundFile, SourceFailure, type SourceFolder } from '#seams/source.ts'
import { fits } from './load-sources.rules.ts'
import * as queries from './load-sources.queries.ts'
import { takeFile, type Taken } from './take-file.ts'

type Source = NonNullable<Awaited<ReturnType<typeof queries.find>>>

/** The number of files per run; the rest waits for the next one. */
const mostFiles = 100

/** Checks a source and creates a load for each new file. In a lane of its own, because it waits for another machine. */
export const sourceJob = job(
  'loads.source',
  async (context) => {
    const { id } = context.payload as { id: string }
    const source = await queries.find(context.database.db, id)
    if (!source) return
    try {
      await look(context, source)
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error
      await note(context, source, undefined, { outcome: 'failed', failure: error.failure, sha256: null })
    }
  },
  { lane: 'sources' },
)

export const enqueueSource = (jobs: Pick<Jobs, 'enqueue'>, db: Db, id: string): Promise<void> =>
  jobs.enqueue(db, sourceJob.kind, { id }, { key: id })

async function look(context: JobContext, source: Source): Promise<void> {
  const { database, clock, fileSources, signal } = context
  const owner = await askerOf(database.db, source.ownerId, clock.now())
  if (!owner?.permissions.has('CARGUE_CREAR')) throw new SourceFailure('owner')
  const folder = await fileSources.open(source)
  try {
    for (const file of await wanted(database.db, source, folder)) {
      if (signal.aborted) return
      await take(context, source, { folder, file })
    }
  } finally {
    await folder.close()
  }
}

/** The matching files that were not read in their current state, by name. */
async function wanted(db: Db, source: Source, folder: SourceFolder): Promise<FoundFile[]> {
  const found: FoundFile[] = []
  const fitting = (await folder.list()).filter(({ name }) => fits(name, source.pattern))
  for (const file of fitting.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    if (found.length === mostFiles) break
    const isLeft = source.afterwards === 'leave' && (await queries.isKnown(db, source.id, file))
    if (!isLeft) found.push(file)
  }
  return found
}

async function take(
  context: JobContext,
  source: Source,
  { folder, file }: { folder: SourceFolder; file: FoundFile },
): Promise<void> {
  const taken = await takeFile(context, source, { folder, file })
  // The load and its note are stored in one transaction.
  if (taken.outcome !== 'loaded') await note(context, source, file, taken)
  // A file that was not read completely is retried where it is.
  if (source.afterwards === 'move' && taken.sha256 !== null)
    await folder.move(file.name, taken.outcome === 'failed' ? 'failed' : 'done')
}

/** Stores the result for a file; the source's owner is notified of failures. */
async function note(
  context: JobContext,
  source: Source,
  file: FoundFile | undefined,
  taken: Taken,
): Promise<void> {
  const { ids, clock, database, bus } = context
  const { name = null, size = null, modifiedAt = null } = file ?? {}
  const { outcome, failure, sha256 } = taken
  await announced(database, bus, async (db, ownBus) => {
    await queries.note(db, {
      ...{ id: ids.next(), sourceId: source.id, file: name, size, modifiedAt, sha256, outcome, failure },
      ranAt: clock.now(),
    })
    if (outcome !== 'failed') return
    const data = { source: source.name, file: name ?? source.folder }
    const link = '/clustering/cargue?sources=all'
    await notify(
      { ...context, db, bus: ownBus },
      { userIds: [source.ownerId], link, kind: 'loads.sourceFailed', data },
    )
  })
}
