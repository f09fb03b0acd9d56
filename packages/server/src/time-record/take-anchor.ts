import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { type Anchor, headsAt, headsNow, lastAnchor, publish } from './anchors.queries.ts'
import { type ChainHead, merkleTree } from './merkle.rules.ts'
import type { RecordKey } from './record-key.ts'

/** One process creates an anchor at a time; an arbitrary number for the advisory lock. */
const lock = 4_204_204_202

/** The signed content of an anchor: SHA-256 of JSON with these properties in this order, in hexadecimal. */
const anchorHash = (anchor: Omit<Anchor, 'hash' | 'signature'>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        ...[anchor.number, anchor.day, anchor.madeAt.toISOString(), anchor.people, anchor.entries],
        ...[anchor.root, anchor.previous, anchor.key],
      ]),
    )
    .digest('hex')

/** The next anchor, over these heads. */
export function anchorAfter(
  last: Pick<Anchor, 'number' | 'hash'> | undefined,
  heads: readonly ChainHead[],
  { key, day, madeAt }: { key: RecordKey; day: string; madeAt: Date },
): Anchor {
  const anchor = {
    ...{ number: (last?.number ?? 0) + 1, day, madeAt, people: heads.length },
    ...{ entries: heads.reduce((sum, { number }) => sum + number, 0), root: merkleTree(heads).root },
    ...{ previous: last?.hash ?? '', key: key.id },
  }
  const hash = anchorHash(anchor)
  return { ...anchor, hash, signature: key.sign('anchor', hash) }
}

type Taking = {
  key: RecordKey
  day: string
  madeAt: Date
  /** Runs in the same transaction for each new anchor. */
  also?: (within: Db, anchor: Anchor) => Promise<void>
}

/**
 * Anchors a finished day. Returns the existing anchor if the day has one; undefined when a later day is anchored, or
 * before the first entry.
 */
export function takeAnchor(db: Db, { key, day, madeAt, also }: Taking): Promise<Anchor | undefined> {
  return db.transaction().execute(async (within) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(within)
    const last = await lastAnchor(within)
    if (last !== undefined && last.day >= day) return last.day === day ? last : undefined
    const heads = await headsNow(within)
    if (heads.length === 0) return undefined
    await publish(within, key, madeAt)
    const anchor = anchorAfter(last, heads, { key, day, madeAt })
    await within.insertInto('timeAnchors').values(anchor).execute()
    await putHeads(within, anchor.number, changed(await headsAt(within, anchor.number), heads))
    await also?.(within, anchor)
    return anchor
  })
}

/** The changed heads: the others are as in the previous anchor. */
function changed(before: readonly ChainHead[], heads: readonly ChainHead[]): ChainHead[] {
  const known = new Map(before.map(({ employeeId, hash }) => [employeeId, hash]))
  return heads.filter(({ employeeId, hash }) => known.get(employeeId) !== hash)
}

async function putHeads(db: Db, anchor: number, heads: readonly ChainHead[]): Promise<void> {
  const rows = JSON.stringify(heads)
  await sql`
    insert into time_anchor_heads (anchor, employee_id, number, hash)
    select ${anchor}, h."employeeId"::uuid, h.number, h.hash
    from jsonb_to_recordset(${rows}::jsonb) as h("employeeId" text, number int, hash text)`.execute(db)
}
