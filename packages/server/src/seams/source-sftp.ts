import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { Client, SFTPWrapper } from 'ssh2'
import { SourceFailure, type SourceFolder } from './source.ts'

type Place = { host: string; username: string; password: string; fingerprint: string; folder: string }

const answerMs = 20_000
const aliveMs = 10_000

/** A folder of an SFTP server, whose host key must match the stored one. */
export async function openSftp(place: Place): Promise<SourceFolder> {
  const ssh = await import('ssh2')
  const client = new ssh.Client()
  // A connection that breaks later fails the pending call with its own error.
  client.on('error', () => undefined)
  try {
    await connect(client, place)
    const sftp = await answered<SFTPWrapper>((done) => client.sftp(done))
    return folderOf(client, sftp, place.folder === '' ? '.' : place.folder.replace(/\/+$/, ''))
  } catch (error) {
    client.end()
    throw error
  }
}

/** The fingerprint as `ssh-keygen -l` prints it, without padding. */
export const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`

async function connect(client: Client, { host, username, password, fingerprint }: Place): Promise<void> {
  const [name = host, port = '22'] = host.split(':')
  const wanted = fingerprint.replace(/=+$/, '')
  const server = { isKnown: true }
  const ready = once(client, 'ready')
  client.connect({
    ...{ host: name, port: Number(port), username, password },
    ...{ readyTimeout: answerMs, keepaliveInterval: aliveMs, keepaliveCountMax: 3 },
    hostVerifier: (key: Buffer) => (server.isKnown = fingerprintOf(key) === wanted),
  })
  try {
    await ready
  } catch (error) {
    const level = error instanceof Error && 'level' in error ? error.level : undefined
    if (!server.isKnown) throw new SourceFailure('host_key', { cause: error })
    throw new SourceFailure(level === 'client-authentication' ? 'credentials' : 'connection', {
      cause: error,
    })
  }
}

function folderOf(client: Client, sftp: SFTPWrapper, folder: string): SourceFolder {
  const at = (name: string) => `${folder}/${name}`
  return {
    async list() {
      const found = await answered<
        { filename: string; attrs: { size: number; mtime: number; isFile(): boolean } }[]
      >((done) => sftp.readdir(folder, done)).catch((error: unknown) => {
        throw new SourceFailure('folder', { cause: error })
      })
      return found
        .filter(({ filename, attrs }) => attrs.isFile() && !filename.includes('/'))
        .map(({ filename, attrs }) => ({
          ...{ name: filename, size: attrs.size, modifiedAt: new Date(attrs.mtime * 1000) },
        }))
    },
    read: (name) => Promise.resolve(sftp.createReadStream(at(name))),
    async move(name, into) {
      // Fails when it exists already; if it cannot be created, moving the file fails with the reason.
      await answered((done) => sftp.mkdir(at(into), (error) => done(error ?? undefined))).catch(
        () => undefined,
      )
      await answered((done) =>
        sftp.rename(at(name), `${at(into)}/${name}`, (error) => done(error ?? undefined)),
      )
    },
    async close() {
      const closed = once(client, 'close')
      client.end()
      await closed
    },
  }
}

/** Turns a callback into a promise. */
function answered<T = void>(
  begin: (done: (error: Error | undefined, value?: T) => void) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    begin((error, value) => (error ? reject(error) : resolve(value as T)))
  })
}
