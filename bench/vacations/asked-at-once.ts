import type { Client } from 'pg'

const atOnce = 100
const weeks = 5
const next = new Date().getUTCFullYear() + 1

/** Milliseconds until each of a hundred people has their week, all asking at once for places of one quota; in some weeks. */
export async function askedAtOnce(client: Client, address: string, tokens: readonly string[]) {
  const took: number[] = []
  for (let week = 0; week < weeks; week += 1) {
    // Of four people three have no request in the year to come.
    const asking = tokens.filter((_, at) => at % 4 === 1).slice(week * atOnce, (week + 1) * atOnce)
    const answers = asking.map((token) => ask(`${address}/vacation-requests`, token, firstOf(week)))
    took.push(...(await Promise.all(answers)))
  }
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from vacation_requests where auto_approved and starts_on > '${next}-06-01'`,
  )
  const count = rows[0]?.count ?? 0
  if (count !== took.length) throw new Error(`${count} of ${took.length} were approved by themselves`)
  return took.sort((one, other) => one - other)
}

/** The first Monday from June on, and so many weeks later. */
function firstOf(week: number): Date {
  const first = new Date(Date.UTC(next, 5, 2))
  while (first.getUTCDay() !== 1) first.setUTCDate(first.getUTCDate() + 1)
  first.setUTCDate(first.getUTCDate() + 7 * week)
  return first
}

async function ask(url: string, token: string, first: Date): Promise<number> {
  const days = Array.from({ length: 7 }, (_, at) => ({
    date: new Date(first.getTime() + at * 86_400_000).toISOString().slice(0, 10),
  }))
  const begun = performance.now()
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'annual', days, agreed: true }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.status}: ${text}`)
  return performance.now() - begun
}
