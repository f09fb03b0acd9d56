import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startServer } from '@portal/server/testing'
import { expect, it, vi } from 'vitest'
import { byPassword } from '../examples/snippets/signing-in.ts'
import { follow, receive } from '../examples/snippets/webhooks.ts'
import { waitLimit } from './sdk/wait-limit.ts'

it('the snippets of the guide about webhooks follow tickets, and take each message once', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const server = await startServer({ env: { PORTAL_WEBHOOK_LOOPBACK: 'on' } })
  const portal = await byPassword(server.url, 'admin', 'demo-Portal-2026')
  const known = new Set<string>()
  const answers: string[] = []
  let secret = ''
  const other = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts)
      const headers = new Headers(Object.entries(request.headers).map(([key, value]) => [key, String(value)]))
      void receive(new Request('http://crm.example/', { method: 'POST', body, headers }), secret, known)
        .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
        .then(({ status, text }) => {
          answers.push(text)
          reply.writeHead(status).end(text)
        })
    })
  })
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
  secret = await follow(portal, `http://127.0.0.1:${(other.address() as AddressInfo).port}`)
  const { skills } = await portal.tickets.choices()
  const { number } = await portal.tickets.create({
    ...{ subject: 'Factura duplicada', requesterName: 'Rosa Lago Prieto', channel: 'phone' },
    skillId: skills[0]?.id ?? '',
  })
  await vi.waitFor(() => expect(answers).toEqual(['ok']), waitLimit)
  expect(log).toHaveBeenCalledWith('ticket.created', number, expect.any(String))
  const [webhook] = (await portal.ticketWebhooks.index({ search: 'CRM de la clientela' })).data
  const [row] = (await portal.ticketWebhooks.deliveries(webhook?.id ?? '')).data
  await portal.ticketWebhooks.redeliver(row?.id ?? '')
  await vi.waitFor(() => expect(answers).toEqual(['ok', 'known']), waitLimit)
  other.close()
  await server.close()
  vi.restoreAllMocks()
})
