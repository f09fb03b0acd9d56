/** The scenarios of an expired access token, and their effect on one client. */
import { setTimeout as wait } from 'node:timers/promises'
import type { FieldInput } from '@portal/sdk'
import type { TokenServer } from '@portal/sdk/testing'
import type { RenewingClient, StartClient } from './clients.ts'
import { startTokenHttp } from './token-http.ts'

/** The counts of a scenario. */
export interface Outcome {
  readonly ok: number
  readonly refreshes: number
  /** Calls that had not settled after ten seconds. */
  readonly hangs: number
  /** Requests other than refreshes, including refused ones. */
  readonly requests: number
  /** Until all had settled; for an aborted call, from the abort to its rejection. */
  readonly ms: number
}

export interface Storm {
  readonly name: string
  readonly renewalMs: number
  readonly begins: (tokens: TokenServer) => void
  readonly calls: (client: RenewingClient) => PromiseLike<unknown>[]
  /** One more call comes first, and is aborted while it waits for the refresh. */
  readonly hasAbort?: boolean
  /** The expected result of the SDK. */
  readonly target: Partial<Outcome>
}

const input: FieldInput = { key: 'resultado', label: 'Resultado', type: 'text' }
const many = (count: number, call: (number: number) => PromiseLike<unknown>) =>
  Array.from({ length: count }, (_, number) => call(number))
const expired = { renewalMs: 100, begins: (tokens: TokenServer) => tokens.expireAccess() }

export const abortInQueue: Storm = {
  ...expired,
  name: 'S6 abort of the first of 20 GET that wait for the renewal',
  renewalMs: 400,
  calls: ({ show }) => many(19, (number) => show(String(number))),
  hasAbort: true,
  target: { ok: 19, refreshes: 1, hangs: 0, ms: 5 },
}

export const storms: readonly Storm[] = [
  {
    ...expired,
    name: 'S1 50 GET at once',
    calls: ({ show }) => many(50, (number) => show(String(number))),
    target: { ok: 50, refreshes: 1, hangs: 0 },
  },
  {
    ...expired,
    name: 'S2 20 GET, half of the 401s after the renewal',
    calls: ({ show }) => many(20, (number) => show(number % 2 ? `late-400-${number}` : String(number))),
    target: { ok: 20, refreshes: 1, hangs: 0 },
  },
  {
    ...expired,
    name: 'S2b 6 GET, their 401s 0.6 s apart',
    calls: ({ show }) => many(6, (number) => show(`late-${(number + 1) * 600}-${number}`)),
    target: { ok: 6, refreshes: 1, hangs: 0 },
  },
  {
    ...expired,
    name: 'S3 20 POST of JSON',
    calls: ({ create }) => many(20, () => create(input)),
    target: { ok: 20, refreshes: 1, hangs: 0 },
  },
  {
    ...expired,
    name: 'S4 20 GET, the renewal is refused',
    begins: (tokens) => tokens.endSessions(),
    calls: ({ show }) => many(20, (number) => show(String(number))),
    target: { ok: 0, refreshes: 1, hangs: 0 },
  },
  {
    ...expired,
    name: 'S5 10 GET, still 401 after the renewal',
    calls: ({ show }) => many(10, (number) => show(`refused-${number}`)),
    target: { refreshes: 1, hangs: 0, requests: 20 },
  },
  abortInQueue,
]

/** Starts a server and a client, signs in, and runs the scenario. */
export async function weather(storm: Storm, start: StartClient): Promise<Outcome> {
  const { address, tokens, close } = await startTokenHttp(storm.renewalMs)
  const client = await start(address)
  await client.show('before')
  const before = { refreshes: tokens.refreshes, requests: tokens.dataRequests.length }
  storm.begins(tokens)
  const begun = performance.now()
  const aborted = storm.hasAbort ? abortOne(client) : undefined
  const ends = await Promise.all(storm.calls(client).map(endOf))
  const ms = (await aborted) ?? performance.now() - begun
  await close()
  return {
    ok: ends.filter((end) => end === 'ok').length,
    hangs: ends.filter((end) => end === 'hangs').length,
    refreshes: tokens.refreshes - before.refreshes,
    requests: tokens.dataRequests.length - before.requests,
    ms,
  }
}

async function endOf(call: PromiseLike<unknown>): Promise<'ok' | 'failed' | 'hangs'> {
  const waitLimit = new AbortController()
  const late = wait(10_000, 'hangs' as const, { signal: waitLimit.signal }).catch(() => 'hangs' as const)
  const end = Promise.resolve(call).then(
    () => 'ok' as const,
    () => 'failed' as const,
  )
  return Promise.race([end, late]).finally(() => waitLimit.abort())
}

/** Milliseconds from the abort to the rejection of a call. */
async function abortOne({ show }: RenewingClient): Promise<number> {
  const controller = new AbortController()
  const end = endOf(show('aborted', controller.signal))
  await wait(150)
  const begun = performance.now()
  controller.abort()
  await end
  return performance.now() - begun
}
