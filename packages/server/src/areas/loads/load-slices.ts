import type { Database } from '#db/database.ts'
import type { Blobs } from '#seams/blobs.ts'
import { blobSource } from './blob-source.ts'
import { type ByteSource, readingAhead } from './csv/byte-source.ts'
import { openRecords } from './csv/open-records.ts'
import { type Place, type Reading, readSlice } from './csv/read-slice.ts'
import type { RowFault } from './csv/row-fault.ts'
import { UnreadableFile } from './load-failure.ts'
import * as rejects from './load-rejects.queries.ts'
import type { PreparedSlice, SlicePreparation } from './prepare-slice.ts'

/** The source of a load's rows: the first position, and the slice after a position. */
export interface SliceSource {
  first: () => Promise<Place>
  read: (from: Place) => Promise<PreparedSlice | null>
}

/** Opens a slice. */
export type Prepare = (from: Place) => SlicePreparation

// A slice is read in parts, whose objects die young and cost the garbage collector next to nothing.
const partBytes = 1 << 16

/** The rows of the uploaded file. */
export function fileSlices(
  file: { blobs: Blobs; blobKey: string; reading: Reading },
  prepare: Prepare,
  size: { bytes: number; records: number },
): SliceSource {
  const { reading } = file
  let opened: Promise<ByteSource> | undefined
  const source = () => (opened ??= readable(readAhead(file, size.bytes)))
  return {
    first: async () => (await readable(openRecords(await source(), reading))).from,
    async read(from) {
      const slice = prepare(from)
      while (slice.next.byte - from.byte < size.bytes && slice.read < size.records) {
        const part = await readable(
          readSlice(await source(), reading, slice.next, { bytes: partBytes, records: size.records }),
        )
        if (!part) break
        await slice.add(part)
      }
      return slice.next.byte === from.byte ? null : slice
    },
  }
}

async function readAhead({ blobs, blobKey }: { blobs: Blobs; blobKey: string }, bytes: number) {
  return readingAhead(await blobSource(blobs, blobKey), bytes)
}

async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    throw new UnreadableFile(error)
  }
}

/** The stored rows that were rejected before. */
export function rejectedSlices(
  database: Database,
  { loadId, headers }: { loadId: string; headers: readonly string[] },
  prepare: Prepare,
  rows: number,
): SliceSource {
  return {
    first: () => Promise.resolve({ byte: 0, row: 0 }),
    async read(from) {
      const kept = await rejects.batch(database, loadId, from.row, rows)
      const last = kept.at(-1)
      if (!last) return null
      const records = kept.map(({ rowNumber, raw, readable, errors }) => ({
        row: rowNumber,
        raw: readable ? raw : null,
        shown: raw,
        ...(readable ? {} : { fault: keptFault(errors, headers) }),
      }))
      const slice = prepare(from)
      await slice.add({ records, next: { byte: 0, row: last.rowNumber } })
      return slice
    },
  }
}

/** Why a record was unreadable; its bytes are not stored, so it cannot be determined again. */
function keptFault([first]: rejects.Reject['errors'], headers: readonly string[]): RowFault {
  const column = first?.header == null ? -1 : headers.indexOf(first.header)
  // An unreadable row has a code of `faultOf`, or the older `format`.
  return { code: (first?.code ?? 'format') as RowFault['code'], column: column === -1 ? null : column }
}
