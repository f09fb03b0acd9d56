import { constants } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { type Connection, Server, type SFTPWrapper, utils } from 'ssh2'
import { fingerprintOf } from '#seams/source-sftp.ts'

export type SftpServer = { host: string; fingerprint: string; close(): Promise<void> }

const { OK, EOF, NO_SUCH_FILE, FAILURE } = utils.sftp.STATUS_CODE

/** An SFTP server on a free port, with the files of a folder. */
export async function sftpServer(root: string, username: string, password: string): Promise<SftpServer> {
  const key = utils.generateKeyPairSync('ed25519').private
  const clients = new Set<Connection>()
  const server = new Server({ hostKeys: [key] }, (client) => {
    clients.add(client)
    client.on('error', () => undefined)
    client.on('close', () => clients.delete(client))
    client.on('authentication', (context) => {
      if (context.method === 'password' && context.username === username && context.password === password)
        context.accept()
      else context.reject(['password'])
    })
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => serve(acceptSftp(), root))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const parsed = utils.parseKey(key)
  if (parsed instanceof Error) throw parsed
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    fingerprint: fingerprintOf(parsed.getPublicSSH()),
    async close() {
      for (const client of clients) client.end()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

type Opened = { file: FileHandle } | { names: string[]; folder: string }

type Serving = ReturnType<typeof serving>

/** The open handles of a connection, and its responses. */
function serving(sftp: SFTPWrapper, root: string) {
  const opened = new Map<number, Opened>()
  let count = 0
  return {
    opened,
    at: (name: string) => path.join(root, path.resolve('/', name)),
    handle: (one: Opened) => {
      opened.set((count += 1), one)
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(count)
      return bytes
    },
    of: (bytes: Buffer) => opened.get(bytes.readUInt32BE()),
    answer: (id: number, work: Promise<unknown>) => {
      work.then(
        () => undefined,
        (error: unknown) => {
          const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
          sftp.status(id, isMissing ? NO_SUCH_FILE : FAILURE)
        },
      )
    },
  }
}

function serve(sftp: SFTPWrapper, root: string): void {
  const one = serving(sftp, root)
  serveFolders(sftp, one)
  serveFiles(sftp, one)
}

function serveFolders(sftp: SFTPWrapper, { at, handle, of, answer }: Serving): void {
  sftp.on('OPENDIR', (id, name) => {
    const folder = at(name)
    answer(
      id,
      readdir(folder).then((names) => sftp.handle(id, handle({ names, folder }))),
    )
  })
  sftp.on('READDIR', (id, bytes) => {
    const one = of(bytes)
    if (!one || !('names' in one) || one.names.length === 0) {
      sftp.status(id, EOF)
      return
    }
    answer(
      id,
      listed(one).then((names) => sftp.name(id, names)),
    )
  })
  const make = async (id: number, name: string) => {
    await mkdir(at(name))
    sftp.status(id, OK)
  }
  const move = async (id: number, from: string, to: string) => {
    await rename(at(from), at(to))
    sftp.status(id, OK)
  }
  sftp.on('MKDIR', (id, name) => answer(id, make(id, name)))
  sftp.on('RENAME', (id, from, to) => answer(id, move(id, from, to)))
}

function serveFiles(sftp: SFTPWrapper, { at, handle, of, opened, answer }: Serving): void {
  const read = async (
    id: number,
    file: FileHandle,
    { at: offset, length }: { at: number; length: number },
  ) => {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, offset)
    if (bytesRead === 0) sftp.status(id, EOF)
    else sftp.data(id, buffer.subarray(0, bytesRead))
  }
  const close = async (id: number, bytes: Buffer) => {
    const one = of(bytes)
    opened.delete(bytes.readUInt32BE())
    if (one && 'file' in one) await one.file.close()
    sftp.status(id, OK)
  }
  sftp.on('OPEN', (id, name) => {
    answer(
      id,
      open(at(name), constants.O_RDONLY).then((file) => sftp.handle(id, handle({ file }))),
    )
  })
  sftp.on('READ', (id, bytes, offset, length) => {
    const one = of(bytes)
    if (!one || !('file' in one)) {
      sftp.status(id, FAILURE)
      return
    }
    answer(id, read(id, one.file, { at: offset, length }))
  })
  sftp.on('FSTAT', (id, bytes) => {
    const one = of(bytes)
    if (!one || !('file' in one)) {
      sftp.status(id, FAILURE)
      return
    }
    answer(
      id,
      one.file.stat().then((found) => sftp.attrs(id, attributesOf(found))),
    )
  })
  sftp.on('CLOSE', (id, bytes) => answer(id, close(id, bytes)))
}

async function listed(one: { names: string[]; folder: string }) {
  const names = one.names.splice(0)
  return Promise.all(
    names.map(async (filename) => ({
      ...{ filename, longname: filename },
      attrs: attributesOf(await stat(path.join(one.folder, filename))),
    })),
  )
}

const attributesOf = ({ mode, uid, gid, size, atimeMs, mtimeMs }: Awaited<ReturnType<typeof stat>>) => ({
  ...{ mode: Number(mode), uid: Number(uid), gid: Number(gid), size: Number(size) },
  ...{ atime: Math.floor(Number(atimeMs) / 1000), mtime: Math.floor(Number(mtimeMs) / 1000) },
})
