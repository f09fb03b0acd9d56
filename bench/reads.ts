/** How long an answer takes, asked one after the other. */

export const rounds = 20

/** Milliseconds of each round, the shortest first; of what takes longer than five seconds a few rounds say enough. */
export async function timed(url: string, token: string, times = rounds, body?: object): Promise<number[]> {
  const took: number[] = []
  // The first does not count: plans are made, connections opened.
  for (let round = -1; round < times; round += 1) {
    const begun = performance.now()
    const answer = await fetch(url, { ...sent(body), headers: { authorization: `Bearer ${token}`, ...json } })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`)
    const ms = performance.now() - begun
    if (round >= 0) took.push(ms)
    if (ms > 5000 && took.length > 1) break
  }
  return took.sort((one, other) => one - other)
}

const json = { 'content-type': 'application/json' }
const sent = (body: object | undefined) =>
  body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }

/** A row of the table that they stand in. */
export function row(what: string, took: readonly number[], limit: number | string): string {
  const at = (share: number) =>
    `${(took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? NaN).toFixed(0)} ms`
  return `| ${what} | ${at(0)} | ${at(0.5)} | **${at(0.95)}** | ${at(1)} | ${typeof limit === 'number' ? `${limit} ms` : limit} |`
}
