import { timingSafeEqual } from 'node:crypto'
import type { Sealing } from '#auth/sealing.ts'

/** The last link of a batch that was sealed at once. */
export type Head = { seq: number; hash: string }

/**
 * A line of the file of heads. `at` is when the batch was sealed, `written` when the line was: both are signed. Lines
 * without `written` are of the time when a head an hour was kept.
 */
export type HeadLine = Head & { at: string; written?: string; mac: string }

export type Signer = Pick<Sealing, 'mac'>

/** What is signed with the key derived from PORTAL_SEALING_KEY: nobody adds a head without it. */
export const macOf = (sealing: Signer, { seq, hash, at, written }: Omit<HeadLine, 'mac'>): string =>
  sealing.mac([seq, hash, at, ...(written === undefined ? [] : [written])].join(' '), 'audit head')

export function isSigned(sealing: Signer, line: HeadLine): boolean {
  const [first, second] = [Buffer.from(macOf(sealing, line)), Buffer.from(line.mac)]
  return first.length === second.length && timingSafeEqual(first, second)
}
