import { createWriteStream, openAsBlob } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setFileWriter } from './http/download.ts'
import { parsed, type TokenStore } from './session/token-store.ts'

setFileWriter(async (file, stream) => {
  await pipeline(Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]), createWriteStream(file))
})

/**
 * Opens a file for an upload. It is read while it is sent, never as a whole, and can be sent again.
 *
 * @example
 * await portal.recordsFile.create(await openFile('clientes.csv'))
 */
export async function openFile(file: string): Promise<File> {
  return new File([await openAsBlob(file)], path.basename(file))
}

/** Stores the session in a file that only its owner may read (0600), for scripts that run more than once. */
export function fileStore(file: string): TokenStore {
  return {
    isShared: true,
    async get() {
      try {
        return parsed(await readFile(file, 'utf8'))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async set(session) {
      await mkdir(path.dirname(path.resolve(file)), { recursive: true })
      // Write a temporary file and rename it, so that nobody ever reads half a session.
      const beside = `${file}.${process.pid}.new`
      await writeFile(beside, JSON.stringify(session), { mode: 0o600 })
      await chmod(beside, 0o600)
      await rename(beside, file)
    },
    clear: () => rm(file, { force: true }),
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
