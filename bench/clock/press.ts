/** Pressing the clock by a plain request: a client of the bench must not be what is measured. */
import { Agent, request } from 'node:http'

export type Press = {
  kind: 'in' | 'out'
  /** The same key again is the same press. */
  key?: string | undefined
}

/** Connections that are kept open, so many at once. */
export const connections = (atOnce: number): Agent => new Agent({ keepAlive: true, maxSockets: atOnce })

/** Sends a press of whoever has the token; answers how long it took, in milliseconds. Rejects when it was not taken. */
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
