import { networkOf } from './network-of.ts'
import type { Guess } from './throttle.ts'

const last = new Map<string, Promise<unknown>>()

/**
 * Serializes the guesses for one name from one network: each is counted before the next is judged, so that concurrent
 * guesses reveal no more than sequential ones. The expensive part, hashing the password, happens before.
 */
export async function inOrder<T>({ bucket, name, ip }: Guess, judge: () => Promise<T>): Promise<T> {
  const key = JSON.stringify([bucket, name.toLowerCase(), networkOf(ip)])
  const judged = Promise.resolve(last.get(key)).then(judge)
  const over = judged.catch(() => undefined)
  last.set(key, over)
  try {
    return await judged
  } finally {
    if (last.get(key) === over) last.delete(key)
  }
}
