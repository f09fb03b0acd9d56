/** The maximum unpacked size of a workbook: fifty thousand rows of sixty cells need less. */
const mostUnpacked = 100_000_000
const mostParts = 1000

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
/** Sizes follow the entry instead of preceding it; only the directory has them then. */
const sizesFollow = 8

/**
 * Refuses a zip bomb: by the unpacked sizes in its directory, and the reader stops where a part is larger than
 * stated.
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
  // Archives beyond four gigabytes have their directory elsewhere (ZIP64).
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

/** The end of central directory is last, before a comment of at most 65 535 bytes. */
function endAt(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 0xffff)
  for (let at = view.byteLength - 22; at >= first; at--) {
    if (view.getUint32(at, true) === endOfDirectory) return at
  }
  throw new Error('no archive')
}
