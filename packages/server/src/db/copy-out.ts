import type { Socket } from 'node:net'
import type pg from 'pg'

/** Processes the bytes of one row of `COPY … (format binary)`, in [start, end). */
export type CopiedRow = (bytes: Buffer, start: number, end: number) => void

type Wire = { stream: Socket; query(text: string): void }
type Data = (chunk: Buffer) => void

const message = { copyData: 0x64, copyDone: 0x63, error: 0x45 }
/** Signature, flags, and the length of the (empty) extension. */
const headBytes = 19
/** The kind of a message and its length. */
const headerBytes = 5

/**
 * The rows of a `COPY … TO STDOUT (format binary)`, passed on in the received buffers. `pg-copy-streams` copies each
 * row out of its message first, which takes longer than PostgreSQL needs to send it. Each step of the iteration is
 * one chunk and yields its number of rows; the consumer may take its time in between, with back pressure on
 * PostgreSQL.
 */
export class CopyOut {
  readonly #text: string
  readonly #ready: Promise<Wire>
  readonly #over: Promise<void>
  #begin!: (connection: Wire) => void
  #end!: () => void
  #fail!: (error: Error) => void

  constructor(text: string) {
    this.#text = text
    this.#ready = new Promise((resolve) => {
      this.#begin = resolve
    })
    this.#over = new Promise((resolve, reject) => {
      this.#end = resolve
      this.#fail = reject
    })
    // Iterating reports the error; without an iteration it must not crash the process.
    this.#over.catch(() => undefined)
  }

  // The interface that `pg` requires of a query.
  submit(connection: Wire): void {
    connection.stream.pause()
    this.#begin(connection)
  }
  handleError(error: Error): void {
    this.#fail(error)
  }
  handleCommandComplete(): void {
    // The number of rows is known by then.
  }
  handleReadyForQuery(): void {
    this.#end()
  }

  async *rows(row: CopiedRow): AsyncGenerator<number> {
    const connection = await this.#ready
    const { stream } = connection
    const [usual] = stream.listeners('data') as Data[]
    if (usual === undefined) throw new Error('nobody reads this connection')
    stream.removeListener('data', usual)
    connection.query(this.#text)
    let isRead = false
    try {
      for await (const part of parts(stream, row)) {
        if (typeof part === 'number') yield part
        else {
          isRead = true
          stream.on('data', usual)
          usual(part)
          stream.resume()
        }
      }
      await this.#over
    } finally {
      // The connection cannot be reused after an early stop: PostgreSQL keeps sending.
      if (!isRead) stream.destroy()
    }
  }
}

/**
 * Yields the number of rows of each chunk; at the end hands the remaining bytes back to the connection's normal
 * reader.
 */
async function* parts(stream: Socket, row: CopiedRow): AsyncGenerator<Buffer | number> {
  let rest: Buffer = Buffer.alloc(0)
  let isFirst = true
  for (;;) {
    let rows = 0
    // Only the message that is in two parts is put together: a copy of all of them would be garbage at once.
    for (const bytes of joined(rest, await nextOf(stream))) {
      const { at, count, hasBegun, isOver } = readMessages(bytes, isFirst, row)
      isFirst &&= !hasBegun
      rest = bytes.subarray(at)
      rows += count
      if (isOver) {
        yield rows
        yield rest
        return
      }
    }
    yield rows
  }
}

/** What was left and what came: the message that lies in both, and what comes after it; or else all of it, at its end or short. */
function joined(rest: Buffer, chunk: Buffer): Buffer[] {
  if (rest.length === 0) return [chunk]
  const head = rest.length < headerBytes ? Buffer.concat([rest, chunk.subarray(0, headerBytes)]) : rest
  const missing = head.length < headerBytes ? Infinity : 1 + head.readUInt32BE(1) - rest.length
  const isData = head[0] === message.copyData
  if (!isData || missing >= chunk.length) return [Buffer.concat([rest, chunk])]
  return [Buffer.concat([rest, chunk.subarray(0, missing)]), chunk.subarray(missing)]
}

async function nextOf(stream: Socket): Promise<Buffer> {
  for (;;) {
    const chunk = stream.read() as Buffer | null
    if (chunk !== null) return chunk
    if (stream.destroyed || stream.readableEnded) throw new Error('Connection terminated')
    await readable(stream)
  }
}

const readable = (stream: Socket): Promise<void> =>
  new Promise((resume) => {
    const done = () => {
      stream.off('readable', done).off('close', done)
      resume()
    }
    stream.on('readable', done).on('close', done)
  })

/** The complete messages of a chunk: the offset of the rest, and whether it is for the normal reader. */
function readMessages(bytes: Buffer, isFirst: boolean, row: CopiedRow) {
  let at = 0
  let count = 0
  let hasBegun = false
  while (at + headerBytes <= bytes.length) {
    const code = bytes[at]
    if (code === message.error || code === message.copyDone) return { at, count, hasBegun, isOver: true }
    const end = at + 1 + bytes.readUInt32BE(at + 1)
    if (end > bytes.length) break
    if (code === message.copyData) {
      const start = at + headerBytes + (isFirst && !hasBegun ? headBytes : 0)
      hasBegun = true
      // The last row is a trailer: it has -1 columns.
      if (start < end && bytes.readInt16BE(start) >= 0) {
        row(bytes, start, end)
        count += 1
      }
    }
    at = end
  }
  return { at, count, hasBegun, isOver: false }
}

/** The rows of a select with inlined values; the connection can be reused only after reading to the end. */
export function copyOut(client: pg.ClientBase, select: string): CopyOut {
  const copying = new CopyOut(`copy (${select}) to stdout (format binary)`)
  // The types of `pg` declare that a query is submitted, but not the connection it receives.
  client.query(copying as unknown as pg.Submittable)
  return copying
}
