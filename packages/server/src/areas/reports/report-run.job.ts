import { Readable } from 'node:stream'
import { type Asker, askerOf } from '#auth/asker.ts'
import { checkMayList, contextOfList, mayList, pagesOfList } from '#contract/ask-list.ts'
import { Refusal } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { isPassing } from '#db/failures.ts'
import { reachOf, reachPermissions } from '#db/reach.ts'
import type { ReportFailure } from '#db/schema/reports.ts'
import { discardBlob } from '#jobs/discard-blob.job.ts'
import { type JobContext, job } from '#jobs/jobs.ts'
import { notify } from '#notices/notify.ts'
import { delimiterIn, linesFile, mostPdfRows, reportFile } from '#reports/report-file.ts'
import type { Lines } from '#reports/report-lines.ts'
import { columnsQuery, writtenColumns } from '#reports/report-columns.ts'
import { type Reader, readerOf } from '#reports/report-words.ts'
import { countAsked, readQuery } from './report-asked.ts'
import { listTables, writerOf } from './report-lists.ts'
import { ReportPeople } from './report-people.ts'
import { reportRunExpiryJob } from './report-run-expiry.job.ts'
import * as queries from './report-runs.queries.ts'
import { dropCancelled, dropFile } from './run-files.ts'

type Payload = { id: string }

const limitBytes = 2 ** 31 - 1
const retentionMs = 7 * 24 * 60 * 60_000
const filesPath = '/reportes?tab=files'

/** Why a run ends without a file; null for a cancelled one. */
class Ended extends Error {
  readonly failure: ReportFailure | null
  constructor(failure: ReportFailure | null) {
    super(failure ?? 'cancelled')
    this.failure = failure
  }
}

/**
 * Creates a file with the current permissions and reach of its recipient, whoever scheduled it. After a crash it
 * starts over. The row refers to the file before it exists, so that none is orphaned. Long reports wait for each
 * other, and block nothing else.
 */
export const reportRunJob = job(
  'reports.run',
  async (context) => {
    const { database, payload, clock } = context
    const { id } = payload as Payload
    const row = await queries.ofJob(database.db, id)
    if (row?.state !== 'queued' && row?.state !== 'running') return dropCancelled(context, id)
    try {
      await make(context, row)
    } catch (error) {
      // The server is stopping: the next one starts over.
      if (context.signal.aborted) return
      if (isPassing(error)) throw error
      const failure = failureOf(error)
      if (failure === null) return dropCancelled(context, id)
      if (failure === 'internal') context.log.error({ err: error, reportRun: id }, 'reportRuns: failed')
      const values = { state: 'failed', failure, finishedAt: clock.now() } as const
      await database.db.transaction().execute(async (db) => {
        if (!(await dropFile({ ...context, db }, id, ['queued', 'running'], values))) return
        await notifyUser({ ...context, db }, row, 'failed')
      })
    }
  },
  { lane: 'reports' },
)

function failureOf(error: unknown): ReportFailure | null {
  if (error instanceof Ended) return error.failure
  if (!(error instanceof Refusal)) return 'internal'
  return error.status === 403 ? 'permission' : 'invalid'
}

async function make(context: JobContext, row: queries.Row): Promise<void> {
  const { database, clock, blobs, ids, jobs } = context
  const { id, report, format, columns } = row
  const user = await askerOf(database.db, row.userId, clock.now())
  if (user === undefined) throw new Ended('left')
  if (!user.permissions.has('MENU_REPORTES') || !mayList(report, user)) throw new Ended('permission')
  const blobKey = ids.next()
  const reach = reachPermissions.filter((name) => user.permissions.has(name))
  const begun = { state: 'running', startedAt: clock.now(), done: 0, blobKey, reach } as const
  await database.db.transaction().execute(async (db) => {
    if (!(await dropFile({ db, jobs }, id, ['queued', 'running'], begun))) throw new Ended(null)
  })
  const reader = readerOf(user)
  const table = { columns: writtenColumns(report, columns, reader), reader }
  const written = { ...row, blobKey }
  const people = new ReportPeople()
  // Before reading: people may leave the reach meanwhile.
  const reached = await queries.peopleIn(database.db, reachOf({ user, clock }))
  const lines = linesOf(context, row, user, reader)
  const file =
    lines === undefined
      ? reportFile(format, {
          ...{ ...table, title: row.name ?? reader.words.reports[report].label, madeAt: clock.now() },
          pages: rowsOf(context, written, { user, people }),
        })
      : linesFile(table, countedLines(context, written, { lines, user, people }))
  const stored = await blobs.put(Readable.from(file), { limitBytes, key: blobKey })
  if (await finish(context, row, { ...stored, people: people.among(reached) })) return
  // Cancelled, or restarted by another process, which may have deleted the partial file.
  await discardBlob(jobs, database.db, blobKey)
  throw new Ended(null)
}

type Written = queries.Row & { blobKey: string }

/** The rows, page by page; each page reports progress and whether to continue. */
async function* rowsOf(
  { database, clock, signal }: JobContext,
  { id, blobKey, report, query, format }: Written,
  { user, people }: { user: Asker; people: ReportPeople },
): AsyncGenerator<readonly unknown[]> {
  const asking = { tables: listTables(), db: database.db, clock, user, signal }
  let done = 0
  const asked = { ...readQuery(query), ...columnsQuery(report) }
  for await (const { data, meta } of pagesOfList(asking, report, asked)) {
    const total = meta.totalCount
    if (format === 'pdf' && total > mostPdfRows) throw new Ended('limit_reached')
    people.add(data)
    yield data
    done += data.length
    if (!(await queries.changeWritten(database.db, { id, blobKey }, { done, total }))) throw new Ended(null)
  }
}

/** The CSV lines, if the database writes them, as of one moment. */
function linesOf(
  { database, clock }: JobContext,
  { report, format, query, columns }: queries.Row,
  user: Asker,
  reader: Reader,
): AsyncIterable<Lines> | undefined {
  const write = format === 'csv' ? writerOf(report) : undefined
  if (write === undefined) return undefined
  checkMayList(report, user)
  const moment = clock.now()
  const asking = { db: database.db, clock: { now: () => moment }, user }
  const delimiter = delimiterIn(reader)
  return write(contextOfList(asking, report, readQuery(query), 1), { columns, reader, delimiter }, database)
}

/** The lines chunk by chunk, like the rows of `rowsOf`. */
async function* countedLines(
  { database, clock, signal }: JobContext,
  { id, blobKey, report, query }: Written,
  { lines, user, people }: { lines: AsyncIterable<Lines>; user: Asker; people: ReportPeople },
): AsyncGenerator<string | Buffer> {
  const total = await countAsked({ db: database.db, clock, user }, report, query)
  let done = 0
  let storedDone = 0
  // Days that were added meanwhile were not counted.
  const reportProgress = async () => {
    storedDone = done
    const known = { done, total: Math.max(done, total) }
    if (!(await queries.changeWritten(database.db, { id, blobKey }, known))) throw new Ended(null)
  }
  for await (const { content, count, people: ids } of lines) {
    signal.throwIfAborted()
    people.addIds(ids)
    yield content
    done += count
    if (done - storedDone >= progressEvery) await reportProgress()
  }
  await reportProgress()
}

/** The number of lines between progress updates and checks for cancellation. */
const progressEvery = 20_000

type Stored = { key: string; size: number; sha256: string; people: string[] }

/** Attaches the file; returns whether the run still waited for it. */
async function finish(context: JobContext, row: queries.Row, stored: Stored): Promise<boolean> {
  const { database, clock, jobs } = context
  const { id } = row
  const finishedAt = clock.now()
  const expiresAt = new Date(finishedAt.getTime() + retentionMs)
  const { key: blobKey, size, sha256, people } = stored
  const ready = { state: 'ready' as const, size, sha256, people, finishedAt, expiresAt }
  return database.db.transaction().execute(async (db) => {
    if (!(await queries.changeWritten(db, { id, blobKey }, ready))) return false
    await jobs.enqueue(db, reportRunExpiryJob.kind, { id }, { key: id, at: expiresAt })
    await notifyUser({ ...context, db }, row, row.isScheduled ? 'scheduled' : 'ready')
    return true
  })
}

async function notifyUser(
  context: JobContext & { db: Db },
  { userId, name, report }: queries.Row,
  kind: 'ready' | 'scheduled' | 'failed',
): Promise<void> {
  const user = await askerOf(context.db, userId, context.clock.now())
  if (user === undefined) return
  const title = name ?? readerOf(user).words.reports[report].label
  await notify(context, {
    userIds: [userId],
    kind: `reports.${kind}`,
    link: filesPath,
    data: { name: title },
  })
}
