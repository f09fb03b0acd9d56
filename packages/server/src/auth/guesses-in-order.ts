import { networkOf } from './network-of.ts'
import type { Guess } from './throttle.ts'

const last = new Map<string, Promise<unknown>>()

/**
 * Judges the guesses of one name from one network one after the other: each is counted before the next is judged, so
 * that many at once are told no more than as many one by one. What costs time, the hash of a password, comes before.
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
