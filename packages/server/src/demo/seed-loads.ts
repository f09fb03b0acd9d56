import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { placed } from '#db/cell-positions.ts'
import type { Db } from '#db/database.ts'
import type { LoadsTable } from '#db/schema/loads.ts'
import type { Blobs } from '#seams/blobs.ts'
import { analysisOf, type DemoFile, demoFile } from './load-file.ts'
import { type DemoFormat, formats, templateColumns } from './load-formats.ts'
import { plan, type PlannedLoad } from './load-plan.ts'
import { type DemoRow, demoRows, keptRows } from './load-rows.ts'
import { demoId, type Random } from './random.ts'
import { withTwins } from './twins.ts'

const minute = 60_000
const day = 24 * 60 * minute

type Surroundings = { db: Db; blobs: Blobs; now: Date; random: Random; createdBy: string }

/** Templates, files, loads and records, as if people had worked with them for two weeks; counters match the rows. */
export async function seedLoads(around: Surroundings): Promise<void> {
  await seedTemplates(around)
  const lastOf = new Map<string, { nextKey: number; rows: ReturnType<typeof keptRows> }>()
  for (const planned of plan) {
    const format = formats.find(({ name }) => name === planned.format) ?? formats[0]
    const last = lastOf.get(format.name) ?? { nextKey: 0, rows: [] }
    const wrong = planned.state === 'completed_with_errors' ? 0.03 : 0
    const firstKey = last.nextKey
    const written = demoRows({
      format,
      random: around.random,
      count: planned.rows,
      firstKey,
      before: last.rows,
      wrong,
      strange: planned.strange,
    })
    const rows = withTwins(planned.fileName, format, written)
    await seedLoad(around, planned, format, rows)
    lastOf.set(format.name, { nextKey: last.nextKey + planned.rows, rows: keptRows(rows) })
  }
}

async function seedTemplates({ db, now }: Surroundings): Promise<void> {
  const createdAt = new Date(now.getTime() - 40 * day)
  const rows = formats.map((format) => ({
    id: demoId('template', format.name),
    name: format.name,
    description: format.description,
    skillId: demoId('skill', format.skillCode),
    country: 'ES' as const,
    dateOrder: 'dmy' as const,
    decimalSign: ',' as const,
    columns: JSON.stringify(templateColumns(format)),
    version: 1,
    cellPositions: JSON.stringify(placed(templateColumns(format))),
    rememberedHeaders: JSON.stringify(
      Object.fromEntries(format.columns.map(({ column, header }) => [column.name, header])),
    ),
    createdAt,
    updatedAt: createdAt,
  }))
  await db.insertInto('templates').values(rows).execute()
}

async function seedLoad(
  around: Surroundings,
  planned: PlannedLoad,
  format: DemoFormat,
  rows: DemoRow[],
): Promise<void> {
  const { db, now, createdBy } = around
  const { fileName, state } = planned
  const encoding = planned.daysAgo % 2 === 0 ? 'windows-1252' : 'utf-8-bom'
  const lines = [format.columns.map(({ header }) => header), ...rows.map(({ cells }) => cells)]
  const file = demoFile(lines, encoding)
  const id = demoId('load', fileName)
  const recordsFileId = demoId('file', fileName)
  // Nobody has loaded anything in the last 40 minutes.
  const startedAt = new Date(now.getTime() - planned.daysAgo * day - 40 * minute)
  const createdAt = new Date(startedAt.getTime() - 3 * minute)
  const done = doneOf(state, rows)
  const templateId = demoId('template', format.name)
  const analysis = JSON.stringify(analysisOf(lines, encoding))
  await seedFile(around, file, { id: recordsFileId, name: fileName, analysis, createdAt })
  const { serial: loadSerial } = await db
    .insertInto('loads')
    .values({
      id,
      name: fileName,
      state,
      templateId,
      templateVersion: 1,
      template: JSON.stringify({
        name: format.name,
        dateOrder: 'dmy',
        decimalSign: ',',
        columns: templateColumns(format),
      }),
      mapping: JSON.stringify(
        Object.fromEntries(format.columns.map(({ column }, index) => [column.name, index])),
      ),
      recordsFileId,
      total: rows.length,
      ...counters(done),
      roundTotal: rows.length,
      roundDone: done.length,
      workedMs: done.length / 12,
      ...checkpoint(file, done),
      failure: state === 'failed' ? JSON.stringify({ code: 'content_type_invalid', row: null }) : null,
      createdAt,
      startedAt,
      finishedAt: state === 'paused' ? null : new Date(startedAt.getTime() + minute),
      createdBy,
    })
    .returning('serial')
    .executeTakeFirstOrThrow()
  await seedRecords(db, { loadSerial, templateId }, format, done)
  await seedRejects(db, id, file, done)
}

type StoredFile = { id: string; name: string; analysis: string; createdAt: Date }

async function seedFile(
  { db, blobs, createdBy }: Surroundings,
  { bytes }: DemoFile,
  row: StoredFile,
): Promise<void> {
  const stored = await blobs.put(Readable.from([bytes]), { limitBytes: bytes.length })
  await db
    .insertInto('recordsFiles')
    .values({
      ...row,
      blobKey: stored.key,
      size: stored.size,
      sha256: stored.sha256,
      sameContentAs: null,
      createdBy,
    })
    .execute()
}

/** The rows processed so far: half of them when it is paused, none when it failed at once. */
function doneOf(state: LoadsTable['state'], rows: DemoRow[]): DemoRow[] {
  if (state === 'failed') return []
  return state === 'paused' ? rows.slice(0, rows.length / 2) : rows
}

function counters(done: readonly DemoRow[]) {
  const count = (becomes: DemoRow['becomes']) => done.filter((row) => row.becomes === becomes).length
  return {
    processed: done.length,
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    duplicated: count('duplicated'),
    errors: count('error'),
  }
}

/** The checkpoint: after the header and the processed rows; none before the first slice. */
function checkpoint(file: DemoFile, done: readonly DemoRow[]) {
  if (done.length === 0) return { checkpointByte: null }
  return { checkpointByte: file.startOf(done.length + 1), checkpointRow: done.length + 2 }
}

type Whose = { loadSerial: number; templateId: string }

/** Records that are loaded again belong to their last load. */
async function seedRecords(
  db: Db,
  { loadSerial, templateId }: Whose,
  format: DemoFormat,
  done: readonly DemoRow[],
): Promise<void> {
  const rows = done.flatMap((row, index) =>
    'data' in row ? [{ row: index + 2, key: row.key, cells: cellsOf(format, row.data) }] : [],
  )
  if (rows.length === 0) return
  await sql`
    insert into records (load_serial, row_number, template_serial, key, cells)
    select ${loadSerial}, (one ->> 'row')::int, templates.serial, one ->> 'key',
      array(select jsonb_array_elements_text(one -> 'cells'))
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as one
    join templates on templates.id = ${templateId}
    on conflict (template_serial, key)
    do update set load_serial = excluded.load_serial, row_number = excluded.row_number, cells = excluded.cells`.execute(
    db,
  )
}

/** A record's cells end with its last non-empty value. */
function cellsOf(format: DemoFormat, data: Record<string, string | number>): (string | number | null)[] {
  const cells = format.columns.map(({ column }) => data[column.name] ?? null)
  return cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1)
}

async function seedRejects(db: Db, loadId: string, file: DemoFile, done: readonly DemoRow[]): Promise<void> {
  const rows = done.flatMap((row, index) =>
    row.becomes === 'error'
      ? [
          {
            loadId,
            rowNumber: index + 2,
            raw: file.lines[index + 1] ?? '',
            readable: true,
            errors: JSON.stringify(row.errors),
          },
        ]
      : [],
  )
  if (rows.length > 0) await db.insertInto('loadRejects').values(rows).execute()
}
