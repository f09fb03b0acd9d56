/** The SDK's overhead over fetch for one call (session, typing, errors), compared with other clients. */
import { performance } from 'node:perf_hooks'
import { main } from '../scripts/ending.ts'
import { startChild } from './child.ts'
import { compare } from './harness.ts'
import { callClients, type CallClient } from './sdk-call/clients.ts'

await main(async () => {
  const server = await startChild('sdk-call/server.ts')
  const clients = await callClients(server.address)
  const turns = ({ lanes, calls, verb }: { lanes: number; calls: number; verb: 'get' | 'post' }) => {
    const [reference, ...others] = clients
    const contender = (client: CallClient) => ({
      name: client.name,
      round: () => atATime(lanes, calls, client[verb]),
    })
    return [contender(reference), ...others.map(contender)] as const
  }
  const about = (what: string) =>
    `${what}; a local server in a process of its own answers 800 bytes of JSON over kept connections. Each sends an Authorization header of the same length and reads the JSON; the SDK with its session, its time limit and its retries on. Read the processor time: the wall clock of a shared machine swings.`

  const results = [
    await compare({
      title: 'One call by each client: GET',
      about: about('300 calls of fields.show a turn, one after the other'),
      rounds: 31,
      warmUps: 4,
      contenders: turns({ lanes: 1, calls: 300, verb: 'get' }),
      targets: [{ contender: 'SDK', figure: 'CPU µs/call', atMost: 1.35 }],
    }),
    await compare({
      title: 'One call by each client: POST',
      about: about('250 calls of fields.create a turn, one after the other'),
      rounds: 31,
      warmUps: 4,
      contenders: turns({ lanes: 1, calls: 250, verb: 'post' }),
      targets: [{ contender: 'SDK', figure: 'CPU µs/call', atMost: 1.25 }],
    }),
    await compare({
      title: 'Fifty calls at a time by each client: GET',
      about: about('600 calls of fields.show a turn, fifty at a time'),
      rounds: 21,
      warmUps: 2,
      contenders: turns({ lanes: 50, calls: 600, verb: 'get' }),
      targets: [],
    }),
  ]
  await server.stop()
  if (results.includes(false))
    console.log('A target is missed. On a busy machine, run it again before believing it.')
  return 0
})

async function atATime(lanes: number, calls: number, call: () => PromiseLike<unknown>) {
  const begun = performance.now()
  const before = process.cpuUsage()
  const lane = async () => {
    for (let count = 0; count < calls / lanes; count += 1) await call()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  const { user, system } = process.cpuUsage(before)
  return { 'calls/s': (calls * 1000) / (performance.now() - begun), 'CPU µs/call': (user + system) / calls }
}
