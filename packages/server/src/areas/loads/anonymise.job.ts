import { createHash, randomBytes } from 'node:crypto'
import type { AnonymisationProof } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import { isPassing } from '#db/failures.ts'
import { lastRow } from '#db/record-lines.ts'
import { type JobContext, job } from '#jobs/jobs.ts'
import { discardBlob } from '#jobs/discard-blob.job.ts'
import * as copies from './anonymise-copies.queries.ts'
import { dueOf } from './anonymise-due.ts'
import * as anonymised from './anonymise.queries.ts'
import * as queries from './anonymisation-runs.queries.ts'
import { foundIn } from './scan-blobs.ts'

type Payload = { id: string }

const sliceRows = 2000

/** The run was cancelled. */
class Stopped extends Error {}

/**
 * Anonymises due records, some thousand rows at a time: each slice commits with its counts and marks, so that a
 * restarted job resumes after them. The key of the tokens only exists in this process.
 */
export const anonymiseJob = job('anonymisationRuns.run', async (context) => {
  const { database, payload, clock } = context
  const { id } = payload as Payload
  const begun = { state: 'running', startedAt: clock.now() } as const
  const row = await queries.find(database.db, id)
  if (row === undefined) return
  if (row.state === 'queued') await queries.change(database.db, id, ['queued'], begun)
  else if (row.state !== 'running') return
  try {
    await run(context, { ...row, startedAt: row.startedAt ?? begun.startedAt })
  } catch (error) {
    if (context.signal.aborted || error instanceof Stopped) return
    if (isPassing(error)) throw error
    context.log.error({ err: error, run: id }, 'anonymisationRuns: failed')
    const values = { state: 'failed', finishedAt: clock.now() } as const
    await queries.change(database.db, id, ['running'], values)
  }
})

async function run(context: JobContext, row: queries.Row): Promise<void> {
  const { database } = context
  const rule = await queries.ruleOf(database.db, row.ruleId)
  // Due as of the moment of the request.
  const due = rule && (await dueOf(database.db, rule, row.createdAt))
  if (rule === undefined || due === undefined) throw new Error('the rule or its format is there no more')
  await countDue(context, row, due)
  const values = await anonymised.someValues(database.db, due)
  await changeRecords(context, row, due)
  const held = await database.patient((db) => anonymised.heldBy(db, due))
  const emptied = await emptyCopies(context, row, due)
  const scan = await scanned(context, due, { values, deleted: emptied.deleted })
  await finish(context, row, { rule: `${rule.name} (${rule.version})`, due, held, scan })
}

/** The number of records to do, besides those already done. */
async function countDue({ database }: JobContext, row: queries.Row, due: anonymised.Due): Promise<void> {
  const { records, held } = await database.patient((db) => anonymised.count(db, due))
  const counted = { total: row.done + records, held }
  if (!(await queries.change(database.db, row.id, ['running'], counted))) throw new Stopped()
}

async function changeRecords({ database, signal }: JobContext, row: queries.Row, due: anonymised.Due) {
  const run = { serial: row.serial, secret: randomBytes(32).toString('hex') }
  const tables = await copies.tablesOfRecords(database.db)
  for (const { serial: loadSerial } of await anonymised.loadsOf(database.db, due)) {
    const end = await lastRow(database.db, loadSerial)
    for (let first = 0; first <= end; first += sliceRows) {
      signal.throwIfAborted()
      await database.db.transaction().execute(async (db) => {
        const slice = { loadSerial, first, rows: sliceRows }
        const { records, values, references } = await anonymised.anonymise(db, due, slice, run)
        if (records > 0) await forgetNames(db, due, { references, tables, secret: run.secret })
        const counts = Object.fromEntries(
          due.changes.map(({ name }, at) => [`field.${name}`, values[at] ?? 0]),
        )
        if (!(await queries.add(db, row.id, records, counts))) throw new Stopped()
      })
    }
  }
}

type Names = { references: string[]; tables: copies.TableOfRecords[]; secret: string }

/** Copies of anonymised records, and of those merged into them. */
async function forgetNames(
  db: Db,
  due: anonymised.Due,
  { references, tables, secret }: Names,
): Promise<void> {
  const isRenamed = due.changes.some(({ isKey }) => isKey)
  for (const { templateSerial, names } of await copies.namesOf(db, due.templateSerial, references)) {
    await copies.dropCopies(db, templateSerial, names)
    if (due.erasesNotes) await copies.dropNotes(db, templateSerial, names)
    const keys = names.filter((name) => !copies.isPlace(name))
    await copies.forgetHeld(db, templateSerial, keys)
    if (!isRenamed || keys.length === 0) continue
    const named = { templateSerial, keys, secret }
    for (const table of tables) await copies.rename(db, table, named)
    await copies.renameElsewhere(db, named)
  }
}

/** Files of loads, rejected and excluded rows, and downloaded files; returns the files' keys. */
async function emptyCopies({ database, jobs, blobs }: JobContext, row: queries.Row, due: anonymised.Due) {
  const deleted = await database.db.transaction().execute(async (db) => {
    const keys: string[] = []
    const counts = { files: 0, rejects: 0, exclusions: 0, downloads: 0 }
    for (const load of await anonymised.loadsToEmpty(db, due)) {
      const { rejects, exclusions } = await copies.empty(db, load)
      counts.files += await blobs.size(load.blobKey).then(
        () => 1,
        () => 0,
      )
      counts.rejects += rejects
      counts.exclusions += exclusions
      keys.push(load.blobKey)
    }
    const taken = await copies.dropDownloads(db, due.templateId)
    counts.downloads = taken.length
    for (const key of [...keys, ...taken]) await discardBlob(jobs, db, key)
    if (!(await queries.add(db, row.id, 0, counts))) throw new Stopped()
    return [...keys, ...taken]
  })
  // The job would delete them later, but the proof searches for them now.
  for (const key of deleted) await blobs.delete(key)
  return { deleted }
}

async function scanned(
  { database, blobs }: JobContext,
  { templateId }: anonymised.Due,
  { values, deleted }: { values: readonly string[]; deleted: readonly string[] },
): Promise<AnonymisationProof['scan']> {
  const { tables, found } = await database.patient((db) => anonymised.tablesWith(db, values))
  const keys = await anonymised.blobsLeft(database.db, templateId, deleted)
  const files = await foundIn(blobs, keys, values)
  return {
    values: values.length,
    tables,
    blobs: keys.length,
    found: [...found, ...files.map((key) => `file ${key}`)],
  }
}

type Ending = {
  rule: string
  due: anonymised.Due
  held: AnonymisationProof['held']
  scan: AnonymisationProof['scan']
}

async function finish(
  { database, clock }: JobContext,
  row: queries.Row,
  { rule, due, held, scan }: Ending,
): Promise<void> {
  const finishedAt = clock.now()
  const { counts, done } = (await queries.find(database.db, row.id)) ?? row
  const proof: AnonymisationProof = {
    ...{ rule, reason: row.reason, by: row.displayName },
    startedAt: (row.startedAt ?? finishedAt).toISOString(),
    finishedAt: finishedAt.toISOString(),
    records: done,
    fields: due.changes.map(({ name, label, class: one, method }) => ({
      ...{ field: label, class: one, method, values: counts[`field.${name}`] ?? 0 },
    })),
    held: held.map(({ holdId, reason, records }) => ({ holdId, reason, records })),
    ...{ files: counts.files ?? 0, rejects: counts.rejects ?? 0 },
    ...{ exclusions: counts.exclusions ?? 0, downloads: counts.downloads ?? 0, scan },
  }
  const kept = JSON.stringify(proof)
  const sha256 = createHash('sha256').update(kept).digest('hex')
  const records = held.reduce((sum, one) => sum + one.records, 0)
  await queries.change(database.db, row.id, ['running'], {
    ...{ state: 'completed', finishedAt, held: records, proof: kept, sha256 },
  })
}
