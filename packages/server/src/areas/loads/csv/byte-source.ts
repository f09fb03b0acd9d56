/** A file with random access: a blob in the store, or bytes in a test. */
export interface ByteSource {
  size: number
  read: (start: number, length: number) => Promise<Buffer>
}

/** In-memory bytes as a file. */
export function bufferSource(bytes: Buffer): ByteSource {
  const read = (start: number, length: number) => Promise.resolve(bytes.subarray(start, start + length))
  return { size: bytes.length, read }
}

/** Reads ahead, and serves the next chunks from memory. */
export function readingAhead({ size, read }: ByteSource, bytes: number): ByteSource {
  let start = 0
  let held: Buffer = Buffer.alloc(0)
  return {
    size,
    async read(from, length) {
      const isHeld = from >= start && from + length <= start + held.length
      if (!isHeld) {
        held = await read(from, Math.min(Math.max(length, bytes), size - from))
        start = from
      }
      return held.subarray(from - start, from - start + length)
    },
  }
}
