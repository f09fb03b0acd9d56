import type { Database } from '#db/database.ts'
import type { Blobs } from '#seams/blobs.ts'
import { blobSource } from './blob-source.ts'
import type { ByteSource } from './csv/byte-source.ts'
import { openRecords } from './csv/open-records.ts'
import { type Place, type Reading, readSlice, type Slice } from './csv/read-slice.ts'
import { UnreadableFile } from './load-failure.ts'
import * as rejects from './load-rejects.queries.ts'
import type { PreparedSlice } from './prepare-slice.ts'

/** Where a load's rows come from: the first place, and the slice behind any place. */
export interface SliceSource {
  first: () => Promise<Place>
  read: (from: Place) => Promise<PreparedSlice | null>
}

/** Checks a slice's records and writes down the good ones. */
export type Prepare = (slice: Slice) => Promise<PreparedSlice>

/** The rows of the uploaded file. */
export function fileSlices(
  file: { blobs: Blobs; blobKey: string; reading: Reading },
  prepare: Prepare,
  size: { bytes: number; records?: number },
): SliceSource {
  const { reading } = file
  let opened: Promise<ByteSource> | undefined
  const source = () => (opened ??= readable(blobSource(file.blobs, file.blobKey)))
  return {
    first: async () => (await readable(openRecords(await source(), reading))).from,
    async read(from) {
      const slice = await readable(readSlice(await source(), reading, from, size))
      return slice && prepare(slice)
    },
  }
}

async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    throw new UnreadableFile(error)
  }
}

/** The rows that were rejected before, as they are kept. */
export function rejectedSlices(
  database: Database,
  loadId: string,
  prepare: Prepare,
  rows: number,
): SliceSource {
  return {
    first: () => Promise.resolve({ byte: 0, row: 0 }),
    async read(from) {
      const kept = await rejects.batch(database, loadId, from.row, rows)
      const last = kept.at(-1)
      if (!last) return null
      const records = kept.map(({ rowNumber, raw, readable }) => ({
        row: rowNumber,
        raw: readable ? raw : null,
        shown: raw,
      }))
      return prepare({ records, next: { byte: 0, row: last.rowNumber } })
    },
  }
}
