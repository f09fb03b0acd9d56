/** What a workbook may unpack to: fifty thousand rows of sixty cells need less. */
const mostUnpacked = 100_000_000
const mostParts = 1000

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
/** The sizes follow the entry instead of preceding it; a directory that does not repeat them hides them. */
const sizesFollow = 8

/**
 * Refuses an archive that would unpack to more than a page can hold. Its directory says what each part unpacks to; the
 * reader stops where a part turns out larger than that.
 */
export function checkArchive(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let total = 0
  let count = 0
  for (const unpacked of unpackedSizes(view)) {
    total += unpacked
    if (++count > mostParts || total > mostUnpacked) throw new Error('the archive is too large')
  }
  if (count === 0) throw new Error('the archive has no directory')
}

function* unpackedSizes(view: DataView): Generator<number> {
  const end = endAt(view)
  // Of archives beyond four gigabytes the directory stands elsewhere.
  if (view.getUint16(end + 10, true) === 0xffff || view.getUint32(end + 12, true) === 0xffffffff)
    yield Infinity
  let at = view.getUint32(end + 16, true)
  while (at < end && view.getUint32(at, true) === directoryEntry) {
    const [flags, packed, unpacked] = [
      view.getUint16(at + 8, true),
      view.getUint32(at + 20, true),
      view.getUint32(at + 24, true),
    ]
    const isHidden = packed === 0 ? (flags & sizesFollow) !== 0 : unpacked === 0 && packed > 2
    yield isHidden ? Infinity : unpacked
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
}

/** The directory's end stands last, before a comment of 65 535 bytes at most. */
function endAt(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 0xffff)
  for (let at = view.byteLength - 22; at >= first; at--) {
    if (view.getUint32(at, true) === endOfDirectory) return at
  }
  throw new Error('no archive')
}
