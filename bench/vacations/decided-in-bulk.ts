import type { Client } from 'pg'

const decisions = 1000
const atOnce = 100
const next = new Date().getUTCFullYear() + 1

/** Approves a thousand requests, a hundred per call, sequentially as the portal does to show progress. */
export async function decidedInBulk(client: Client, address: string, token: string) {
  const { rows } = await client.query<{ id: string }>(
    `select id from vacation_requests where state = 'preapproved' and starts_on >= '${next}-01-01' and version = 1
      and plan_id is null limit ${decisions}`,
  )
  const took: number[] = []
  for (let at = 0; at < rows.length; at += atOnce) {
    const requests = rows.slice(at, at + atOnce).map(({ id }) => ({ id, version: 1 }))
    const begun = performance.now()
    const answer = await fetch(`${address}/vacation-requests/decide`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ decision: 'approve', requests }),
    })
    const { data } = (await answer.json()) as { data: { state: string | null }[] }
    took.push(performance.now() - begun)
    const refused = data.filter(({ state }) => state !== 'approved')
    if (refused.length > 0) throw new Error(`${refused.length} were refused: ${JSON.stringify(refused[0])}`)
  }
  const seconds = took.reduce((sum, one) => sum + one, 0) / 1000
  return { count: rows.length, seconds, took: took.sort((one, other) => one - other) }
}
