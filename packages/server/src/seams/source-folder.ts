import { createReadStream } from 'node:fs'
import { lstat, mkdir, readdir, realpath, rename } from 'node:fs/promises'
import path from 'node:path'
import { type FoundFile, SourceFailure, type SourceFolder } from './source.ts'

/** A folder below the configured root. */
export async function openFolder(root: string, folder: string): Promise<SourceFolder> {
  const place = await placeOf(root, folder)
  return {
    async list() {
      const found: FoundFile[] = []
      for (const entry of await readdir(place, { withFileTypes: true })) {
        // A symbolic link may lead anywhere.
        if (!entry.isFile()) continue
        const { size, mtime } = await lstat(path.join(place, entry.name))
        found.push({ name: entry.name, size, modifiedAt: mtime })
      }
      return found
    },
    read: (name) => Promise.resolve(createReadStream(path.join(place, name))),
    async move(name, into) {
      await mkdir(path.join(place, into), { recursive: true })
      await rename(path.join(place, name), path.join(place, into, name))
    },
    close: () => Promise.resolve(),
  }
}

async function placeOf(root: string, folder: string): Promise<string> {
  try {
    const real = await realpath(root)
    const place = await realpath(path.join(real, folder))
    if (place === real || place.startsWith(real + path.sep)) return place
  } catch (error) {
    throw new SourceFailure('folder', { cause: error })
  }
  throw new SourceFailure('folder')
}
