import { PassThrough, Readable } from 'node:stream'
import yauzl from 'yauzl'
import type { ByteSource } from '../csv/byte-source.ts'
import { WorkbookFault } from './workbook-fault.ts'

/** A ZIP whose directory was checked: nothing is unpacked before. */
export interface Archive {
  has: (name: string) => boolean
  /** Streams an unpacked entry; fails when it does not exist. */
  open: (name: string) => Promise<Readable>
  /** A complete entry, for small ones. */
  text: (name: string, mostBytes: number) => Promise<string>
}

/** The maximum unpacked size: a workbook of a million rows of twenty columns needs less. */
const mostUnpacked = 2 ** 31
const mostEntries = 2000
// The maximum compression ratio: identical rows compress to a hundredth; more is a zip bomb.
const mostRatio = 250
const harmlessBytes = 16 << 20
const readBytes = 1 << 18

/**
 * Opens a ZIP by its directory and refuses one above the limits. An entry that unpacks to more than stated fails on
 * the way.
 */
export async function openArchive(source: ByteSource): Promise<Archive> {
  try {
    const reader = new SourceReader(source)
    const zip = await yauzl.fromRandomAccessReaderPromise(reader, source.size, {
      lazyEntries: true,
      autoClose: false,
    })
    return archiveOf(zip, await entriesOf(zip))
  } catch (error) {
    throw error instanceof WorkbookFault ? error : new WorkbookFault('file_damaged', error)
  }
}

async function entriesOf(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  if (zip.entryCount > mostEntries) throw new WorkbookFault('unpacked_size_out_of_range')
  const entries = new Map<string, yauzl.Entry>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new WorkbookFault('file_encrypted')
    unpacked += entry.uncompressedSize
    const isBomb =
      entry.uncompressedSize > harmlessBytes && entry.uncompressedSize > entry.compressedSize * mostRatio
    if (isBomb || unpacked > mostUnpacked) throw new WorkbookFault('unpacked_size_out_of_range')
    entries.set(entry.fileName, entry)
  }
  return entries
}

function archiveOf(zip: yauzl.ZipFile, entries: ReadonlyMap<string, yauzl.Entry>): Archive {
  const find = (name: string) => {
    const entry = entries.get(name)
    if (!entry) throw new WorkbookFault('file_damaged')
    return entry
  }
  const open = async (name: string) => {
    const stream = await zip.openReadStreamPromise(find(name))
    // The reader gets the failure; until then it must not count as unhandled.
    return stream.on('error', () => undefined)
  }
  return {
    has: (name) => entries.has(name),
    open,
    async text(name, mostBytes) {
      if (find(name).uncompressedSize > mostBytes) throw new WorkbookFault('unpacked_size_out_of_range')
      const parts: Buffer[] = []
      for await (const part of await open(name)) parts.push(part as Buffer)
      return Buffer.concat(parts).toString('utf8')
    },
  }
}

/** Lets the ZIP library read a stored file by ranges. */
class SourceReader extends yauzl.RandomAccessReader {
  readonly #source: ByteSource
  constructor(source: ByteSource) {
    super()
    this.#source = source
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(rangesOf(this.#source, start, end), { objectMode: false }).pipe(new PassThrough())
  }
}

async function* rangesOf(source: ByteSource, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end; at += readBytes) yield await source.read(at, Math.min(readBytes, end - at))
}
