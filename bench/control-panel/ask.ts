/** Measures the latency of responses, from the first byte sent to the last one read. */
import { Agent, request } from 'node:http'

/** Access tokens live five minutes. */
const renewedAfterMs = 200_000

export type Answer = { status: number; milliseconds: number; body: unknown }
type Options = { body?: unknown; method?: string }
export type Asking = (path: string, options?: Options) => Promise<Answer>

/**
 * Sends requests as these people in turn, over one keep-alive connection. They sign in before the first request, and
 * before a token expires.
 */
export function askingAs(address: string, users: readonly string[]): Asking {
  const { origin } = new URL(address)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const tokens = new Map<string, { token: string; since: number }>()
  let turn = 0

  async function tokenOf(user: string): Promise<string> {
    const known = tokens.get(user)
    if (known && performance.now() - known.since < renewedAfterMs) return known.token
    const { body } = await send(`${origin}/services/main/1.0/employees/loginUser`, agent, {
      method: 'POST',
      body: { user, password: 'demo-Portal-2026' },
    })
    const { accessToken: token } = body as { accessToken: string }
    tokens.set(user, { token, since: performance.now() })
    return token
  }

  return async (path, options = {}) => {
    const user = users[turn % users.length] ?? ''
    turn += 1
    const method = options.body === undefined ? 'GET' : 'POST'
    const answer = await send(origin + path, agent, { method, ...options, token: await tokenOf(user) })
    if (answer.status === 429) throw new Error(`${user} asked too often: ${path}`)
    return answer
  }
}

type Sending = { method: string; body?: unknown; token?: string }

function send(url: string, agent: Agent, { method, body, token }: Sending): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(text === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  }
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const sent = request(url, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const milliseconds = performance.now() - begun
        const read = Buffer.concat(chunks).toString()
        const answered: unknown = read === '' ? undefined : JSON.parse(read)
        resolve({ status: response.statusCode ?? 0, milliseconds, body: answered })
      })
    })
    sent.on('error', (error) => {
      // The server had just closed the idle connection: the request was not processed.
      if (sent.reusedSocket)
        resolve(send(url, agent, { method, body, ...(token === undefined ? {} : { token }) }))
      else reject(error)
    })
    sent.end(text)
  })
}
