import { Readable } from 'node:stream'
import type { RawBuilder } from 'kysely'
import { askerOf } from '#auth/asker.ts'
import type { Db, SqlTransaction } from '#db/database.ts'
import { isPassing } from '#db/failures.ts'
import { dayOf } from '#db/day.ts'
import { type Part, type RecordLines, writtenAs } from '#db/record-lines.ts'
import { writtenOut } from '#db/written-out.ts'
import { discardBlob } from '#jobs/discard-blob.job.ts'
import { type JobContext, job } from '#jobs/jobs.ts'
import { notify } from '#notices/notify.ts'
import { type Cells, delimiter, headerLine, jsonLinesOf, workbookOf } from './download-file.ts'
import { downloadExpiryJob, dropFile } from './download-expiry.job.ts'
import { askedCells, askedLines, copiedCells, copiedLines } from './download-parts.ts'
import { countOf, excludedOf, isAnyListed, takenOf } from './download-records.queries.ts'
import * as queries from './downloads.queries.ts'
import { readAs } from './filter-format.queries.ts'

type Payload = { id: string }
type Row = NonNullable<Awaited<ReturnType<typeof queries.ofJob>>>
type Failure = NonNullable<Row['failure']>

const limitBytes = 2 ** 31 - 1
const retentionMs = 24 * 60 * 60_000
const path = '/listas/DescargueListas'
/** The number of rows between progress updates and checks for cancellation. */
const storedEvery = 20_000

/** Why a download ends without a file; null for a cancelled one. */
class Ended extends Error {
  readonly failure: Failure | null
  constructor(failure: Failure | null) {
    super(failure ?? 'cancelled')
    this.failure = failure
  }
}

/**
 * Creates the file of a download with the person's current permissions. After a crash it starts over: the row refers
 * to the file before it exists, so that none is orphaned.
 */
export const downloadJob = job(
  'downloads.make',
  async (context) => {
    const { database, payload } = context
    const { id } = payload as Payload
    const row = await queries.ofJob(database.db, id)
    if (row?.state !== 'queued' && row?.state !== 'running') return dropStopped(context, id)
    try {
      await make(context, row)
    } catch (error) {
      // The server is stopping: the next one starts over.
      if (context.signal.aborted) return
      if (isPassing(error)) throw error
      await fail(context, row, error)
    }
  },
  { lane: 'reports' },
)

/** Ends a download without a file, with the reason. */
async function fail(context: JobContext, row: Row, error: unknown): Promise<void> {
  const { database, clock, jobs } = context
  const { id } = row
  const failure = error instanceof Ended ? error.failure : 'internal'
  if (failure === null) return dropStopped(context, id)
  if (failure === 'internal') context.log.error({ err: error, download: id }, 'downloads: failed')
  const values = { state: 'failed', failure, finishedAt: clock.now() } as const
  await database.db.transaction().execute(async (db) => {
    if (await dropFile({ db, jobs }, id, ['queued', 'running'], values))
      await notifyUser({ ...context, db }, row, 'reports.failed')
  })
}

/** A cancelled download may have been written completely. */
const dropStopped = async ({ database, jobs }: JobContext, id: string): Promise<void> => {
  await database.db.transaction().execute((db) => dropFile({ db, jobs }, id, ['cancelled'], {}))
}

async function make(context: JobContext, row: Row): Promise<void> {
  const { database, clock, ids, jobs } = context
  const { id } = row
  const user = await askerOf(database.db, row.userId, clock.now())
  if (user?.permissions.has('MENU_LISTAS_DESCARGAR') !== true) throw new Ended('permission')
  const blobKey = ids.next()
  const begun = { state: 'running', startedAt: clock.now(), done: 0, blobKey } as const
  await database.db.transaction().execute(async (db) => {
    if (!(await dropFile({ db, jobs }, id, ['queued', 'running'], begun))) throw new Ended(null)
  })
  const stored = await write(context, { ...row, blobKey })
  if (await finish(context, row, stored)) return
  // Cancelled, or restarted by another process, which may have deleted the partial file.
  await discardBlob(jobs, database.db, blobKey)
  throw new Ended(null)
}

type Written = Row & { blobKey: string }
type Prepared = NonNullable<Awaited<ReturnType<typeof prepared>>>

/** The selected records, and the format of each field. */
async function prepared({ database: { db }, clock }: JobContext, row: Row) {
  const found = await takenOf(db, row, dayOf(clock.now()))
  if (found === undefined) return undefined
  const { template, format, taken } = found
  const read = await readAs(db, row.templateId)
  const columns = row.columns.map(({ name, label }) => {
    const type = template.columns.find((column) => column.name === name)?.type
    if (type === undefined) throw new Ended('invalid')
    const { types = [], isReread = false } = read.get(name) ?? {}
    const isUniform = !isReread && types.every((one) => one === type)
    const cell = template.cellPositions[name] ?? 0
    return { name, label, type, cell, as: writtenAs(type, isUniform, template.decimalSign) }
  })
  const lines: RecordLines = { columns, delimiter, isGuarded: true, mark: row.mark }
  return { columns, lines, taken, loads: [...format.loads.values()] }
}

/** Counts, checks blacklists, and writes: on PostgreSQL all as of one moment. */
async function write(context: JobContext, row: Written) {
  const { database } = context
  const all = (await prepared(context, row)) ?? refuseInvalid()
  if (database.kind === 'pglite') {
    await count(context, row, all, async (statement) => (await statement.execute(database.db)).rows)
    const [cells, lines] = [
      askedCells(database.db, all.taken, all.lines),
      askedLines(database, all, all.lines),
    ]
    return store(context, row, all, { cells, lines })
  }
  return database.session(async (transaction) => {
    await transaction.query('set transaction isolation level repeatable read, read only')
    await count(context, row, all, (statement) => transaction.query(writtenOut(statement)))
    const copying = copyingOf(transaction)
    const [cells, lines] = [
      copiedCells(copying, all.taken, all.lines),
      copiedLines(copying, all.taken, all.lines),
    ]
    return store(context, row, all, { cells, lines })
  })
}

function refuseInvalid(): never {
  throw new Ended('invalid')
}

function copyingOf({ copyOut }: SqlTransaction): Required<Pick<SqlTransaction, 'copyOut'>> {
  if (copyOut === undefined) throw new Error('this database has no COPY')
  return { copyOut }
}

type Query = <Found extends object>(statement: RawBuilder<Found>) => Promise<Found[]>

/** The expected number of rows, and of those blocked by each list. */
async function count(
  { database }: JobContext,
  row: Written,
  { taken }: Prepared,
  query: Query,
): Promise<void> {
  const isListed = taken.named.length > 0 && (await query(isAnyListed(taken)))[0]?.any === true
  const exclusions = isListed ? await query(excludedOf(taken)) : []
  const excluded = exclusions.reduce((sum, { rows }) => sum + rows, 0)
  const total = Number((await query(countOf(taken)))[0]?.count ?? 0) - excluded
  const counted = { total, excluded, exclusions: JSON.stringify(exclusions) }
  if (!(await queries.changeWritten(database.db, row, counted))) throw new Ended(null)
  // No entry in force: records need not be checked.
  if (exclusions.length === 0) taken.named.length = 0
}

type Parts = { cells: AsyncIterable<Part<Cells[]>>; lines: AsyncIterable<Part<string | Buffer>> }

function store(context: JobContext, row: Written, { columns }: Prepared, { cells, lines }: Parts) {
  const files = {
    csv: () => withHeader(headerLine(columns), contents(context, row, lines)),
    xlsx: () => workbookOf(columns, row.mark, contents(context, row, cells)),
    jsonl: () => jsonOf(contents(context, row, cells), jsonLinesOf(columns, row.mark)),
  }
  return context.blobs.put(Readable.from(files[row.format]()), { limitBytes, key: row.blobKey })
}

async function* withHeader(header: string, lines: AsyncIterable<string | Buffer>) {
  yield header
  for await (const part of lines) if (part.length > 0) yield part
}

async function* jsonOf(batches: AsyncIterable<readonly Cells[]>, line: (cells: Cells) => string) {
  for await (const batch of batches) if (batch.length > 0) yield batch.map(line).join('')
}

/** The content chunk by chunk, with progress and checks for cancellation. */
async function* contents<Content>(
  { database, signal }: JobContext,
  row: Written,
  parts: AsyncIterable<Part<Content>>,
): AsyncGenerator<Content> {
  let [done, stored] = [0, 0]
  let reporting = Promise.resolve()
  const reportProgress = async () => {
    stored = done
    if (!(await queries.changeWritten(database.db, row, { done }))) throw new Ended(null)
  }
  for await (const { content, count } of parts) {
    signal.throwIfAborted()
    yield content
    done += count
    if (done - stored < storedEvery) continue
    await reporting
    // Written while the next rows come; whether it failed is asked before the next one.
    reporting = reportProgress()
    reporting.catch(() => undefined)
  }
  await reporting
  await reportProgress()
}

type Stored = { key: string; size: number; sha256: string }

/** Attaches the file; returns whether it was still wanted. */
async function finish(
  context: JobContext,
  row: Row,
  { key: blobKey, size, sha256 }: Stored,
): Promise<boolean> {
  const { database, clock, jobs } = context
  const { id } = row
  const finishedAt = clock.now()
  const expiresAt = new Date(finishedAt.getTime() + retentionMs)
  const ready = { state: 'ready' as const, size, sha256, finishedAt, expiresAt }
  return database.db.transaction().execute(async (db) => {
    if (!(await queries.changeWritten(db, { id, blobKey }, ready))) return false
    await jobs.enqueue(db, downloadExpiryJob.kind, { id }, { key: id, at: expiresAt })
    await notifyUser({ ...context, db }, row, 'reports.ready')
    return true
  })
}

function notifyUser(
  context: JobContext & { db: Db },
  { userId, sourceName, templateName }: Row,
  kind: 'reports.ready' | 'reports.failed',
): Promise<void> {
  return notify(context, { userIds: [userId], kind, link: path, data: { name: sourceName ?? templateName } })
}
