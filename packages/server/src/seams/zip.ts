import { Readable } from 'node:stream'
import type yazl from 'yazl'

/**
 * Adds a file to a ZIP whose content is opened when its turn comes. An error of the content is one of the ZIP: yazl
 * listens to none, so that it would end the process.
 */
export function addContent(
  zip: yazl.ZipFile,
  name: string,
  { mtime, content }: { mtime: Date; content: () => AsyncIterable<Buffer> },
): void {
  zip.addReadStreamLazy(name, { compress: false, mtime }, (done) => {
    const stream = Readable.from(content(), { objectMode: false })
    stream.on('error', (error) => zip.emit('error', error))
    done(null, stream)
  })
}

/** The bytes of a ZIP, which end with its error: it may come before anybody reads. Called before the first wait. */
export function bytesOf(zip: yazl.ZipFile): Readable {
  const bytes = zip.outputStream as Readable
  bytes.on('error', () => undefined)
  zip.on('error', (error: Error) => bytes.destroy(error))
  return bytes
}
