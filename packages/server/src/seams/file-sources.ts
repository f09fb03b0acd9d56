import type { Readable } from 'node:stream'
import type { LoadSourceRun } from '@portal/sdk/contract'
import type { Sealing } from '#auth/sealing.ts'
import { openFolder } from './source-folder.ts'
import { openSftp } from './source-sftp.ts'

export type FoundFile = { name: string; size: number; modifiedAt: Date }

/** A folder that files come from, while it is open. */
export type SourceFolder = {
  /** The files that stand in it, without those of folders below. */
  list(): Promise<FoundFile[]>
  read(name: string): Promise<Readable>
  /** Puts a file into a folder beside it, which is made when there is none. */
  move(name: string, into: 'done' | 'failed'): Promise<void>
  close(): Promise<void>
}

/** Why nothing could be taken from a source. */
export class SourceFailure extends Error {
  readonly failure: NonNullable<LoadSourceRun['failure']>
  constructor(failure: NonNullable<LoadSourceRun['failure']>, options?: ErrorOptions) {
    super(`a source failed: ${failure}`, options)
    this.failure = failure
  }
}

export type SourceAddress = {
  id: string
  kind: 'folder' | 'sftp'
  folder: string
  host: string | null
  username: string | null
  secret: string | null
  fingerprint: string | null
}

/** Where files may be loaded from without anybody sending them. */
export type FileSources = {
  /** Whether a folder of the server is one that files may come from. */
  isAllowedFolder(folder: string): boolean
  /** Whether a host is on the list that the server was set up with. */
  isAllowedHost(host: string): boolean
  /** Seals a password for its source alone. */
  seal(password: string, id: string): string
  /** Opens a source; throws `SourceFailure`. */
  open(address: SourceAddress): Promise<SourceFolder>
  /** The largest file that is taken. */
  limitBytes: number
}

type Set = { sourcesDir: string | undefined; sourceHosts: readonly string[]; uploadBytes: number }

export function fileSources({ sourcesDir, sourceHosts, uploadBytes }: Set, sealing: Sealing): FileSources {
  const isAllowedHost = (host: string) => sourceHosts.includes(host.toLowerCase())
  const about = (id: string) => `load source ${id}`
  return {
    limitBytes: uploadBytes,
    isAllowedHost,
    isAllowedFolder: (folder) => sourcesDir !== undefined && isBelow(folder),
    seal: (password, id) => sealing.seal(password, about(id)),
    open(address) {
      const { kind, id, folder, host, username, secret, fingerprint } = address
      if (kind === 'folder') {
        if (sourcesDir === undefined) return Promise.reject(new SourceFailure('folder'))
        return openFolder(sourcesDir, folder)
      }
      if (host === null || !isAllowedHost(host)) return Promise.reject(new SourceFailure('host'))
      if (username === null || secret === null || fingerprint === null)
        return Promise.reject(new SourceFailure('credentials'))
      return openSftp({ host, username, password: sealing.open(secret, about(id)), fingerprint, folder })
    },
  }
}

/** Only what stands below; that no link leads elsewhere is seen when it is opened. */
const isBelow = (folder: string) =>
  !folder.startsWith('/') &&
  !folder.includes('\\') &&
  !folder.includes('\0') &&
  !folder.split('/').includes('..')
