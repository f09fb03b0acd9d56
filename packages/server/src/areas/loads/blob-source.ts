import type { Blobs } from '#seams/blobs.ts'
import type { ByteSource } from './csv/byte-source.ts'

/** A stored file as input of the parser. */
export async function blobSource(blobs: Blobs, key: string): Promise<ByteSource> {
  return { size: await blobs.size(key), read: (start, length) => blobs.range(key, start, length) }
}
