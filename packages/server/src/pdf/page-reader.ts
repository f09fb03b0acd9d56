import { Worker } from 'node:worker_threads'
import type { PageFailure, PageLimits, PagePlace, PageReply, PageRequest } from './page-messages.ts'

export type { PageFailure, PageLimits, PagePlace } from './page-messages.ts'

/** A refused file, with the reason. */
export class PagesRefused extends Error {
  readonly failure: PageFailure
  constructor(failure: PageFailure) {
    super(`the pages are refused: ${failure}`)
    this.failure = failure
  }
}

/** The pages of a PDF, or of all PDFs in a ZIP. */
export type PageReader = {
  /** The positions of the pages, in order. */
  places: readonly PagePlace[]
  /** The lines of text of the page at an index, from top to bottom. */
  lines(at: number): Promise<string[]>
  /** The pages at these indices as one PDF. */
  extract(at: readonly number[]): Promise<Buffer>
  close(): Promise<void>
}

/** The timeout per page, which no honest file exceeds; opening a ZIP opens all its files. */
const longestMs = { open: 120_000, lines: 30_000, extract: 30_000 } as const
const heapMegabytes = 512

/** In the build it is beside this module as JavaScript. */
const worker = new URL(
  `./page-reader.worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`,
  import.meta.url,
)

type Asked = PageRequest extends infer One ? (One extends PageRequest ? Omit<One, 'id'> : never) : never
type Waiting = { resolve: (reply: PageReply) => void; reject: (error: Error) => void }

/**
 * Opens an uploaded file in a thread of its own: one that needs a password, is damaged, exceeds the limits or takes
 * too long is refused as `PagesRefused`. Close it, or the thread stays.
 */
export async function openPages(
  bytes: Buffer,
  limits: PageLimits,
  longest: Record<PageRequest['act'], number> = longestMs,
): Promise<PageReader> {
  const thread = new Worker(worker, { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } })
  const waiting = new Map<number, Waiting>()
  let last = 0
  const end = (failure: PageFailure) => {
    for (const { reject } of waiting.values()) reject(new PagesRefused(failure))
    waiting.clear()
    return thread.terminate()
  }
  thread.on('message', (reply: PageReply) => {
    waiting.get(reply.id)?.resolve(reply)
    waiting.delete(reply.id)
  })
  // It has run out of memory.
  thread.on('error', () => void end('too_large'))

  async function ask(asked: Asked): Promise<PageReply> {
    const id = (last += 1)
    const timer = setTimeout(() => void end('too_slow'), longest[asked.act])
    try {
      const reply = await new Promise<PageReply>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        thread.postMessage({ ...asked, id } satisfies PageRequest)
      })
      if ('failure' in reply) throw new PagesRefused(reply.failure)
      return reply
    } finally {
      clearTimeout(timer)
    }
  }

  try {
    const reply = await ask({ act: 'open', bytes, limits })
    const places = 'places' in reply ? reply.places : []
    return {
      places,
      async lines(at) {
        const answer = await ask({ act: 'lines', at })
        return 'lines' in answer ? answer.lines : []
      },
      async extract(at) {
        const answer = await ask({ act: 'extract', at })
        return Buffer.from('bytes' in answer ? answer.bytes : [])
      },
      close: async () => void (await thread.terminate()),
    }
  } catch (error) {
    await thread.terminate()
    throw error
  }
}
