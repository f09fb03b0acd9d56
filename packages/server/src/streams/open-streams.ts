import { PassThrough } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { LiveEvent } from './live-event.ts'
import type { OpenStream } from './streams.queries.ts'

/** A client that does not read is disconnected, and reconnects by itself. */
const mostUnreadBytes = 64 * 1024

/** A page with an open stream. */
export type Stream = OpenStream & { pipe: PassThrough; seq: number }

/** The pages connected to this process, and writing to them. */
export class OpenStreams {
  readonly #streams = new Map<string, Stream>()
  readonly #log: FastifyBaseLogger

  constructor(log: FastifyBaseLogger) {
    this.#log = log
  }

  get all(): Stream[] {
    return [...this.#streams.values()]
  }

  where(key: 'userId' | 'sessionId', value: string): Stream[] {
    return this.all.filter((stream) => stream[key] === value)
  }

  has(stream: Stream): boolean {
    return this.#streams.has(stream.id)
  }

  add({ id, userId, sessionId }: OpenStream, seq: number, onClose: () => void): Stream {
    const stream = { id, userId, sessionId, pipe: new PassThrough(), seq }
    this.#streams.set(id, stream)
    stream.pipe.once('close', () => {
      this.#streams.delete(id)
      onClose()
    })
    return stream
  }

  /** Removes all of them; returns who they were. */
  clear(): Stream[] {
    const streams = this.all
    this.#streams.clear()
    return streams
  }

  send(stream: Stream, text: string): void {
    // Its session may end while it opens: a write after the end is an error without a handler.
    if (!stream.pipe.writable) return
    stream.pipe.write(text)
    if (stream.pipe.readableLength + stream.pipe.writableLength <= mostUnreadBytes) return
    this.#log.info({ userId: stream.userId }, 'a slow reader of events is cut off')
    stream.pipe.destroy()
  }

  sendEvent(stream: Stream, seq: number, event: LiveEvent): void {
    stream.seq = Math.max(stream.seq, seq)
    this.send(stream, `id: ${stream.seq}\ndata: ${JSON.stringify(event)}\n\n`)
  }
}

export function end(streams: readonly Stream[]): void {
  for (const { pipe } of streams) pipe.end()
}
