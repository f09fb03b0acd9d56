import { timingSafeEqual } from 'node:crypto'
import type { Sealing } from '#auth/sealing.ts'

/** The last link of a batch that was sealed together. */
export type Head = { seq: number; hash: string }

/**
 * A line of the file of heads. `at` is when the batch was sealed, `written` when the line was written: both are
 * signed. Lines without `written` are from an older version, which stored one head an hour.
 */
export type HeadLine = Head & { at: string; written?: string; mac: string }

export type Signer = Pick<Sealing, 'mac'>

/** Signed with the key derived from PORTAL_SEALING_KEY: nobody can add a head without it. */
export const macOf = (sealing: Signer, { seq, hash, at, written }: Omit<HeadLine, 'mac'>): string =>
  sealing.mac([seq, hash, at, ...(written === undefined ? [] : [written])].join(' '), 'audit head')

export function isSigned(sealing: Signer, line: HeadLine): boolean {
  const [first, second] = [Buffer.from(macOf(sealing, line)), Buffer.from(line.mac)]
  return first.length === second.length && timingSafeEqual(first, second)
}
