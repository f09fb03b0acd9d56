import { addressOf } from './address-of.ts'

/** An answer that has arrived but is not delivered yet. */
interface HeldReply {
  readonly url: string
  readonly release: () => void
  readonly fail: (error: Error) => void
}

/** Answers that the test delivers at a time of its choice. */
export interface Hold {
  /** The number of held answers. */
  readonly waiting: number
  /** Delivers the next `count` answers; all by default. */
  release(count?: number): void
  /** Breaks the connection of the next `count` answers. */
  fail(error?: Error): void
  /** Stops holding, and delivers the held answers. */
  stop(): void
}

/**
 * A fetch whose answers can be held back. The server handles a request when it arrives; its answer may be delivered
 * later.
 */
export interface HeldFetch {
  /** For `createPortal({ fetch })`. */
  readonly fetch: typeof globalThis.fetch
  /** Holds the answers to all requests whose address contains this text. */
  hold(part: string): Hold
}

/** Wraps the fetch of a server. */
export function heldFetch(server: typeof globalThis.fetch): HeldFetch {
  const holds: { part: string; replies: HeldReply[]; isOn: boolean }[] = []
  return {
    async fetch(input, init) {
      const url = addressOf(input)
      init?.signal?.throwIfAborted()
      const response = await server(input, init)
      const hold = holds.find(({ part, isOn }) => isOn && url.includes(part))
      if (!hold) {
        init?.signal?.throwIfAborted()
        return response
      }
      return new Promise<Response>((resolve, reject) => {
        hold.replies.push({ url, release: () => resolve(response), fail: reject })
        const abort = () => reject(init?.signal?.reason as Error)
        init?.signal?.addEventListener('abort', abort)
      })
    },
    hold(part) {
      const hold: (typeof holds)[number] = { part, replies: [], isOn: true }
      holds.unshift(hold)
      const take = (count = Infinity) => hold.replies.splice(0, count)
      return {
        get waiting() {
          return hold.replies.length
        },
        release: (count) => take(count).forEach((reply) => reply.release()),
        fail: (error = new TypeError('fetch failed')) => take().forEach((reply) => reply.fail(error)),
        stop() {
          hold.isOn = false
          take().forEach((reply) => reply.release())
        },
      }
    },
  }
}
