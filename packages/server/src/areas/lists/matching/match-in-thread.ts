import { Worker } from 'node:worker_threads'
import type { MatchReply, MatchRequest, MatchSettings } from './match-messages.ts'
import type { Matched } from './matcher.ts'

/** In the build it is beside this module as JavaScript. */
const worker = new URL(`./matcher.worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url)
const heapMegabytes = 1024

/** A matcher in a thread of its own. Close it, or the thread stays. */
export type MatchThread = {
  /** Transfers records: all columns of the first, of the second … Resolves once they are received. */
  add(values: (string | null)[]): Promise<void>
  /** Compares all; reports progress from 0 to 1. */
  run(onProgress: (share: number) => void): Promise<Matched>
  close(): Promise<void>
}

export function matchInThread(settings: MatchSettings): MatchThread {
  const thread = new Worker(worker, {
    workerData: settings,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  })
  let waiting: { settle: (reply: MatchReply) => void; reject: (error: Error) => void } | undefined
  const fail = (error: Error) => waiting?.reject(error)
  thread.on('message', (reply: MatchReply) => waiting?.settle(reply))
  thread.on('error', fail)
  thread.on('exit', () => fail(new Error('the thread that compares has ended')))

  const ask = <T>(request: MatchRequest, read: (reply: MatchReply) => T | undefined) =>
    new Promise<T>((resolve, reject) => {
      const settle = (reply: MatchReply) => {
        const answer = read(reply)
        if (answer !== undefined) resolve(answer)
      }
      waiting = { settle, reject }
      thread.postMessage(request)
    })

  return {
    async add(values) {
      await ask({ values }, (reply) => ('taken' in reply ? reply.taken : undefined))
    },
    run: (onProgress) =>
      ask({ run: true }, (reply) => {
        if ('share' in reply) onProgress(reply.share)
        return 'found' in reply ? reply.found : undefined
      }),
    close: async () => void (await thread.terminate()),
  }
}
