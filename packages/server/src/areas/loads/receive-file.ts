import type { MultipartFile } from '@fastify/multipart'
import type { components } from '#contract/generated/laia.ts'
import type { Context } from '#contract/handlers.ts'
import { noSpace, refuse, tooLarge, unsupported } from '#contract/refuse.ts'
import { isFull } from '#db/failures.ts'
import { readableName } from '#http/file-name.ts'
import { BlobTooLarge } from '#seams/blobs.ts'
import { blobSource } from './blob-source.ts'
import { analyse } from './csv/analyse.ts'
import { isDeclaredText } from './csv/content-check.ts'

type Received = {
  name: string
  blobKey: string
  size: number
  sha256: string
  analysis: components['schemas']['Analysis']
}

/** What multipart writes around a file, at most. */
const envelopeBytes = 64 * 1024
const longestName = 255

/** Takes the uploaded file to the store and analyses it. What is refused leaves nothing behind. */
export async function receiveFile(context: Context<'recordsFile.create'>): Promise<Received> {
  const { request, reply, settings, blobs } = context
  // A refusal may come while the file is still on its way: the rest is not waited for.
  void reply.header('connection', 'close')
  if (Number(request.headers['content-length'] ?? 0) > settings.uploadBytes + envelopeBytes)
    tooLarge('file', settings.uploadBytes)
  const part = request.isMultipart() ? await request.file() : undefined
  if (part?.fieldname !== 'file') refuse('blank', 'file')
  if (!isDeclaredText(part.filename, part.mimetype)) unsupported('file')
  const stored = await store(part, context)
  try {
    const result = await analyse(await blobSource(blobs, stored.key))
    if (!result.ok) return result.code === 'blank' ? refuse('blank', 'file') : unsupported('file')
    void reply.removeHeader('connection')
    const { key: blobKey, size, sha256 } = stored
    return { name: shownName(part.filename), blobKey, size, sha256, analysis: result.analysis }
  } catch (error) {
    await blobs.delete(stored.key)
    throw error
  }
}

async function store(part: MultipartFile, { blobs, settings }: Context<'recordsFile.create'>) {
  const limitBytes = settings.uploadBytes
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

/** The name it came with, for people only: without folders, controls and direction marks. */
function shownName(filename: string): string {
  const own = filename.split(/[/\\]/).at(-1) ?? filename
  return readableName(own).slice(-longestName).toWellFormed() || 'file.csv'
}
