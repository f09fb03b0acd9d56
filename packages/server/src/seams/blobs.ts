import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { glob, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Disk, folderDisk } from './disk.ts'
import type { Ids } from './ids.ts'

type PutOptions = {
  limitBytes: number
  /** A new id, for who writes down where the bytes will be before they come; one of its own unless given. */
  key?: string
}

/** Where uploaded bytes live: a folder here, an object store elsewhere. */
export type Blobs = {
  /** Stores a stream whole or not at all. Throws `BlobTooLarge` as soon as it passes the limit, `NoSpace` on a full disk. */
  put(stream: Readable, options: PutOptions): Promise<{ key: string; size: number; sha256: string }>
  range(key: string, start: number, length: number): Promise<Buffer>
  size(key: string): Promise<number>
  delete(key: string): Promise<void>
  /** Takes away what uploads left behind that no process brought to an end: a machine that lost its power. */
  forgetUnfinished(before: Date): Promise<void>
}

export class BlobTooLarge extends Error {
  readonly limitBytes: number
  constructor(limitBytes: number) {
    super(`larger than ${limitBytes} bytes`)
    this.limitBytes = limitBytes
  }
}

/** Names are random: what a person called the file never reaches the disk. */
export function folderBlobs(folder: string, ids: Ids, disk: Disk = folderDisk(folder)): Blobs {
  const at = (key: string) => path.join(folder, key.slice(0, 2), key)
  return {
    async put(stream, { limitBytes, key = ids.next() }) {
      const file = at(key)
      const partial = `${file}.partial`
      await mkdir(path.dirname(file), { recursive: true })
      const meter = digestUpTo(limitBytes, disk)
      try {
        await disk.checkSpace()
        await pipeline(stream, meter.transform, createWriteStream(partial, { flags: 'wx' }))
        await rename(partial, file)
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
      return { key, ...meter.result() }
    },
    async range(key, start, length) {
      const file = await open(at(key))
      try {
        const buffer = Buffer.allocUnsafe(length)
        const { bytesRead } = await file.read(buffer, 0, length, start)
        return buffer.subarray(0, bytesRead)
      } finally {
        await file.close()
      }
    },
    size: async (key) => (await stat(at(key))).size,
    delete: (key) => rm(at(key), { force: true }),
    async forgetUnfinished(before) {
      for await (const name of glob('*/*.partial', { cwd: folder })) {
        const file = path.join(folder, name)
        // Its upload may have come to its end meanwhile, and it is whole under another name.
        const found = await stat(file).catch(() => undefined)
        if (found && found.mtime < before) await rm(file, { force: true })
      }
    },
  }
}

/** How much is written before the disk is asked again. */
const askedEvery = 8 * 1024 * 1024

function digestUpTo(limitBytes: number, disk: Disk) {
  const hash = createHash('sha256')
  let size = 0
  let asked = 0
  const transform = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > limitBytes) {
        done(new BlobTooLarge(limitBytes))
        return
      }
      hash.update(chunk)
      if (size < asked + askedEvery) {
        done(null, chunk)
        return
      }
      asked = size
      disk.checkSpace().then(() => done(null, chunk), done)
    },
  })
  return { transform, result: () => ({ size, sha256: hash.digest('hex') }) }
}
