import type { TestServer } from './start-server.ts'

export type Answer = { status: number; body: Record<string, unknown>; headers: Headers }
type Options = { token?: string; headers?: Record<string, string>; method?: string }

/** Raw requests to the main service, for what the SDK would never send. */
export function wire(server: TestServer) {
  return async (
    path: string,
    body?: object,
    { token, headers = {}, method }: Options = {},
  ): Promise<Answer> => {
    const response = await fetch(`${server.url}/services/main/1.0${path}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token === undefined ? {} : { 'x-session-token': token }),
        'x-session-transport': 'body',
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    return {
      status: response.status,
      body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
      headers: response.headers,
    }
  }
}

export type Tokens = { accessToken: string; refreshToken: string }

/** Signs in with a raw request; returns both tokens, as `session.refresh` takes them. */
export async function tokensOf(
  server: TestServer,
  user = 'empleado',
  password = 'demo-Portal-2026',
): Promise<Tokens> {
  const { status, body } = await wire(server)('/employees/loginUser', { user, password })
  if (status !== 200) throw new Error(`sign-in answered ${status}`)
  return pair(body)
}

/** The two tokens of an answer. */
export function pair(body: Record<string, unknown>): Tokens {
  return { accessToken: String(body.accessToken), refreshToken: String(body.refreshToken) }
}
