/**
 * The SDK's token server for tests on a real port: it rotates refresh tokens, and revokes a session whose old token is
 * reused.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { problem, type TokenServer, tokenServer } from '@portal/sdk/testing'

export interface TokenHttp {
  readonly address: string
  readonly tokens: TokenServer
  readonly close: () => Promise<void>
}

/**
 * Starts it. A refresh is answered after `renewalMs`. Ids have special meanings: `late-400-1` gets its 401, if any, 400
 * ms late; `refused-1` always gets a 401.
 */
export async function startTokenHttp(renewalMs: number): Promise<TokenHttp> {
  const now = () => Date.now()
  const tokens = tokenServer({ clock: { now, after: () => () => undefined } })
  const server = createServer((request, response) => {
    answer(tokens, renewalMs, request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  const port = typeof at === 'object' && at !== null ? at.port : 0
  return {
    address: `http://127.0.0.1:${port}`,
    tokens,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(
  tokens: TokenServer,
  renewalMs: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url = '/' } = request
  const reply = await tokens.fetch(`http://127.0.0.1${url}`, await initOf(request))
  const given = url.includes('/refused-') ? problem(401) : reply
  const lateMs = latenessOf(url, given.status, renewalMs)
  if (lateMs > 0) await wait(lateMs)
  response.writeHead(given.status, Object.fromEntries(given.headers))
  response.end(await given.text())
}

function latenessOf(url: string, status: number, renewalMs: number): number {
  if (url.endsWith('/refresh-token')) return renewalMs
  return status === 401 ? Number(/\/late-(\d+)-/.exec(url)?.[1] ?? 0) : 0
}

async function initOf(request: IncomingMessage): Promise<RequestInit> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { method = 'GET', headers } = request
  const kept = Object.entries(headers).filter(([name]) => !['host', 'connection'].includes(name))
  return {
    method,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
  }
}
