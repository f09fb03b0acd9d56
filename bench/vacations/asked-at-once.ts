import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'

const atOnce = 100
const weeks = 5
const streamSeconds = 15
const next = new Date().getUTCFullYear() + 1

/** The latency of each of a hundred sequential requests for a week. */
export async function askedAlone(address: string, tokens: readonly string[]) {
  const took: number[] = []
  const asking = tokens.filter((_, at) => at % 4 === 2).slice(0, atOnce)
  for (const token of asking) took.push(await ask(address, token, firstOf(weeks)))
  return took.sort(upwards)
}

/** The same for a hundred concurrent requests for places of one quota, in some weeks. */
export async function askedAtOnce(address: string, tokens: readonly string[]) {
  const took: number[] = []
  for (let week = 0; week < weeks; week += 1)
    took.push(
      ...(await Promise.all(groupOf(tokens, week).map((token) => ask(address, token, firstOf(week))))),
    )
  return took.sort(upwards)
}

/** The same over a hundred connections, each of which requests a week of one quota every one to five seconds. */
export async function askedInStream(address: string, tokens: readonly string[]) {
  const took: number[] = []
  const asking = tokens.filter((_, at) => at % 4 === 3)
  const end = performance.now() + streamSeconds * 1000
  const connection = async () => {
    await pause(Math.random() * 5000)
    while (performance.now() < end) {
      const token = asking.pop()
      if (token === undefined) throw new Error('nobody is left to ask')
      took.push(await ask(address, token, firstOf(weeks + 1)))
      await pause(1000 + Math.random() * 4000)
    }
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: atOnce }, connection))
  return { took: took.sort(upwards), aSecond: (took.length * 1000) / (performance.now() - begun) }
}

/** No request may be left pending. */
export async function checkApproved(client: Client, count: number): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from vacation_requests where auto_approved and starts_on > '${next}-06-01'`,
  )
  if (rows[0]?.count !== count) throw new Error(`${rows[0]?.count} of ${count} were approved by themselves`)
}

const upwards = (one: number, other: number) => one - other

/** A hundred people without a request next year, which three of four are. */
const groupOf = (tokens: readonly string[], group: number) =>
  tokens.filter((_, at) => at % 4 === 1).slice(group * atOnce, (group + 1) * atOnce)

/** The first Monday from June on, and this many weeks later. */
function firstOf(week: number): Date {
  const first = new Date(Date.UTC(next, 5, 2))
  while (first.getUTCDay() !== 1) first.setUTCDate(first.getUTCDate() + 1)
  first.setUTCDate(first.getUTCDate() + 7 * week)
  return first
}

async function ask(address: string, token: string, first: Date): Promise<number> {
  const days = Array.from({ length: 7 }, (_, at) => ({
    date: new Date(first.getTime() + at * 86_400_000).toISOString().slice(0, 10),
  }))
  const begun = performance.now()
  const answer = await fetch(`${address}/vacation-requests`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'annual', days, agreed: true }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.status}: ${text}`)
  return performance.now() - begun
}
