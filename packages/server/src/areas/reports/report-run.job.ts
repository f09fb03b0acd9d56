import { Readable } from 'node:stream'
import { type Asker, askerOf } from '#auth/asker.ts'
import { mayList, pagesOfList } from '#contract/ask-list.ts'
import { Refusal } from '#contract/refuse.ts'
import { isPassing } from '#db/failures.ts'
import type { ReportFailure } from '#db/schema/reports.ts'
import { type JobContext, job } from '#jobs/jobs.ts'
import { notify } from '#notices/notify.ts'
import { mostPdfRows, reportFile } from '#reports/report-file.ts'
import { writtenColumns } from '#reports/report-columns.ts'
import { readerOf } from '#reports/report-words.ts'
import { readQuery } from './report-asked.ts'
import { listTables } from './report-lists.ts'
import { reportRunExpiryJob } from './report-run-expiry.job.ts'
import * as queries from './report-runs.queries.ts'

type Payload = { id: string }

const limitBytes = 2 ** 31 - 1
const keptMs = 7 * 24 * 60 * 60_000
const filesPath = '/reportes?tab=files'

/** Why a run ends without a file; null of one that somebody stopped. */
class Ended extends Error {
  readonly failure: ReportFailure | null
  constructor(failure: ReportFailure | null) {
    super(failure ?? 'cancelled')
    this.failure = failure
  }
}

/**
 * Makes a file with the rights and the reach that its person has now, whoever has asked for it to be sent. After a crash it
 * is made anew: nothing of the half is kept.
 */
export const reportRunJob = job('reports.run', async (context) => {
  const { database, payload, clock } = context
  const { id } = payload as Payload
  const row = await queries.ofJob(database.db, id)
  if (row?.state !== 'queued' && row?.state !== 'running') return
  try {
    await make(context, row)
  } catch (error) {
    // The server stops: the next one makes it anew.
    if (context.signal.aborted) return
    if (isPassing(error)) throw error
    const failure = failureOf(error)
    if (failure === null) return
    if (failure === 'internal') context.log.error({ err: error, reportRun: id }, 'reportRuns: failed')
    const values = { state: 'failed', failure, finishedAt: clock.now() } as const
    await database.db.transaction().execute(async (db) => {
      if (await queries.change(db, id, ['queued', 'running'], values))
        await tell({ ...context, db }, row, 'failed')
    })
  }
})

function failureOf(error: unknown): ReportFailure | null {
  if (error instanceof Ended) return error.failure
  if (!(error instanceof Refusal)) return 'internal'
  return error.status === 403 ? 'permission' : 'invalid'
}

async function make(context: JobContext, row: queries.Row): Promise<void> {
  const { database, clock, blobs } = context
  const { db } = database
  const { id, report, format, columns } = row
  const user = await askerOf(db, row.userId, clock.now())
  if (user === undefined) throw new Ended('left')
  if (!user.permissions.has('MENU_REPORTES') || !mayList(report, user)) throw new Ended('permission')
  const begun = { state: 'running', startedAt: clock.now(), done: 0 } as const
  if (!(await queries.change(db, id, ['queued', 'running'], begun))) throw new Ended(null)
  const reader = readerOf(user)
  const file = reportFile(format, {
    ...{ title: row.name ?? reader.words.reports[report].label, reader, madeAt: clock.now() },
    ...{ columns: writtenColumns(report, columns, reader), pages: rowsOf(context, row, user) },
  })
  const stored = await blobs.put(Readable.from(file), { limitBytes })
  try {
    await finish(context, row, stored)
  } catch (error) {
    // No row names it: nobody would ever take it away.
    await blobs.delete(stored.key)
    throw error
  }
}

/** The rows, page after page; each page tells how far it is, and whether to go on. */
async function* rowsOf(
  { database, clock, signal }: JobContext,
  { id, report, query, format }: queries.Row,
  user: Asker,
): AsyncGenerator<readonly unknown[]> {
  const asking = { tables: listTables(), db: database.db, clock, user, signal }
  let done = 0
  for await (const { data, meta } of pagesOfList(asking, report, readQuery(query))) {
    const total = meta.totalCount
    if (format === 'pdf' && total > mostPdfRows) throw new Ended('limit_reached')
    yield data
    done += data.length
    if (!(await queries.change(database.db, id, ['running'], { done, total }))) throw new Ended(null)
  }
}

type Stored = { key: string; size: number; sha256: string }

async function finish(context: JobContext, row: queries.Row, stored: Stored): Promise<void> {
  const { database, clock, jobs } = context
  const { id } = row
  const finishedAt = clock.now()
  const expiresAt = new Date(finishedAt.getTime() + keptMs)
  const { key: blobKey, size, sha256 } = stored
  const ready = { state: 'ready', blobKey, size, sha256, finishedAt, expiresAt } as const
  await database.db.transaction().execute(async (db) => {
    if (!(await queries.change(db, id, ['running'], ready))) throw new Ended(null)
    await jobs.enqueue(db, reportRunExpiryJob.kind, { id }, { key: id, at: expiresAt })
    await tell({ ...context, db }, row, row.isScheduled ? 'scheduled' : 'ready')
  })
}

async function tell(
  context: JobContext & { db: Parameters<typeof notify>[0]['db'] },
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
