import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { digestOf, genesis, linkOf, sealedColumns, type SealedEvent } from './chain.ts'
import { type Head, macOf, type Signer } from './heads.ts'

const batch = 500
/** One process seals at a time; an arbitrary number for the advisory lock. */
const lock = 4_204_204_201

/**
 * Links pending events into the chain, in order, until none is left; the last link of each batch is signed. Returns
 * the number of sealed events.
 */
export async function sealWaiting(db: Db, sealing: Signer, now: () => Date): Promise<number> {
  let sealed = 0
  for (let last = batch; last === batch; sealed += last) last = await sealBatch(db, sealing, now())
  return sealed
}

/** Whether anything is pending: checked every second, and nearly always false. */
export async function isWaiting(db: Db): Promise<boolean> {
  return (await db.selectFrom('auditUnsealed').select('eventId').limit(1).executeTakeFirst()) !== undefined
}

function sealBatch(db: Db, sealing: Signer, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const taken = await sql<{ isMine: boolean }>`
      select pg_try_advisory_xact_lock(${lock}) as "isMine"`.execute(transaction)
    if (taken.rows[0]?.isMine !== true) return 0
    const events = await waiting(transaction)
    if (events.length === 0) return 0
    const links = linked(await headOf(transaction), events, { sealing, now })
    await transaction.insertInto('auditChain').values(links).execute()
    const ids = events.map(({ id }) => id)
    await transaction.deleteFrom('auditUnsealed').where('eventId', 'in', ids).execute()
    return events.length
  })
}

async function waiting(db: Db): Promise<SealedEvent[]> {
  const { rows } = await sql<SealedEvent>`
    select e.id, ${sealedColumns} as columns
    from audit_unsealed u join audit_events e on e.id = u.event_id
    order by e.number limit ${batch}`.execute(db)
  return rows
}

/** The last link. */
export async function headOf(db: Db): Promise<Head> {
  const head = await db
    .selectFrom('auditChain')
    .select([sql<number>`seq::int`.as('seq'), 'hash'])
    // Order by the column, not by the alias, which has no index.
    .orderBy('auditChain.seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return head ?? { seq: 0, hash: genesis }
}

function linked(
  head: Head,
  events: readonly SealedEvent[],
  { sealing, now }: { sealing: Signer; now: Date },
) {
  let { seq, hash } = head
  const links = events.map((event) => {
    const digest = digestOf(event)
    seq += 1
    hash = linkOf(hash, seq, digest)
    return { seq, eventId: event.id, digest, hash, sealedAt: now, headMac: null as string | null }
  })
  const last = links.at(-1)
  if (last) last.headMac = macOf(sealing, { seq, hash, at: now.toISOString() })
  return links
}
