import { appendFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { timingSafeEqual } from 'node:crypto'
import type { Sealing } from '#auth/sealing.ts'
import type { Db } from '#db/database.ts'
import type { Head } from './seal.ts'
import type { Finding } from './verify.ts'

/**
 * The heads of the chain, written down outside the database: whoever rewrites the whole chain in it cannot make these
 * lines fit. Signed with a key derived from PORTAL_SEALING_KEY, so that nobody can add a line without it.
 */
export type SignedHead = Head & { at: string; mac: string }

type Signer = Pick<Sealing, 'mac'>

const fileIn = (folder: string) => path.join(folder, 'audit-heads.jsonl')
const macOf = (sealing: Signer, { seq, hash, at }: Head & { at: string }) =>
  sealing.mac(`${seq} ${hash} ${at}`, 'audit head')

/** Adds a line: one JSON object with the number of the last link, its hash, the time and the signature. */
export async function writeHead(folder: string, sealing: Signer, head: Head, now: Date): Promise<SignedHead> {
  const unsigned = { ...head, at: now.toISOString() }
  const signed = { ...unsigned, mac: macOf(sealing, unsigned) }
  await mkdir(folder, { recursive: true })
  await appendFile(fileIn(folder), `${JSON.stringify(signed)}\n`, { mode: 0o600 })
  return signed
}

/** The lines written so far; none when there is no file. */
export async function readHeads(folder: string): Promise<SignedHead[]> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => '')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as SignedHead)
}

/** Compares the chain with the heads written outside. A line that is not ours counts as a finding, too. */
export async function verifyHeads(
  db: Db,
  sealing: Signer,
  heads: readonly SignedHead[],
): Promise<{ checked: number; findings: Finding[] }> {
  const findings: Finding[] = []
  for (const head of heads) {
    const link = await db
      .selectFrom('auditChain')
      .select(['hash', 'eventId'])
      .where('seq', '=', head.seq)
      .executeTakeFirst()
    const isOurs = isSame(macOf(sealing, head), head.mac)
    if (!isOurs || link?.hash !== head.hash)
      findings.push({ kind: 'rewritten', seq: head.seq, eventId: link?.eventId ?? null })
  }
  return { checked: heads.length, findings }
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
