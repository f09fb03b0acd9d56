import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'

const decisions = 1000
const atOnce = 100
const heldMs = 6000
const next = new Date().getUTCFullYear() + 1

/**
 * Approves a thousand requests with undo as the screens do, a hundred per call: the seconds until all are stored, and
 * until all are in force after the last can no longer be undone.
 */
export async function heldInBulk(
  client: Client,
  address: string,
  token: string,
  path: 'vacation-requests' | 'operation-vacations',
) {
  const { rows } = await client.query<{ id: string; version: number }>(
    `select id, version from vacation_requests where state = 'preapproved' and starts_on >= '${next}-01-01'
      and (plan_id is not null) = ${path === 'operation-vacations'} order by id limit ${decisions}`,
  )
  const took: number[] = []
  for (let at = 0; at < rows.length; at += atOnce) {
    const begun = performance.now()
    const answer = await fetch(`${address}/${path}/decide`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ decision: 'approve', requests: rows.slice(at, at + atOnce), hold: true }),
    })
    const { data } = (await answer.json()) as { data: { errors: object | null }[] }
    took.push(performance.now() - begun)
    const refused = data.find(({ errors }) => errors !== null)
    if (refused !== undefined) throw new Error(`one was refused: ${JSON.stringify(refused)}`)
  }
  const inForceSeconds = await inForce(
    client,
    rows.map(({ id }) => id),
  )
  const seconds = took.reduce((sum, one) => sum + one, 0) / 1000
  return { count: rows.length, seconds, took: took.sort((one, other) => one - other), inForceSeconds }
}

async function inForce(client: Client, ids: readonly string[]): Promise<number> {
  const begun = performance.now() + heldMs
  for (let left = ids.length; left > 0; ) {
    await pause(50)
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from vacation_requests where id = any($1::uuid[]) and state <> 'approved'`,
      [ids],
    )
    left = rows[0]?.count ?? 0
    if (performance.now() - begun > 120_000) throw new Error(`${left} did not come into force`)
  }
  return (performance.now() - begun) / 1000
}
