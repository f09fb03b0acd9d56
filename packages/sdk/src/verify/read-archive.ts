/** The files of an uncompressed ZIP, its comment, and the bytes before the comment. */
export interface Archive {
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly before: Uint8Array
  readonly comment: string
}

const endLength = 22
const marks = { end: 0x06054b50, entry: 0x02014b50 }

/** Parses the ZIP; undefined for anything else. */
export function readArchive(bytes: Uint8Array): Archive | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const end = endOf(view)
    const files = new Map<string, Uint8Array>()
    let at = view.getUint32(end + 16, true)
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      if (view.getUint32(at, true) !== marks.entry || view.getUint16(at + 10, true) !== 0) return undefined
      const [nameLength, more, commentLength] = [28, 30, 32].map((offset) =>
        view.getUint16(at + offset, true),
      )
      const name = textOf(bytes.subarray(at + 46, at + 46 + (nameLength ?? 0)))
      const header = view.getUint32(at + 42, true)
      const begin = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
      files.set(name, bytes.subarray(begin, begin + view.getUint32(at + 24, true)))
      at += 46 + (nameLength ?? 0) + (more ?? 0) + (commentLength ?? 0)
    }
    const comment = end + endLength
    return { files, before: bytes.subarray(0, comment), comment: textOf(bytes.subarray(comment)) }
  } catch (error) {
    // An offset beyond the end.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Searched from the end: a comment follows it. */
function endOf(view: DataView): number {
  let at = view.byteLength - endLength
  while (view.getUint32(at, true) !== marks.end) at -= 1
  return at
}

export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
