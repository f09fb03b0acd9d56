/** Sends presses as raw requests, so that client overhead is not measured. */
import { Agent, request } from 'node:http'

export type Press = {
  kind: 'in' | 'out'
  /** The idempotency key. */
  key?: string | undefined
}

/** A pool of keep-alive connections. */
export const connections = (atOnce: number): Agent => new Agent({ keepAlive: true, maxSockets: atOnce })

/** Sends a press with the token; returns the latency in milliseconds. Rejects if it was refused. */
export function press(agent: Agent, address: string, token: string, { kind, key }: Press): Promise<number> {
  const body = JSON.stringify(kind === 'in' ? { kind, mode: 'on_site' } : { kind })
  const headers = {
    ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    'content-length': Buffer.byteLength(body),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const sent = request(
      `${address}/services/intranet/clock/press`,
      { agent, method: 'POST', headers },
      (answer) => {
        answer.resume()
        answer.on('error', reject)
        answer.on('close', () => (answer.complete ? undefined : reject(new Error('the answer broke off'))))
        answer.on('end', () => {
          if (answer.statusCode === 201) resolve(performance.now() - begun)
          else reject(new Error(`a press answered ${answer.statusCode}`))
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
