/** Links all events of the audit log into its chain at once; the server's sealer does 500 at a time. */
import type pg from 'pg'
import { digestOf, genesis, linkOf, type SealedEvent, sealedColumns } from '#server/audit/chain.ts'

const batch = 20_000
const columns = sealedColumns.toOperationNode().sqlFragments.join('')

export async function sealEvents(client: pg.Client): Promise<void> {
  await client.query('truncate audit_chain, audit_unsealed')
  let [hash, seq, last] = [genesis, 0, '0']
  for (;;) {
    const { rows } = await client.query<SealedEvent & { number: string }>(
      `select e.id, e.number, ${columns} as columns from audit_events e where e.number > $1 order by e.number limit ${batch}`,
      [last],
    )
    if (rows.length === 0) return
    const links = rows.map((event) => {
      const digest = digestOf(event)
      seq += 1
      hash = linkOf(hash, seq, digest)
      return { seq, id: event.id, digest, hash }
    })
    await client.query(
      `insert into audit_chain (seq, event_id, digest, hash, sealed_at)
      select *, now() from unnest($1::bigint[], $2::uuid[], $3::text[], $4::text[])`,
      [
        links.map((one) => one.seq),
        links.map((one) => one.id),
        links.map((one) => one.digest),
        links.map((one) => one.hash),
      ],
    )
    last = rows.at(-1)?.number ?? last
  }
}
