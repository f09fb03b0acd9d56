/** A server that answers 503 with `Retry-After`. */
import { once } from 'node:events'
import { createServer } from 'node:http'

export interface BusyServer {
  readonly address: string
  /** The times of the requests for each id, in milliseconds. */
  readonly arrivals: (id: string) => readonly number[]
  readonly close: () => Promise<void>
}

/** The first request for the id `503-2-x` gets a 503 with `Retry-After: 2`; later ones get 200. */
export async function startBusyServer(): Promise<BusyServer> {
  const arrivals = new Map<string, number[]>()
  const server = createServer((request, response) => {
    const id = request.url?.split('/').at(-1) ?? ''
    const [status, seconds] = id.split('-')
    const times = arrivals.get(id) ?? []
    arrivals.set(id, [...times, performance.now()])
    if (times.length === 0) response.writeHead(Number(status), { 'retry-after': seconds })
    else response.writeHead(200, { 'content-type': 'application/json' })
    response.end(times.length === 0 ? '' : '{"data":{}}')
  })
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  const port = typeof at === 'object' && at !== null ? at.port : 0
  return {
    address: `http://127.0.0.1:${port}`,
    arrivals: (id) => arrivals.get(id) ?? [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
