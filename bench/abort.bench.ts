/** How soon a call ends when its caller aborts it, and how long it waits on `Retry-After`. */
import { setTimeout as wait } from 'node:timers/promises'
import { main } from '../scripts/ending.ts'
import { type BusyServer, startBusyServer } from './abort/busy-server.ts'
import { retryingClients, type Show } from './abort/retrying-clients.ts'
import { digits, publish } from './harness.ts'
import { renewingClients } from './refresh-storms/clients.ts'
import { abortInQueue, weather } from './refresh-storms/storms.ts'

const rounds = 5
const targetMs = 5

await main(async () => {
  const server = await startBusyServer()
  const { plain, waiting } = retryingClients(server.address)
  const lines: string[] = []
  for (const [number, [client, show]] of Object.entries(waiting).entries()) {
    const ms = await repeated((round) => abortInBackOff(show, `503-3-${number}-${round}`))
    lines.push(lineOf('abort in the wait before a retry', client, ms, atMost(targetMs)))
  }
  for (const [client, start] of Object.entries(renewingClients)) {
    const ms = await repeated(async () => (await weather(abortInQueue, start)).ms)
    lines.push(lineOf('abort while waiting for a renewal', client, ms, atMost(targetMs)))
  }
  for (const status of ['503', '429']) {
    for (const [number, [client, show]] of Object.entries(plain).entries()) {
      const gaps = await Promise.all(
        Array.from({ length: rounds }, (_, round) => gapOf(server, show, `${status}-2-${number}-${round}`)),
      )
      lines.push(lineOf(`gap after ${status} with Retry-After: 2`, client, gaps, atLeast(2000)))
    }
  }
  await server.close()
  publish(
    'Aborts and Retry-After',
    'ms from an abort to the rejection of the call: 150 ms into the wait that a 503 with Retry-After: 3 asks for, and while a renewal of the session takes 400 ms. Gap: ms between the first request and the second, as the server saw them. Clients that do not retry by themselves (axios, openapi-fetch) are not in the rows about waits.',
    `${rounds} rounds`,
    ['| | client | ms, min / **median** / max | target |', '|---|---|---|---|', ...lines],
  )
  if (lines.some((line) => line.includes('missed'))) console.log('A target is missed.')
  return 0
})

type Target = { text: string; isMet: (median: number, least: number) => boolean }

function atMost(ms: number): Target {
  return { text: `≤ ${ms}`, isMet: (median) => median <= ms }
}

function atLeast(ms: number): Target {
  // Timers may fire a fraction of a millisecond early.
  return { text: `≥ ${ms}`, isMet: (_, least) => least >= ms - 1 }
}

async function abortInBackOff(show: Show, id: string): Promise<number> {
  const controller = new AbortController()
  const end = Promise.resolve(show(id, controller.signal)).then(
    () => 'answered',
    () => 'rejected',
  )
  await wait(150)
  const begun = performance.now()
  controller.abort()
  if ((await end) === 'answered') throw new Error(`${id}: answered before the abort`)
  return performance.now() - begun
}

async function gapOf(server: BusyServer, show: Show, id: string): Promise<number> {
  await Promise.resolve(show(id)).catch(() => undefined)
  const [first, second] = server.arrivals(id)
  return (second ?? Number.NaN) - (first ?? Number.NaN)
}

async function repeated(once: (round: number) => Promise<number>): Promise<number[]> {
  // A warm-up call: compiles code, opens connections.
  await once(-1)
  const results: number[] = []
  for (let round = 0; round < rounds; round += 1) results.push(await once(round))
  return results
}

function lineOf(about: string, client: string, ms: readonly number[], target: Target): string {
  const sorted = [...ms].sort((one, other) => one - other)
  const [least = Number.NaN, most = Number.NaN] = [sorted[0], sorted.at(-1)]
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const verdict = target.isMet(median, least) ? 'met' : '**missed**'
  const text = client === 'SDK' ? `${target.text}: ${verdict}` : ''
  return `| ${about} | ${client} | ${digits(least)} / **${digits(median)}** / ${digits(most)} | ${text} |`
}
