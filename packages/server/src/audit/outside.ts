import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { type Head, type HeadLine, isSigned, macOf, type Signer } from './heads.ts'
import { appendHeads, headsBetween, lastWritten, type Lines } from './heads-file.ts'
import { headOf } from './seal.ts'
import type { Finding } from './finding.ts'

/** The external storage of heads, their signing key, and the time. */
export type Outside = { sealing: Signer; folder: string; now: Date }

/** The last link of a batch, as in the database. */
export type SealedHead = Head & { eventId: string; sealedAt: Date; mac: string }

/**
 * How long a head may take to be written outside. Later it proves nothing: the chain may have been rewritten before.
 */
const mostDelayMs = 5 * 60_000

/** Appends the heads that are missing outside; returns the number of the last one. */
export async function writeHeads(db: Db, { sealing, folder, now }: Outside, after?: number): Promise<number> {
  let last = after ?? (await lastWritten(folder))
  for (;;) {
    const heads = await headsOf(db).where('seq', '>', last).orderBy('seq').limit(1000).execute()
    if (heads.length === 0) return last
    const lines = heads.map(({ seq, hash, sealedAt }) => {
      const line = { seq, hash, at: sealedAt.toISOString(), written: now.toISOString() }
      return { ...line, mac: macOf(sealing, line) }
    })
    await appendHeads(folder, lines)
    last = heads.at(-1)?.seq ?? last
  }
}

/** The heads of the database, signed. */
const headsOf = (db: Db) =>
  db
    .selectFrom('auditChain')
    .select([sql<number>`seq::int`.as('seq'), 'hash', 'eventId', 'sealedAt'])
    .select(sql<string>`head_mac`.as('mac'))
    .where('headMac', 'is not', null)

/** The last head before a link tells whether a gap begins or continues. */
const headBefore = (db: Db, seq: number) =>
  headsOf(db).where('auditChain.seq', '<', seq).orderBy('auditChain.seq', 'desc').limit(1).executeTakeFirst()

type Part = { from: number; to: number; links: ReadonlyMap<number, Head & Pick<SealedHead, 'eventId'>> }

/**
 * Compares a part of the chain with the external heads. `unwitnessed` where lines are missing, end early or are late,
 * once per gap; `rewritten` where a head differs from the chain or its signature.
 */
export async function compareOutside(
  db: Db,
  outside: Outside,
  { from, to, links }: Part,
): Promise<{ compared: number; findings: Finding[] }> {
  const before = await headBefore(db, from)
  const within = await headsOf(db).where('seq', '>=', from).where('seq', '<=', to).orderBy('seq').execute()
  const lines = await headsBetween(outside.folder, before?.seq ?? from, to)
  const isTrue = (head: SealedHead | undefined) => head === undefined || isWitnessed(outside, head, lines)
  const gaps = within.filter((head, at) => !isTrue(head) && isTrue(within[at - 1] ?? before))
  const wrong = [
    ...lines.filter((line) => (line !== undefined && line.seq < from ? false : !fits(outside, line, links))),
    ...within.filter((head) => !isSigned(outside.sealing, { ...head, at: head.sealedAt.toISOString() })),
  ].map((line) => line?.seq ?? null)
  return {
    compared: lines.filter((line) => line !== undefined && line.seq >= from).length,
    findings: [
      ...gaps.map(({ seq, eventId }) => ({ kind: 'unwitnessed' as const, seq, eventId })),
      ...[...new Set(wrong)].map((seq) => ({
        kind: 'rewritten' as const,
        seq,
        eventId: links.get(seq ?? 0)?.eventId ?? null,
      })),
    ],
  }
}

/** External heads of links that the chain no longer has; the last sealed, unsigned ones are excepted. */
export async function compareEnd(db: Db, { folder }: Outside, last: number): Promise<Finding[]> {
  const lines = await headsBetween(folder, last + 1, Infinity)
  // Links after the file's last line were sealed meanwhile and are not missing.
  const { seq: end } = await headOf(db)
  const cut = lines.find((line) => line !== undefined && line.seq > end)?.seq
  const signed = await headBefore(db, end + 1)
  const unsigned = signed !== undefined && signed.seq < end ? end : undefined
  return [...new Set([cut, unsigned])]
    .filter((seq) => seq !== undefined)
    .map((seq) => ({ kind: 'rewritten', seq, eventId: null }))
}

function fits({ sealing }: Outside, line: HeadLine | undefined, links: Part['links']): boolean {
  return line !== undefined && isSigned(sealing, line) && links.get(line.seq)?.hash === line.hash
}

function isWitnessed({ sealing, now }: Outside, { seq, hash, sealedAt }: SealedHead, lines: Lines): boolean {
  if (now.getTime() - sealedAt.getTime() < mostDelayMs) return true
  return lines.some(
    (line) => line?.seq === seq && line.hash === hash && isInTime(line) && isSigned(sealing, line),
  )
}

const isInTime = ({ at, written = at }: HeadLine): boolean =>
  Date.parse(written) - Date.parse(at) < mostDelayMs
