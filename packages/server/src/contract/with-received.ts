import type { MultipartFile } from '@fastify/multipart'
import { isFull } from '#db/failures.ts'
import { readableName } from '#http/file-name.ts'
import { BlobTooLarge } from '#seams/blobs.ts'
import type { Context } from './handlers.ts'
import { noSpace, refuse, tooLarge, unsupported } from './refuse.ts'

type Receiving = Pick<Context, 'request' | 'reply' | 'blobs'>

/**
 * An uploaded file in the store; `name` is for display only: without folders, control characters and direction marks.
 */
export type Received = { name: string; blobKey: string; size: number; sha256: string }

export type Expected = {
  limitBytes: number
  /** Checks name and media type before anything is stored. */
  isDeclared: (filename: string, mediaType: string) => boolean
}

/** The maximum overhead of multipart around a file. */
const envelopeBytes = 64 * 1024
const longestName = 255

/** Stores the uploaded `file` and passes it on. If it is refused, also by the callback, it is deleted. */
export async function withReceived<Result>(
  { request, reply, blobs }: Receiving,
  { limitBytes, isDeclared }: Expected,
  use: (received: Received) => Promise<Result>,
): Promise<Result> {
  // A refusal may come during the upload: do not wait for the rest.
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
