/** The latency of sequential requests. */

export const rounds = 40

/** The milliseconds of each round, ascending; requests above five seconds get only a few rounds. */
export async function timed(url: string, token: string, times = rounds, body?: object): Promise<number[]> {
  const took: number[] = []
  // A warm-up request: plans are made, connections opened.
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

/** By nearest rank: of 20 ascending values, the 95th percentile is the 19th. */
export const percentile = (took: readonly number[], share: number): number =>
  took[Math.max(0, Math.ceil(took.length * share) - 1)] ?? NaN

/** A row of the report. */
export function row(what: string, took: readonly number[], limit: number | string): string {
  const at = (share: number) => `${percentile(took, share).toFixed(0)} ms`
  return `| ${what} | ${at(0)} | ${at(0.5)} | **${at(0.95)}** | ${at(1)} | ${typeof limit === 'number' ? `${limit} ms` : limit} |`
}
