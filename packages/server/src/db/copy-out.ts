import type { Socket } from 'node:net'
import type pg from 'pg'

/** What is done with the bytes of one row as `COPY … (format binary)` sends them, from `start` to before `end`. */
export type CopiedRow = (bytes: Buffer, start: number, end: number) => void

type Wire = { stream: Socket; query(text: string): void }
type Data = (chunk: Buffer) => void

const message = { copyData: 0x64, copyDone: 0x63, error: 0x45 }
/** Signature, flags, and the length of an extension that there is none of. */
const headBytes = 19
/** The kind of a message and its length. */
const headerBytes = 5

/**
 * Rows of a `COPY … TO STDOUT (format binary)`, handed out where they lie in what came from the wire. `pg-copy-streams` takes
 * each row out of its message first, which takes longer than PostgreSQL takes to send it. Each step of the iteration is one
 * part of the answer, and how many rows it had; between them whoever asks may do what takes time, and PostgreSQL waits.
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
    // Whoever iterates hears of it; who does not, must not end the process.
    this.#over.catch(() => undefined)
  }

  // What `pg` asks of a query.
  submit(connection: Wire): void {
    connection.stream.pause()
    this.#begin(connection)
  }
  handleError(error: Error): void {
    this.#fail(error)
  }
  handleCommandComplete(): void {
    // How many rows there were is known by then.
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
      // Who stops in the middle cannot use the connection again: PostgreSQL goes on sending.
      if (!isRead) stream.destroy()
    }
  }
}

/** How many rows each part of the answer has, and at its end what is for who reads the connection otherwise. */
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

/** The whole messages of a part: where the next begins, and whether the rest is for who reads the connection otherwise. */
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
      // The last row is none: it says -1 columns.
      if (start < end && bytes.readInt16BE(start) >= 0) {
        row(bytes, start, end)
        count += 1
      }
    }
    at = end
  }
  return { at, count, hasBegun, isOver: false }
}

/** Rows of a select whose values are all written out; the connection is good for more only when they were read to their end. */
export function copyOut(client: pg.ClientBase, select: string): CopyOut {
  const copying = new CopyOut(`copy (${select}) to stdout (format binary)`)
  // The types of `pg` know of a query that it is submitted, and nothing of the connection that it is handed.
  client.query(copying as unknown as pg.Submittable)
  return copying
}
