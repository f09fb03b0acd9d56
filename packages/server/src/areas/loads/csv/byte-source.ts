/** A file that is read by ranges: a blob in the store, or bytes in a test. */
export interface ByteSource {
  size: number
  read: (start: number, length: number) => Promise<Buffer>
}

/** Bytes at hand as a file. */
export function bufferSource(bytes: Buffer): ByteSource {
  const read = (start: number, length: number) => Promise.resolve(bytes.subarray(start, start + length))
  return { size: bytes.length, read }
}
