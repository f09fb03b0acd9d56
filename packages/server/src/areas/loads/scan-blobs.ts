import { blobBytes } from '#seams/blob-bytes.ts'
import type { Blobs } from '#seams/blobs.ts'

/** The keys of files that contain any of these values; missing files contain none. */
export async function foundIn(
  blobs: Blobs,
  keys: readonly string[],
  values: readonly string[],
): Promise<string[]> {
  const found: string[] = []
  for (const key of keys) {
    const isThere = await blobs.size(key).then(
      () => true,
      () => false,
    )
    if (isThere && (await holdsAny(blobs, key, values))) found.push(key)
  }
  return found
}

async function holdsAny(blobs: Blobs, key: string, values: readonly string[]): Promise<boolean> {
  const longest = Math.max(0, ...values.map((value) => Buffer.byteLength(value)))
  let before: Buffer = Buffer.alloc(0)
  for await (const part of blobBytes(blobs, key)) {
    // A value may span two chunks.
    const bytes = Buffer.concat([before, part])
    if (values.some((value) => bytes.includes(value))) return true
    before = bytes.subarray(Math.max(0, bytes.length - longest))
  }
  return false
}
