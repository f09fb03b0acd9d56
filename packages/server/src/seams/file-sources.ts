import type { LoadSource } from '@portal/sdk/contract'
import type { Sealing } from '#auth/sealing.ts'
import { SourceFailure, type SourceFolder } from './source.ts'
import { openFolder } from './source-folder.ts'
import { openS3 } from './source-s3.ts'
import { openSftp } from './source-sftp.ts'

export type SourceAddress = {
  id: string
  kind: LoadSource['kind']
  folder: string
  host: string | null
  username: string | null
  secret: string | null
  fingerprint: string | null
  bucket: string | null
  region: string | null
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
    async open(address) {
      const { kind, id, folder, host, secret } = address
      if (kind === 'folder') {
        if (sourcesDir === undefined) throw new SourceFailure('folder')
        return openFolder(sourcesDir, folder)
      }
      if (host === null || !isAllowedHost(host)) throw new SourceFailure('host')
      if (secret === null) throw new SourceFailure('credentials')
      return openRemote(address, { host, password: sealing.open(secret, about(id)) })
    },
  }
}

type Login = { host: string; password: string }

async function openRemote(address: SourceAddress, login: Login): Promise<SourceFolder> {
  const { kind, folder, username, fingerprint, bucket, region } = address
  if (username !== null) {
    const place = { ...login, username, folder }
    if (kind === 'sftp' && fingerprint !== null) return openSftp({ ...place, fingerprint })
    if (kind === 's3' && bucket !== null && region !== null) return openS3({ ...place, bucket, region })
  }
  throw new SourceFailure('credentials')
}

/** Lexically below the root only; links that lead elsewhere are detected when the folder is opened. */
const isBelow = (folder: string) =>
  !folder.startsWith('/') &&
  !folder.includes('\\') &&
  !folder.includes('\0') &&
  !folder.split('/').includes('..')
