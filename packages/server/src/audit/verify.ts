import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { digestOf, genesis, linkOf, sealedColumns } from './chain.ts'
import type { Head } from './heads.ts'
import { compareEnd, compareOutside, type Outside } from './outside.ts'
import { headOf } from './seal.ts'
import type { FindingKind, Finding } from './finding.ts'

export type Slice = {
  checked: number
  /** Where the next slice begins; null for the last one. */
  next: number | null
  /** The number of compared external heads. */
  heads: number
  findings: Finding[]
}

type LinkRow = { seq: number; eventId: string; digest: string; hash: string; columns: string | null }

/**
 * Verifies some links of the chain, from `from` on, each against its event, the previous link, and the external
 * heads.
 */
export async function verifySlice(db: Db, outside: Outside, from: number, length: number): Promise<Slice> {
  // Read the head first: what is sealed meanwhile is not missing.
  const head = await headOf(db)
  const rows = await linksFrom(db, from - 1, length + 1)
  const last = Math.min(from + length - 1, head.seq)
  const links = new Map(rows.map((row) => [row.seq, row]))
  const heads = await compareOutside(db, outside, { from, to: last, links })
  const findings = [...heads.findings, ...compared(links, from, last)]
  const isLast = last >= head.seq
  if (isLast) findings.push(...(await compareEnd(db, outside, last)), ...(await unlinked(db)))
  return {
    checked: Math.max(0, last - from + 1),
    next: isLast ? null : last + 1,
    heads: heads.compared,
    findings,
  }
}

/** Verifies the whole chain. Returns the findings, beginning with unwitnessed ones. */
export async function verifyChain(db: Db, outside: Outside): Promise<Omit<Slice, 'next'> & { head: Head }> {
  const findings: Finding[] = []
  let [checked, heads] = [0, 0]
  for (let next: number | null = 1; next !== null; ) {
    const slice: Slice = await verifySlice(db, outside, next, 5000)
    findings.push(...slice.findings)
    checked += slice.checked
    heads += slice.heads
    next = slice.next
  }
  const isFirst = ({ kind }: Finding) => Number(kind !== 'unwitnessed')
  const ordered = findings.toSorted((one, other) => isFirst(one) - isFirst(other))
  return { checked, heads, findings: ordered, head: await headOf(db) }
}

async function linksFrom(db: Db, from: number, length: number): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select c.seq::int as seq, c.event_id as "eventId", c.digest, c.hash,
      case when e.id is not null then ${sealedColumns} end as columns
    from audit_chain c left join audit_events e on e.id = c.event_id
    where c.seq >= ${from} and c.seq < ${from + length} order by c.seq`.execute(db)
  return rows
}

function compared(links: ReadonlyMap<number, LinkRow>, from: number, last: number): Finding[] {
  const findings: Finding[] = []
  for (let seq = from; seq <= last; seq += 1) {
    const link = links.get(seq)
    const previous = seq === 1 ? genesis : links.get(seq - 1)?.hash
    const kind = wrongWith(link, previous)
    if (kind) findings.push({ kind, seq, eventId: link?.eventId ?? null })
  }
  return findings
}

function wrongWith(link: LinkRow | undefined, previous: string | undefined): FindingKind | undefined {
  if (!link || link.columns === null) return 'removed'
  if (digestOf({ id: link.eventId, columns: link.columns }) !== link.digest) return 'changed'
  // After a missing link this one cannot be verified, and the gap is already reported.
  return previous === undefined || linkOf(previous, link.seq, link.digest) === link.hash ? undefined : 'moved'
}

/** Events outside the chain, and pending events that are missing. */
async function unlinked(db: Db): Promise<Finding[]> {
  const { rows } = await sql<{ kind: 'unlinked' | 'removed'; eventId: string }>`
    (select 'unlinked' as kind, e.id as "eventId" from audit_events e
      where not exists (select from audit_chain c where c.event_id = e.id)
        and not exists (select from audit_unsealed u where u.event_id = e.id) limit 20)
    union all
    (select 'removed', u.event_id from audit_unsealed u
      where not exists (select from audit_events e where e.id = u.event_id) limit 20)`.execute(db)
  return rows.map((row) => ({ ...row, seq: null }))
}
