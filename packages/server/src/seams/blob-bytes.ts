import type { Blobs } from './blobs.ts'

const chunk = 256 * 1024

/** Reads the bytes of a blob in chunks. */
export async function* blobBytes(blobs: Blobs, key: string): AsyncGenerator<Buffer> {
  const size = await blobs.size(key)
  for (let at = 0; at < size; at += chunk) yield blobs.range(key, at, Math.min(chunk, size - at))
}
