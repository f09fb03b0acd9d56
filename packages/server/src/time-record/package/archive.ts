import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import yazl from 'yazl'
import { addContent, bytesOf } from '#seams/zip.ts'
import { format, type RecordKey } from '../record-key.ts'

type Content = AsyncIterable<string | Buffer> | Iterable<string | Buffer>
/** A file of a package, written while it is streamed. */
export type Part = { name: string; content: () => Content }

type Digest = { name: string; bytes: number; sha256: string }
type Making = {
  key: RecordKey
  madeAt: Date
  parts: readonly Part[]
  /** The manifest besides its file list; called after all files are written. */
  about: () => object
}

/** The comment of the archive: a signature in hexadecimal. */
const sealLength = 128
const chunk = 64 * 1024

/**
 * A ZIP of these files, of `manifest.json` with the SHA-256 of each, and of its signature. Nothing is compressed, so
 * that a changed byte can be located. The comment at the end signs every byte before it.
 */
export function archiveOf({ key, madeAt, parts, about }: Making): Readable {
  const zip = new yazl.ZipFile()
  const files: Digest[] = []
  // Opened one after the other: the manifest after all others are written.
  const add = (name: string, content: () => AsyncIterable<Buffer>) =>
    addContent(zip, name, { mtime: madeAt, content })
  for (const { name, content } of parts) add(name, () => digested(name, inChunks(content()), files))
  let manifest = ''
  add('manifest.json', () => {
    manifest = `${JSON.stringify({ format, key: key.id, madeAt, ...about(), files }, null, 1)}\n`
    return inChunks([manifest])
  })
  add('manifest.sig', () => inChunks([`${key.sign('manifest', sha256(manifest))}\n`]))
  zip.end({ comment: '0'.repeat(sealLength), forceZip64Format: false })
  return Readable.from(sealed(bytesOf(zip), key), { objectMode: false })
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

async function* inChunks(content: Content): AsyncGenerator<Buffer> {
  let waiting = ''
  for await (const line of content) {
    if (typeof line !== 'string') {
      yield line
      continue
    }
    waiting += line
    if (waiting.length < chunk) continue
    yield Buffer.from(waiting)
    waiting = ''
  }
  if (waiting !== '') yield Buffer.from(waiting)
}

async function* digested(
  name: string,
  content: AsyncIterable<Buffer>,
  files: Digest[],
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of content) {
    hash.update(part)
    bytes += part.length
    yield part
  }
  files.push({ name, bytes, sha256: hash.digest('hex') })
}

/** Writes the signature of everything before it in place of the comment. */
async function* sealed(bytes: AsyncIterable<Buffer>, key: RecordKey): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let held = Buffer.alloc(0)
  for await (const part of bytes) {
    const all = Buffer.concat([held, part])
    const end = Math.max(0, all.length - sealLength)
    const out = all.subarray(0, end)
    hash.update(out)
    if (out.length > 0) yield out
    held = all.subarray(end)
  }
  yield Buffer.from(key.sign('archive', hash.digest('hex')), 'latin1')
}
