import type { Sealing } from '#auth/sealing.ts'
import { SourceFailure, type SourceFolder } from './source.ts'
import { openFolder } from './source-folder.ts'
import { openSftp } from './source-sftp.ts'

export type SourceAddress = {
  id: string
  kind: 'folder' | 'sftp'
  folder: string
  host: string | null
  username: string | null
  secret: string | null
  fingerprint: string | null
}

/** Sources from which files are loaded automatically. */
export type FileSources = {
  /** Whether a folder of the server is allowed as a source. */
  isAllowedFolder(folder: string): boolean
  /** Whether a host is allowed by the settings. */
  isAllowedHost(host: string): boolean
  /** Encrypts a password, bound to its source. */
  seal(password: string, id: string): string
  /** Opens a source; throws `SourceFailure`. */
  open(address: SourceAddress): Promise<SourceFolder>
  /** The maximum size of a file. */
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

/** Lexically below the root only; links that lead elsewhere are detected when the folder is opened. */
const isBelow = (folder: string) =>
  !folder.startsWith('/') &&
  !folder.includes('\\') &&
  !folder.includes('\0') &&
  !folder.split('/').includes('..')
