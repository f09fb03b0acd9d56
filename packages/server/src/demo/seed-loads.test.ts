import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyse } from '#areas/loads/csv/analyse.ts'
import { blobSource } from '#areas/loads/blob-source.ts'
import { compileTemplate } from '#areas/loads/compile-template.ts'
import { openRecords } from '#areas/loads/csv/open-records.ts'
import { readSlice } from '#areas/loads/csv/read-slice.ts'
import { SlicePreparation } from '#areas/loads/prepare-slice.ts'
import { RecordTuples } from '#areas/loads/record-tuples.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { plan } from './load-plan.ts'
import { demoId } from './random.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const kernel = () => server.server.kernel

/** The stored load, with its file. */
function loadOf(fileName: string) {
  return kernel()
    .database.db.selectFrom('loads')
    .innerJoin('recordsFiles', 'recordsFiles.id', 'loads.recordsFileId')
    .selectAll('loads')
    .select(['recordsFiles.analysis', 'recordsFiles.blobKey'])
    .where('loads.id', '=', demoId('load', fileName))
    .executeTakeFirstOrThrow()
}

/** The importer's result for the whole file. */
async function readAgain(load: Awaited<ReturnType<typeof loadOf>>) {
  const source = await blobSource(kernel().blobs, load.blobKey)
  const { from } = await openRecords(source, load.analysis)
  const slice = await readSlice(source, load.analysis, from, { bytes: 1 << 24 })
  const headers = load.analysis.columns.map(({ header }) => header)
  const readRow = compileTemplate(load.template, load.mapping, {
    delimiter: load.analysis.delimiter,
    headers,
  })
  const tuples = new RecordTuples({
    loadSerial: load.serial,
    templateSerial: 0,
    columnOfCell: load.template.columns.map((_column, index) => index),
  })
  const prepared = new SlicePreparation(from, readRow, tuples, { checked: [], headers: [] })
  await prepared.add({ records: slice?.records ?? [], next: from })
  const { rejects, duplicated } = prepared
  return { rejects, duplicated, rows: tuples.rows.map((row) => ({ ...row, cells: tuples.cellsOf(row) })) }
}

/** Parses a rejected row from its line of COPY. */
function rejectOf(line: string) {
  const signs: Record<string, string> = { t: '\t', n: '\n', r: '\r' }
  const cells = line.trimEnd().split('\t')
  const [row = '', raw = '', readable, errors = ''] = cells.map((cell) =>
    cell.replace(/\\(.)/g, (_pair, sign: string) => signs[sign] ?? sign),
  )
  return { row: Number(row), raw, readable: readable === 't', errors: JSON.parse(errors) as unknown }
}

describe('the loads of the demo', () => {
  it.each(plan)(
    'have a file that is found to be what is written of it: $fileName',
    async ({ fileName, rows }) => {
      const load = await loadOf(fileName)
      const found = await analyse(await blobSource(kernel().blobs, load.blobKey))
      expect(found).toEqual({ ok: true, analysis: load.analysis })
      expect(load.total).toBe(rows)
    },
  )

  it.each(plan.filter(({ state }) => state.startsWith('completed')))(
    'keep the records and the errors that the importer finds in the file: $fileName',
    async ({ fileName }) => {
      const load = await loadOf(fileName)
      const { rows, rejects, duplicated } = await readAgain(load)
      expect(load.processed).toBe(load.total)
      expect(load.duplicated).toBe(duplicated)
      expect(load.created + load.updated + load.unchanged).toBe(rows.length)
      const kept = await kernel()
        .database.db.selectFrom('loadRejects')
        .select(['rowNumber as row', 'raw', 'readable', 'errors'])
        .where('loadId', '=', load.id)
        .orderBy('rowNumber')
        .execute()
      expect(kept).toEqual(rejects.map(rejectOf))
      // Some of them belong to a later load by now.
      const records = await kernel()
        .database.db.selectFrom('records')
        .selectAll()
        .where('loadSerial', '=', load.serial)
        .execute()
      const found = new Map(rows.map(({ row, key, cells }) => [row, { key, cells }]))
      expect(records.length).toBeGreaterThanOrEqual(rows.length * 0.9)
      for (const { rowNumber, key, cells } of records) expect(found.get(rowNumber)).toEqual({ key, cells })
    },
  )

  it('CAR-6.4 CAR-6.5 that is paused goes on from its last row to its end, and the one that failed starts again', async () => {
    const portal = await signedIn(server)
    for (const { fileName, rows } of plan.filter(({ state }) => state === 'paused' || state === 'failed')) {
      const id = demoId('load', fileName)
      await portal.loads.restart(id)
      const load = await portal.loads.waitUntil(id, (state) => state === 'completed' || state === 'failed')
      const { rows: valid, duplicated } = await readAgain(await loadOf(fileName))
      expect(load).toMatchObject({ state: 'completed', processed: rows, errors: 0, duplicated })
      expect(load.created + load.updated + load.unchanged).toBe(valid.length)
    }
  })
})
