/** How clients behave when the access token expires with many calls in flight. */
import { main } from '../scripts/ending.ts'
import { digits, publish } from './harness.ts'
import { renewingClients } from './refresh-storms/clients.ts'
import { type Outcome, type Storm, storms, weather } from './refresh-storms/storms.ts'

const rounds = 3
const counts = ['ok', 'refreshes', 'hangs', 'requests'] as const

await main(async () => {
  const lines: string[] = []
  for (const storm of storms) {
    for (const [client, start] of Object.entries(renewingClients)) {
      const outcomes: Outcome[] = []
      for (let round = 0; round < rounds; round += 1) outcomes.push(await weather(storm, start))
      lines.push(lineOf(storm, client, outcomes))
    }
  }
  publish(
    'A renewal while calls are under way',
    'The access token has run out, and the calls were sent with it. A real local server gives new tokens for a refresh token once, and ends the session when that comes a second time; a renewal takes it 100 ms (S6: 400 ms). ok: calls that got their answer. hangs: calls unsettled after 10 s. requests: those other than renewals. ms: until all had settled; in S6 from the abort, 150 ms after the begin, to the rejection of that call, which was the first. axios-auth-refresh repeats by itself only the call that began the renewal. Counts from least to most, ms as the median.',
    `${rounds} rounds`,
    [
      '| storm | client | ok | refreshes | hangs | requests | ms | target |',
      '|---|---|---|---|---|---|---|---|',
      ...lines,
    ],
  )
  if (lines.some((line) => line.includes('missed'))) console.log('A target is missed.')
  return 0
})

function lineOf(storm: Storm, client: string, outcomes: readonly Outcome[]): string {
  const ranges = counts.map((count) => range(outcomes.map((outcome) => outcome[count])))
  const verdict = client === 'SDK' ? verdictOf(storm, outcomes) : ''
  return `| ${[storm.name, client, ...ranges, digits(medianMs(outcomes)), verdict].join(' | ')} |`
}

function verdictOf({ target }: Storm, outcomes: readonly Outcome[]): string {
  const isMet = outcomes.every((outcome) =>
    counts.every((count) => target[count] === undefined || target[count] === outcome[count]),
  )
  const inTime = target.ms === undefined || medianMs(outcomes) <= target.ms
  const text = Object.entries(target).map(([name, value]) => `${name} ${name === 'ms' ? '≤ ' : ''}${value}`)
  return `${text.join(', ')}: ${isMet && inTime ? 'met' : '**missed**'}`
}

function medianMs(outcomes: readonly Outcome[]): number {
  const sorted = outcomes.map(({ ms }) => ms).sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function range(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return least === most ? String(least) : `${least}–${most}`
}
