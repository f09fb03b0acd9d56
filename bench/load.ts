/** A minimal load generator with many connections, so that the server gets the CPU. */
import net from 'node:net'
import { performance } from 'node:perf_hooks'

export type Load = { url: string; headers?: Record<string, string>; connections: number; seconds: number }
export type Loaded = { requests: number; seconds: number; p99Milliseconds: number }

export async function load({ url, headers = {}, connections, seconds }: Load): Promise<Loaded> {
  const { hostname, port, pathname, search } = new URL(url)
  const fields = Object.entries({ host: `${hostname}:${port}`, ...headers })
  const request = Buffer.from(
    `GET ${pathname}${search} HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  )
  const begun = performance.now()
  const until = begun + seconds * 1000
  const waits = await Promise.all(
    Array.from({ length: connections }, () =>
      requestRepeatedly(net.connect(Number(port), hostname), request, until),
    ),
  )
  const sorted = waits.flat().sort((one, other) => one - other)
  return {
    requests: sorted.length,
    seconds: (performance.now() - begun) / 1000,
    p99Milliseconds: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  }
}

/** Returns the latency of each response, in milliseconds. */
function requestRepeatedly(socket: net.Socket, request: Buffer, until: number): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const waits: number[] = []
    let asked = 0
    let left = -1
    const ask = () => {
      asked = performance.now()
      left = -1
      socket.write(request)
    }
    socket.setNoDelay(true)
    socket.once('connect', ask)
    socket.once('error', reject)
    socket.on('data', (chunk) => {
      try {
        left = left === -1 ? bodyLeft(chunk) : left - chunk.length
      } catch (error) {
        socket.destroy(error instanceof Error ? error : new Error('unreadable reply'))
        return
      }
      if (left > 0) return
      const now = performance.now()
      waits.push(now - asked)
      if (now < until) ask()
      else {
        socket.end()
        resolve(waits)
      }
    })
  })
}

/** The remaining bytes of a response after its first chunk. */
function bodyLeft(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n')
  const head = chunk.toString('latin1', 0, end)
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (end === -1 || length === undefined || !head.startsWith('HTTP/1.1 200')) {
    throw new Error(`unexpected reply: ${head.slice(0, 200)}`)
  }
  return Number(length) - (chunk.length - end - 4)
}
