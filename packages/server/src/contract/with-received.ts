import type { MultipartFile } from '@fastify/multipart'
import { isFull } from '#db/failures.ts'
import { readableName } from '#http/file-name.ts'
import { BlobTooLarge } from '#seams/blobs.ts'
import type { Context } from './handlers.ts'
import { noSpace, refuse, tooLarge, unsupported } from './refuse.ts'

type Receiving = Pick<Context, 'request' | 'reply' | 'blobs'>

/** A file that was sent, in the store; `name` is for people only: without folders, controls and direction marks. */
export type Received = { name: string; blobKey: string; size: number; sha256: string }

export type Expected = {
  limitBytes: number
  /** Whether it is called and declared as what is taken here: asked before anything is stored. */
  isDeclared: (filename: string, mediaType: string) => boolean
}

/** What multipart writes around a file, at most. */
const envelopeBytes = 64 * 1024
const longestName = 255

/** Takes the uploaded `file` to the store and hands it on. What is refused, there too, leaves nothing behind. */
export async function withReceived<Result>(
  { request, reply, blobs }: Receiving,
  { limitBytes, isDeclared }: Expected,
  use: (received: Received) => Promise<Result>,
): Promise<Result> {
  // A refusal may come while the file is still on its way: the rest is not waited for.
  void reply.header('connection', 'close')
  if (Number(request.headers['content-length'] ?? 0) > limitBytes + envelopeBytes)
    tooLarge('file', limitBytes)
  const part = request.isMultipart() ? await request.file() : undefined
  if (part?.fieldname !== 'file') refuse('blank', 'file')
  if (!isDeclared(part.filename, part.mimetype)) unsupported('file')
  const { key: blobKey, size, sha256 } = await store(blobs, part, limitBytes)
  try {
    const result = await use({ name: shownName(part.filename), blobKey, size, sha256 })
    void reply.removeHeader('connection')
    return result
  } catch (error) {
    await blobs.delete(blobKey)
    throw error
  }
}

async function store(blobs: Receiving['blobs'], part: MultipartFile, limitBytes: number) {
  try {
    const stored = await blobs.put(part.file, { limitBytes })
    if (!part.file.truncated) return stored
    await blobs.delete(stored.key)
  } catch (error) {
    if (isFull(error)) throw noSpace('file')
    if (!(error instanceof BlobTooLarge)) throw error
  }
  return tooLarge('file', limitBytes)
}

function shownName(filename: string): string {
  const own = filename.split(/[/\\]/).at(-1) ?? filename
  return readableName(own).slice(-longestName).toWellFormed()
}
