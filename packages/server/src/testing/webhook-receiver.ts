import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedMessage = { path: string; headers: IncomingHttpHeaders; body: string }

export type WebhookReceiver = {
  url: string
  /** All that came, in its order. */
  received: ReceivedMessage[]
  /** How whatever comes from now on is answered. */
  answer: (reply: ServerResponse, message: ReceivedMessage) => void
  close(): Promise<void>
}

export const taken: WebhookReceiver['answer'] = (reply) => void reply.writeHead(200).end('ok')

/** A program that takes messages of webhooks, on a free port of the machine. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = []
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8')
      const message = { path: request.url ?? '', headers: request.headers, body }
      received.push(message)
      own.answer(reply, message)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: taken,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return own
}
