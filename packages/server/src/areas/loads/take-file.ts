import type { LoadSourceRun } from '@portal/sdk/contract'
import { auditChange } from '#auth/audit.ts'
import { Refusal } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { isFull } from '#db/failures.ts'
import { readableName } from '#http/file-name.ts'
import type { JobContext } from '#jobs/jobs.ts'
import { BlobTooLarge } from '#seams/blobs.ts'
import { type FoundFile, SourceFailure, type SourceFolder } from '#seams/source.ts'
import { blobSource } from './blob-source.ts'
import { analyse } from './csv/analyse.ts'
import * as sources from './load-sources.queries.ts'
import { enqueueLoad } from './loads.job.ts'
import * as loads from './loads.queries.ts'
import * as files from './records-file.queries.ts'
import { mapColumns, mappedHeaders } from './records-file.rules.ts'
import * as templates from './templates.queries.ts'

/** The result for a file. Without a hash it was not read completely. */
export type Taken = Pick<LoadSourceRun, 'outcome' | 'failure'> & { sha256: string | null }
type Source = NonNullable<Awaited<ReturnType<typeof sources.find>>>
type From = { folder: SourceFolder; file: FoundFile }
type Stored = Awaited<ReturnType<JobContext['blobs']['put']>>
type Analysis = Extract<Awaited<ReturnType<typeof analyse>>, { ok: true }>['analysis']

/** Stores a file of a source and creates a queued load from it. On failure everything is deleted. */
export async function takeFile(context: JobContext, source: Source, from: From): Promise<Taken> {
  const { blobs, database } = context
  const stored = await store(context, from)
  if ('failure' in stored) return stored
  const { key, sha256 } = stored
  try {
    if (await sources.isLoaded(database.db, source, sha256)) {
      await blobs.delete(key)
      return { outcome: 'same', failure: null, sha256 }
    }
    const result = await analyse(await blobSource(blobs, key))
    if (!result.ok || result.analysis.recordCount === 0) throw new SourceFailure('content')
    const { analysis } = result
    await database.db
      .transaction()
      .execute((db) => makeLoad({ ...context, db }, source, { from, stored, analysis }))
    return { outcome: 'loaded', failure: null, sha256 }
  } catch (error) {
    await blobs.delete(key)
    // Only errors about the content are the file's fault: anything else is retried.
    if (error instanceof SourceFailure) return { outcome: 'failed', failure: error.failure, sha256 }
    if (error instanceof Refusal) return { outcome: 'failed', failure: 'columns', sha256 }
    throw error
  }
}

async function store({ blobs, fileSources }: JobContext, { folder, file }: From): Promise<Stored | Taken> {
  const failed = (failure: Taken['failure']): Taken => ({ outcome: 'failed', failure, sha256: null })
  const { limitBytes } = fileSources
  if (file.size > limitBytes) return failed('size')
  try {
    return await blobs.put(await folder.read(file.name), { limitBytes })
  } catch (error) {
    if (error instanceof BlobTooLarge) return failed('size')
    return failed(isFull(error) ? 'no_space' : 'connection')
  }
}

type Making = JobContext & { db: Db }

async function makeLoad(
  context: Making,
  source: Source,
  { from, stored, analysis }: { from: From; stored: Stored; analysis: Analysis },
): Promise<void> {
  const { db, ids, clock, jobs } = context
  const template = (await templates.lock(db, source.templateId)) ?? refusedColumns()
  const mapping = mapColumns(template, analysis.columns, {})
  const [fileId, loadId, now] = [ids.next(), ids.next(), clock.now()]
  const made = { createdAt: now, createdBy: source.ownerId }
  const name = readableName(from.file.name).slice(-255).toWellFormed() || 'file.csv'
  const { key: blobKey, size, sha256 } = stored
  const sameContentAs = await files.firstWith(db, sha256)
  const file = { id: fileId, name, blobKey, size, sha256, sameContentAs, ...made }
  await files.insert(db, { ...file, analysis: JSON.stringify(analysis) })
  const { dateOrder, decimalSign, columns } = template
  await loads.insert(db, {
    ...{ id: loadId, name, state: 'queued', templateId: template.id, templateVersion: template.version },
    template: JSON.stringify({ name: template.name, dateOrder, decimalSign, columns }),
    mapping: JSON.stringify(mapping),
    ...{ recordsFileId: fileId, total: analysis.recordCount, roundTotal: analysis.recordCount },
    ...{ checkpointByte: null, failure: null, startedAt: null, finishedAt: null, ...made },
  })
  await files.rememberHeaders(db, template.id, mappedHeaders(mapping, analysis.columns))
  const run = {
    sourceId: source.id,
    file: from.file.name,
    size: from.file.size,
    modifiedAt: from.file.modifiedAt,
  }
  await sources.note(db, {
    id: ids.next(),
    ...run,
    sha256,
    outcome: 'loaded',
    failure: null,
    loadId,
    ranAt: now,
  })
  const after = { name, template: template.name, recordsFileId: fileId, source: source.name }
  const signedIn = { id: source.ownerId }
  await auditChange(
    { ...context, signedIn },
    { act: 'recordsFile.import', subject: loadId, after, label: name },
  )
  await enqueueLoad(jobs, db, loadId)
}

function refusedColumns(): never {
  throw new SourceFailure('columns')
}
