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
