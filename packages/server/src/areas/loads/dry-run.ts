import type { Context } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { enqueueDryRun } from './dry-runs.job.ts'
import * as queries from './dry-runs.queries.ts'
import { progress } from './loads.rules.ts'
import * as files from './records-file.queries.ts'
import { mapColumns, readingBy } from './records-file.rules.ts'
import * as templates from './templates.queries.ts'

/** Queues a dry run of a file; an earlier one stops. */
export async function start(db: Db, { params, body, ids, clock, jobs }: Context<'recordsFile.startDryRun'>) {
  const file = (await files.lock(db, params.id)) ?? notFound()
  if (file.hasLoad) conflict('invalid', 'state')
  const found = (await templates.lock(db, body.templateId)) ?? refuse('invalid', 'templateId')
  const mapping = mapColumns(readingBy(found, file.analysis), file.analysis.columns, body.mapping ?? {})
  const run = ids.next()
  const row = await queries.insert(db, {
    ...{ fileId: file.id, run, templateId: found.id, templateVersion: found.version },
    ...{ mapping: JSON.stringify(mapping), total: file.analysis.recordCount },
    ...{ state: 'queued', createdAt: clock.now(), finishedAt: null },
  })
  await enqueueDryRun(jobs, db, run)
  return ofRow(row)
}

/** The progress of a file's dry run; null without one. */
export async function shown(db: Db, fileId: string) {
  if (!(await files.find(db, fileId))) notFound()
  const row = await queries.find(db, fileId)
  return row ? ofRow(row) : null
}

function ofRow({ workedMs, ...row }: queries.DryRunRow) {
  const { state, total: roundTotal, processed: roundDone } = row
  return { ...row, ...progress({ state, roundTotal, roundDone, workedMs }) }
}
