import { addressOf } from './address-of.ts'

/** An answer that is there and not yet delivered. */
interface HeldReply {
  readonly url: string
  readonly release: () => void
  readonly fail: (error: Error) => void
}

/** Answers of the network that a test delivers when it likes. */
export interface Hold {
  /** How many answers wait. */
  readonly waiting: number
  /** Delivers the next ones; all unless told how many. */
  release(count?: number): void
  /** Breaks the connection of the next ones. */
  fail(error?: Error): void
  /** Lets later answers through again, and delivers those that wait. */
  stop(): void
}

/** A fetch whose answers can be held back. The server acts when the request arrives; its answer may come later. */
export interface HeldFetch {
  /** For `createPortal({ fetch })`. */
  readonly fetch: typeof globalThis.fetch
  /** Holds the answers to all requests whose address contains this text. */
  hold(part: string): Hold
}

/** Makes such a fetch in front of a server. */
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
