import { setImmediate } from 'node:timers/promises'
import { CauseTally } from './cause-tally.ts'
import { type RowError, type RowReader, unreadableRow } from './compile-template.ts'
import type { ByteSource } from './csv/byte-source.ts'
import { openRecords } from './csv/open-records.ts'
import { type FileRecord, type Reading, readSlice } from './csv/read-slice.ts'

/** The number of records to check: more would take longer and reveal little more. */
const mostRecords = 50_000
// Yield to other requests between slices.
const sliceBytes = 1 << 16

/** The first records of a file that would be rejected: parsed as in a load, without writing. */
export async function checkFile(
  source: ByteSource,
  reading: Reading & { columns: readonly { header: string }[] },
  readRow: RowReader,
) {
  const headers = reading.columns.map(({ header }) => header)
  const causes = new CauseTally()
  let { from } = await openRecords(source, reading)
  let checked = 0
  let rejected = 0
  while (checked < mostRecords) {
    const slice = await readSlice(source, reading, from, {
      bytes: sliceBytes,
      records: mostRecords - checked,
    })
    if (!slice) break
    for (const record of slice.records) {
      const errors = errorsOf(record, readRow, headers)
      if (errors.length > 0) rejected += 1
      for (const error of errors) causes.add(error)
    }
    checked += slice.records.length
    from = slice.next
    await setImmediate()
  }
  return { checked, rejected, causes: causes.counted() }
}

function errorsOf(record: FileRecord, readRow: RowReader, headers: readonly string[]): readonly RowError[] {
  if (record.raw === null) return [unreadableRow(record, headers)]
  const result = readRow(record.raw)
  return result.ok ? [] : result.errors
}
